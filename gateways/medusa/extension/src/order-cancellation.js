/** Nothing of an order is cancelled later than this after it was placed, unless the gateway says otherwise. */
const DEFAULT_MINUTES = 30;

/**
 * Why nothing of an order can be cancelled: it is `canceled` already, or in another `state`; undefined if something can be.
 *
 * @param minutes how long after it was placed
 */
function findRefusal({ status, created_at }, minutes) {
  if (status === 'canceled') return 'canceled';
  const isTooOld = Date.now() - Date.parse(created_at) > Number(minutes ?? DEFAULT_MINUTES) * 60_000;
  return status !== 'pending' || isTooOld ? 'state' : undefined;
}

/** Whether a part of an order is in a parcel: Medusa does not cancel the whole order then. */
function isPacked({ fulfillments }) {
  return fulfillments.some(({ canceled_at }) => !canceled_at);
}

module.exports = { findRefusal, isPacked };
