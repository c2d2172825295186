const { getVariantAvailability, QueryContext } = require('@medusajs/framework/utils');

const PRODUCT_FIELDS = ['id', 'title', 'thumbnail', 'sales_channels.id'];
const VARIANT_FIELDS = [
  ...['id', 'sku', 'barcode', 'thumbnail', 'variant_rank', 'manage_inventory', 'allow_backorder'],
  ...['options.value', 'options.option.title', 'calculated_price.calculated_amount'],
];

/**
 * Reads the products that the shop currently sells, with the price and the stock of each article.
 *
 * @param order with `region_id`, `currency_code` and `sales_channel_id`
 */
async function readReplacements(scope, order, productIds) {
  if (productIds.length === 0) return [];
  const query = scope.resolve('query');
  const { region_id, currency_code, sales_channel_id } = order;
  const { data } = await query.graph({
    entity: 'product',
    fields: [...PRODUCT_FIELDS, ...VARIANT_FIELDS.map((name) => `variants.${name}`)],
    filters: { id: productIds, status: 'published' },
    context: { variants: { calculated_price: QueryContext({ region_id, currency_code }) } },
  });
  const sold = data.filter(
    ({ sales_channels }) => !sales_channel_id || sales_channels?.some(({ id }) => id === sales_channel_id),
  );
  const stock = await readStock(query, sold, sales_channel_id);
  return sold.map(({ id, title, thumbnail, variants }) => ({
    ...{ id, title, thumbnail },
    variants: [...variants]
      .sort((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0))
      .map((variant) => ({ ...variant, stock: stock.get(variant.id) ?? null })),
  }));
}

/** Reads the stock of each article. Articles without counted stock, or that may be sold beyond it, have no entry. */
async function readStock(query, products, sales_channel_id) {
  const counted = products
    .flatMap(({ variants }) => variants)
    .filter(({ manage_inventory, allow_backorder }) => manage_inventory && !allow_backorder)
    .map(({ id }) => id);
  if (counted.length === 0) return new Map();
  const found = await getVariantAvailability(query, { variant_ids: counted, sales_channel_id });
  return new Map(counted.map((id) => [id, found[id]?.availability ?? 0]));
}

/** Finds the articles that are no longer sold, or of which the shop has fewer units than these lines need. */
function findSoldOut(products, lines) {
  const variants = new Map(products.flatMap((product) => product.variants.map((one) => [one.id, one])));
  return lines.filter(({ variantId }) => {
    const variant = variants.get(variantId);
    const wanted = lines
      .filter((line) => line.variantId === variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return !variant || (variant.stock !== null && variant.stock < wanted);
  });
}

module.exports = { findSoldOut, readReplacements };
