const { cancelFulfillmentWorkflow, cancelReturnWorkflow } = require('@medusajs/medusa/core-flows');

/**
 * Whether nothing of a return was sent yet, as far as Medusa knows: its parcel is not on its way, and nothing arrived. The
 * return of an exchange or a claim is a part of it, and is not cancelled by itself.
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

/** Whether the staff have begun to receive a return. Medusa marks its units only when they are done. */
async function isBeingReceived(scope, { id }) {
  const { data } = await scope.resolve('query').graph({
    entity: 'order_change',
    fields: ['id'],
    filters: { return_id: id, change_type: 'return_receive', status: ['pending', 'requested'] },
    pagination: { take: 1 },
  });
  return data.length > 0;
}

function listParcels(fulfillments = []) {
  return fulfillments.filter((one) => one && !one.canceled_at);
}

module.exports = { cancelReturn, isBeingReceived, isReturnCancellable };
