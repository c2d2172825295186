/** The minutes after its placement in which an order can be cancelled, unless the gateway sets another limit. */
const DEFAULT_MINUTES = 30;

/**
 * Returns why an order cannot be cancelled: `canceled` if it already is, or `state` for any other reason; undefined if it can be.
 *
 * @param minutes the time limit, in minutes after the order was placed
 */
function findRefusal({ status, created_at }, minutes) {
  if (status === 'canceled') return 'canceled';
  const isTooOld = Date.now() - Date.parse(created_at) > Number(minutes ?? DEFAULT_MINUTES) * 60_000;
  return status !== 'pending' || isTooOld ? 'state' : undefined;
}

/** Whether a part of an order is packed. Medusa then does not cancel the whole order. */
function isPacked({ fulfillments }) {
  return fulfillments.some(({ canceled_at }) => !canceled_at);
}

module.exports = { findRefusal, isPacked };
