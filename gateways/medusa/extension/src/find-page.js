const { createMatcher } = require('./match-orders.js');

/** The number of orders that a search reads at once: few at first, because most searches fill their page with those. */
const BATCHES = [50, 200];
/** The most orders that one request searches. The next page continues from there. */
const MOST_SEARCHED = 5_000;

/**
 * Finds one page of a member's orders, newest first.
 *
 * @param request `filters` for Medusa, the last order of the previous page as `after`, the page size `take`, and optionally a `search`
 * @returns the orders, and as `next` the order after which the next page begins, if there is one
 */
async function findPage(scope, { filters, after, take, search }) {
  if (!search) {
    const orders = await listAfter(scope, { filters, after, take: take + 1 });
    return toPage(orders, take);
  }
  const matches = createMatcher(scope, search);
  const found = [];
  let last = after;
  for (let searched = 0; searched < MOST_SEARCHED;) {
    const size = BATCHES[searched === 0 ? 0 : 1];
    const orders = await listAfter(scope, { filters, after: last, take: size });
    found.push(...(await matches(orders)));
    if (found.length > take || orders.length < size) return toPage(found, take);
    searched += size;
    last = orders.at(-1);
  }
  return { orders: found, next: last };
}

/** Cuts a page from orders that were read with one more than the page has. That order shows that there is a next page. */
function toPage(orders, take) {
  const page = orders.slice(0, take);
  return { orders: page, next: orders.length > take ? page.at(-1) : undefined };
}

async function listAfter(scope, { filters, after, take }) {
  const older = after && {
    $or: [{ created_at: { $lt: after.created_at } }, { created_at: after.created_at, id: { $lt: after.id } }],
  };
  const { data } = await scope.resolve('query').graph({
    entity: 'order',
    fields: ['id', 'created_at', 'custom_display_id', 'display_id', 'status', 'version'],
    filters: older ? { $and: [filters, older] } : filters,
    pagination: { take, order: { created_at: 'DESC', id: 'DESC' } },
  });
  return data;
}

module.exports = { findPage };
