import { createApi, type MedusaApi, type Person } from './medusa-api.js';
import type { Shop } from './seed-shop.js';

export interface Purchase {
  readonly country: 'us' | 'de';
  readonly email: string;
  /** The token of a member; absent for guests. */
  readonly token?: string;
  /** The number of units by article number. */
  readonly units: Readonly<Record<string, number>>;
  readonly promotion?: string;
  /** Whether none of the units needs a delivery. */
  readonly isSentByEmail?: boolean;
}

/** An order as the shop's staff know it. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly items: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
}

const ADDRESSES = {
  us: {
    first_name: 'Robin',
    last_name: 'Doe',
    address_1: '100 Main Street',
    city: 'Portland',
    province: 'OR',
    postal_code: '97205',
    country_code: 'us',
    phone: '5035550101',
  },
  de: {
    first_name: 'Robin',
    last_name: 'Doe',
    address_1: 'Hauptstraße 1',
    city: 'Berlin',
    postal_code: '10115',
    country_code: 'de',
    phone: '0305550101',
  },
} as const;

interface CompletedCart {
  readonly order: {
    readonly id: string;
    readonly custom_display_id: string;
    readonly items: readonly { readonly id: string; readonly variant_sku: string; readonly quantity: number }[];
  };
}

/** Places an order as a storefront does: cart, shipping, payment, completion, all through the Store API. */
export async function placeOrder(url: string, shop: Shop, purchase: Purchase): Promise<PlacedOrder> {
  const { country, email, token, units, promotion, isSentByEmail = false } = purchase;
  const store = createStoreApi(url, shop, token);
  const { cart } = await store<{ cart: { id: string } }>('/store/carts', {
    region_id: shop.regions[country],
    email,
    shipping_address: ADDRESSES[country],
    billing_address: ADDRESSES[country],
    items: Object.entries(units).map(([sku, quantity]) => ({ variant_id: shop.variants.get(sku), quantity })),
    ...(promotion !== undefined && { promo_codes: [promotion] }),
  });
  if (!isSentByEmail) {
    await store(`/store/carts/${cart.id}/shipping-methods`, { option_id: shop.shippingOptions[country] });
  }
  const { payment_collection: payment } = await store<{ payment_collection: { id: string } }>(
    '/store/payment-collections',
    { cart_id: cart.id },
  );
  await store(`/store/payment-collections/${payment.id}/payment-sessions`, { provider_id: 'pp_system_default' });
  const { order } = await store<CompletedCart>(
    `/store/carts/${cart.id}/complete?fields=id,custom_display_id,*items`,
    {},
  );
  return {
    id: order.id,
    number: order.custom_display_id,
    items: order.items.map(({ id, variant_sku: sku, quantity }) => ({ id, sku, quantity })),
  };
}

export function createStoreApi(url: string, shop: Shop, token?: string): MedusaApi {
  return createApi(url, {
    'x-publishable-api-key': shop.publishableKey,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
}

/** Registers a customer as a storefront does, and returns the token. */
export async function registerMember(url: string, shop: Shop, person: Person): Promise<string> {
  const { email, password, first_name, last_name } = person;
  const open = createApi(url, {});
  const { token } = await open<{ token: string }>('/auth/customer/emailpass/register', { email, password });
  const store = createStoreApi(url, shop, token);
  await store('/store/customers', { email, first_name, last_name });
  const signedIn = await open<{ token: string }>('/auth/customer/emailpass', { email, password });
  const member = createStoreApi(url, shop, signedIn.token);
  await member('/store/customers/me/addresses', { ...ADDRESSES.us, is_default_shipping: true });
  return signedIn.token;
}
