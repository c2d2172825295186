const { createMatcher } = require('./match-orders.js');

/** How many orders a search reads at once: few for the first page, where most searches end. */
const BATCHES = [50, 200];
/** How many orders one request looks through. The next page goes on from there. */
const MOST_SEARCHED = 5_000;

/**
 * Finds one page of a member's orders, newest first.
 *
 * @param request `filters` for Medusa, the last order of the page before as `after`, the size `take`, and a `search` if there is one
 * @returns the ids, and the order after which the next page begins if there is one
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

/** One order more than the page has says that there is a next one. */
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
