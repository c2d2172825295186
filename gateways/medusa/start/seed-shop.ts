import type { MedusaApi } from './medusa-api.js';

export interface Shop {
  readonly publishableKey: string;
  readonly regions: Readonly<Record<'us' | 'de', string>>;
  readonly shippingOptions: Readonly<Record<'us' | 'de', string>>;
  /** The variants of the catalogue by their article number. */
  readonly variants: ReadonlyMap<string, string>;
}

type Named<Name extends string> = Readonly<Record<Name, { readonly id: string }>>;

const MANUAL = 'manual_manual';
const MARKETS = [
  { country: 'us', currency: 'usd', taxRate: 8.25, isGross: false, price: 5.95 },
  { country: 'de', currency: 'eur', taxRate: 19, isGross: true, price: 4.9 },
] as const;

/** Title, kind, sizes, colour and prices. The barcodes are invented, like the shop. */
const PRODUCTS = [
  ['Pacer Running Shoe', 'Running shoe', ['8', '9', '10'], 'Black', 129.95, 139.95],
  ['Court Classic', 'Sneaker', ['8', '9'], 'White', 89.99, 95],
  ['Trail Shorts', 'Shorts', ['S', 'M', 'L'], 'Green', 44.5, 49.9],
  ['Everyday Socks', 'Socks', ['M'], 'Grey', 12.35, 13.99],
  ['Rain Jacket', 'Jacket', ['M', 'L'], 'Blue', 159, 169],
] as const;

/** An article that needs no delivery. */
export const VOUCHER = 'FH-VOUCHER';

/** An article whose stock Medusa counts. */
export const STOCKED = 'FH106-RED-ONE';

/** A product in several colours and sizes whose stock Medusa counts: colour, size, prices and stock. */
const SWEATERS = [
  ['Navy', 'S', 69.95, 64.9, 1_000],
  ['Navy', 'M', 69.95, 64.9, 1_000],
  ['Navy', 'L', 69.95, 64.9, 0],
  ['Navy', 'XL', 69.95, 64.9, 1],
  ['Sand', 'M', 59.95, 54.9, 1_000],
  ['Gold', 'M', 79.95, 74.9, 1_000],
] as const;

/** Sets up a shop with two countries and a catalogue, using only the Admin API. */
export async function seedShop(admin: MedusaApi): Promise<Shop> {
  const { sales_channels: channels } = await admin<{ sales_channels: { id: string }[] }>('/admin/sales-channels');
  const channel =
    channels[0] ?? (await admin<Named<'sales_channel'>>('/admin/sales-channels', { name: 'Web shop' })).sales_channel;
  const { stores } = await admin<{ stores: { id: string }[] }>('/admin/stores');
  await admin(`/admin/stores/${stores[0]?.id}`, {
    supported_currencies: MARKETS.map(({ currency, isGross }) => ({
      currency_code: currency,
      is_default: currency === 'usd',
      is_tax_inclusive: isGross,
    })),
    default_sales_channel_id: channel.id,
  });
  const regions = await createRegions(admin);
  const location = await createLocation(admin, channel.id);
  const shippingOptions = await createShipping(admin, location);
  await createReasons(admin);
  await admin('/admin/promotions', {
    code: 'TENPERCENT',
    type: 'standard',
    status: 'active',
    application_method: { type: 'percentage', value: 10, target_type: 'items', allocation: 'across' },
  });
  const variants = await createProducts(admin, channel.id);
  for (const create of [createCap, createSweater]) {
    for (const [sku, id] of await create(admin, channel.id, location)) variants.set(sku, id);
  }
  const { api_key: key } = await admin<{ api_key: { id: string; token: string } }>('/admin/api-keys', {
    title: 'Web shop',
    type: 'publishable',
  });
  await admin(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel.id] });
  return { publishableKey: key.token, regions, shippingOptions, variants };
}

async function createRegions(admin: MedusaApi): Promise<Shop['regions']> {
  const ids: Record<string, string> = {};
  for (const { country, currency, taxRate, isGross } of MARKETS) {
    const { region } = await admin<Named<'region'>>('/admin/regions', {
      name: country.toUpperCase(),
      currency_code: currency,
      countries: [country],
      payment_providers: ['pp_system_default'],
      automatic_taxes: true,
      is_tax_inclusive: isGross,
    });
    await admin('/admin/tax-regions', {
      country_code: country,
      provider_id: 'tp_system',
      default_tax_rate: { name: 'Tax', code: 'standard', rate: taxRate },
    });
    ids[country] = region.id;
  }
  return ids as Shop['regions'];
}

async function createLocation(admin: MedusaApi, channelId: string): Promise<string> {
  const { stock_location: location } = await admin<Named<'stock_location'>>('/admin/stock-locations', {
    name: 'Warehouse',
    address: { address_1: '1 Dock Street', city: 'Portland', country_code: 'us', postal_code: '97209' },
  });
  await admin(`/admin/stock-locations/${location.id}/sales-channels`, { add: [channelId] });
  await admin(`/admin/stock-locations/${location.id}/fulfillment-providers`, { add: [MANUAL] });
  return location.id;
}

interface FulfillmentSets {
  readonly fulfillment_sets: { readonly id: string }[];
}

interface ServiceZones {
  readonly fulfillment_set: { readonly service_zones: { readonly id: string }[] };
}

async function createShipping(admin: MedusaApi, locationId: string): Promise<Shop['shippingOptions']> {
  const { stock_location: location } = await admin<{ stock_location: FulfillmentSets }>(
    `/admin/stock-locations/${locationId}/fulfillment-sets?fields=*fulfillment_sets`,
    { name: 'Parcels', type: 'shipping' },
  );
  const { shipping_profiles: profiles } = await admin<{ shipping_profiles: { id: string }[] }>(
    '/admin/shipping-profiles',
  );
  const profile =
    profiles[0]?.id ??
    (await admin<Named<'shipping_profile'>>('/admin/shipping-profiles', { name: 'Default', type: 'default' }))
      .shipping_profile.id;
  const ids: Record<string, string> = {};
  for (const { country, currency, price } of MARKETS) {
    const { fulfillment_set: set } = await admin<ServiceZones>(
      `/admin/fulfillment-sets/${location.fulfillment_sets[0]?.id}/service-zones?fields=*service_zones`,
      { name: country.toUpperCase(), geo_zones: [{ type: 'country', country_code: country }] },
    );
    const create = (name: string, amount: number, isReturn: boolean) =>
      admin<Named<'shipping_option'>>('/admin/shipping-options', {
        name,
        service_zone_id: set.service_zones.at(-1)?.id,
        shipping_profile_id: profile,
        provider_id: MANUAL,
        price_type: 'flat',
        type: { label: name, description: name, code: name.toLowerCase() },
        prices: [{ currency_code: currency, amount }],
        rules: [
          { attribute: 'is_return', operator: 'eq', value: String(isReturn) },
          { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
        ],
      });
    ids[country] = (await create('Standard', price, false)).shipping_option.id;
    await create('Return', 0, true);
  }
  return ids as Shop['shippingOptions'];
}

/** Creates return reasons with the codes of the contract, so that the dashboard shows the shopper's reason of a return. */
async function createReasons(admin: MedusaApi): Promise<void> {
  const reasons = { 1: "Doesn't fit", 3: 'Damaged', 5: 'Wrong item', 6: 'Not as expected' };
  for (const [value, label] of Object.entries(reasons)) await admin('/admin/return-reasons', { value, label });
}

async function createProducts(admin: MedusaApi, channelId: string): Promise<Map<string, string>> {
  const variants = new Map<string, string>();
  const { shipping_profiles: profiles } = await admin<{ shipping_profiles: { id: string }[] }>(
    '/admin/shipping-profiles',
  );
  for (const [index, [title, kind, sizes, color, usd, eur]] of PRODUCTS.entries()) {
    const { product_type: type } = await admin<Named<'product_type'>>('/admin/product-types', { value: kind });
    const style = `FH${100 + index}-${color.slice(0, 3).toUpperCase()}`;
    const { product } = await admin<{ product: { variants: { id: string; sku: string }[] } }>('/admin/products', {
      title,
      status: 'published',
      type_id: type.id,
      shipping_profile_id: profiles[0]?.id,
      sales_channels: [{ id: channelId }],
      options: [
        { title: 'Size', values: [...sizes] },
        { title: 'Color', values: [color] },
      ],
      variants: sizes.map((size, at) => ({
        title: `${size} / ${color}`,
        sku: `${style}-${size}`,
        barcode: `09999${100 + index}${String(at).padStart(5, '0')}`,
        manage_inventory: false,
        options: { Size: size, Color: color },
        prices: [
          { currency_code: 'usd', amount: usd },
          { currency_code: 'eur', amount: eur },
        ],
      })),
    });
    for (const { id, sku } of product.variants) variants.set(sku, id);
  }
  variants.set(VOUCHER, await createVoucher(admin, channelId));
  return variants;
}

/** Creates the voucher. It has no shipping profile, so Medusa requires no shipping method. */
async function createVoucher(admin: MedusaApi, channelId: string): Promise<string> {
  const { product } = await admin<{ product: { variants: { id: string }[] } }>('/admin/products', {
    title: 'Gift Voucher',
    status: 'published',
    sales_channels: [{ id: channelId }],
    options: [{ title: 'Value', values: ['25'] }],
    variants: [
      {
        ...{ title: '25', sku: VOUCHER, barcode: '0999910500000', manage_inventory: false, options: { Value: '25' } },
        prices: ['usd', 'eur'].map((currency_code) => ({ currency_code, amount: 25 })),
      },
    ],
  });
  return product.variants[0]?.id ?? '';
}

interface StockedProduct {
  readonly product: {
    readonly variants: {
      readonly id: string;
      readonly sku: string;
      readonly inventory_items: { readonly inventory_item_id: string }[];
    }[];
  };
}

/** Creates a product with counted stock, and the given stock of each article at the location. */
async function createCounted(
  admin: MedusaApi,
  locationId: string,
  { counts, ...product }: { readonly counts: Readonly<Record<string, number>>; readonly [field: string]: unknown },
): Promise<[sku: string, id: string][]> {
  const { shipping_profiles: profiles } = await admin<{ shipping_profiles: { id: string }[] }>(
    '/admin/shipping-profiles',
  );
  const created = await admin<StockedProduct>('/admin/products?fields=*variants,*variants.inventory_items', {
    ...{ status: 'published', shipping_profile_id: profiles[0]?.id, ...product },
  });
  const { variants } = created.product;
  await admin('/admin/inventory-items/location-levels/batch', {
    create: variants.map(({ sku, inventory_items: [item] }) => ({
      ...{ inventory_item_id: item?.inventory_item_id, location_id: locationId, stocked_quantity: counts[sku] },
    })),
  });
  return variants.map(({ sku, id }) => [sku, id]);
}

function createCap(admin: MedusaApi, channelId: string, locationId: string) {
  return createCounted(admin, locationId, {
    ...{ title: 'Winter Cap', sales_channels: [{ id: channelId }], counts: { [STOCKED]: 1_000 } },
    options: [{ title: 'Color', values: ['Red'] }],
    variants: [
      {
        ...{ title: 'Red', sku: STOCKED, barcode: '0999910600000', manage_inventory: true, options: { Color: 'Red' } },
        prices: ['usd', 'eur'].map((currency_code) => ({ currency_code, amount: 19.9 })),
      },
    ],
  });
}

function createSweater(admin: MedusaApi, channelId: string, locationId: string) {
  const toSku = (color: string, size: string): string => `FH107-${color.slice(0, 3).toUpperCase()}-${size}`;
  return createCounted(admin, locationId, {
    ...{ title: 'Wool Sweater', sales_channels: [{ id: channelId }] },
    counts: Object.fromEntries(SWEATERS.map(([color, size, , , count]) => [toSku(color, size), count])),
    options: [
      { title: 'Size', values: [...new Set(SWEATERS.map(([, size]) => size))] },
      { title: 'Color', values: [...new Set(SWEATERS.map(([color]) => color))] },
    ],
    variants: SWEATERS.map(([color, size, usd, eur], at) => ({
      ...{ title: `${size} / ${color}`, sku: toSku(color, size), barcode: `09999107${String(at).padStart(5, '0')}` },
      ...{ manage_inventory: true, variant_rank: at, options: { Size: size, Color: color } },
      prices: [
        { currency_code: 'usd', amount: usd },
        { currency_code: 'eur', amount: eur },
      ],
    })),
  });
}
