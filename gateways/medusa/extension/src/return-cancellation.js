const { cancelFulfillmentWorkflow, cancelReturnWorkflow } = require('@medusajs/medusa/core-flows');

/**
 * Whether nothing of a return was sent yet, as far as Medusa knows: its parcel was not shipped, and no unit was received. The return of an
 * exchange or a claim cannot be cancelled on its own.
 */
function isReturnCancellable({ status, canceled_at, exchange_id, claim_id, items, fulfillments }) {
  if (status !== 'requested' || canceled_at || exchange_id || claim_id) return false;
  const isReceived = ({ received_quantity: received, damaged_quantity: damaged }) =>
    Number(received ?? 0) > 0 || Number(damaged ?? 0) > 0;
  return !items.some(isReceived) && !listParcels(fulfillments).some((one) => one.shipped_at || one.delivered_at);
}

/** Cancels a return with its parcels. The caller holds the lock of its order. */
async function cancelReturn(scope, { id, fulfillments }, canceledBy) {
  for (const parcel of listParcels(fulfillments)) {
    await cancelFulfillmentWorkflow(scope).run({ input: { id: parcel.id } });
  }
  await cancelReturnWorkflow(scope).run({ input: { return_id: id, canceled_by: canceledBy } });
}

/**
 * Finds the change that the staff has begun and not finished. Medusa allows one at a time.
 *
 * @returns 'receiving' if the staff is receiving this return, which Medusa marks as received only at the end; 'other' for any other change;
 *   undefined if there is none
 */
async function findOpenWork(scope, orderId, { id }) {
  const { data } = await scope.resolve('query').graph({
    entity: 'order_change',
    fields: ['id', 'return_id', 'change_type'],
    filters: { order_id: orderId, status: ['pending', 'requested'] },
    pagination: { take: 1 },
  });
  const [change] = data;
  if (!change) return undefined;
  return change.return_id === id && change.change_type === 'return_receive' ? 'receiving' : 'other';
}

function listParcels(fulfillments = []) {
  return fulfillments.filter((one) => one && !one.canceled_at);
}

module.exports = { cancelReturn, findOpenWork, isReturnCancellable };
