const { createHash } = require('node:crypto');
const { createStep, StepResponse } = require('@medusajs/framework/workflows-sdk');

const OPEN = ['pending', 'requested'];

/** The last step of a workflow that changes an order, in a single transaction. If a step before it fails, the workflow is undone. */
const confirmStep = createStep('orders-area-confirm-order-change', async ({ id, created_by }, { container }) => {
  await container.resolve('order').confirmOrderChange({ id, confirmed_by: created_by });
  return new StepResponse(id);
});

/**
 * Lists the changes that this extension made to an order for its shopper, recognised by a note in their metadata.
 *
 * @returns `earlier`: those that were carried out, with their notes; `abandoned`: those that were only begun; `isBusy`: whether the staff
 * has begun a change and not finished it
 */
async function listChanges(scope, orderId) {
  const { data } = await scope.resolve('query').graph({
    entity: 'order_change',
    fields: ['id', 'status', 'version', 'metadata', 'exchange_id', 'return_id', 'actions.details'],
    filters: { order_id: orderId },
  });
  const mine = data.filter(({ metadata }) => metadata?.orders_area);
  const others = data.filter((change) => !mine.includes(change));
  return {
    earlier: mine
      .filter(({ status }) => status === 'confirmed')
      .map(({ version, exchange_id, metadata }) => ({ version, exchange_id, ...metadata.orders_area })),
    abandoned: mine.filter(({ status }) => OPEN.includes(status)),
    isBusy: others.some(({ status }) => OPEN.includes(status)),
  };
}

/** Undoes changes that an instance of the shop began and did not finish. The caller holds the lock of the order. */
async function undoAbandoned(scope, abandoned) {
  const orders = scope.resolve('order');
  for (const { id, exchange_id, return_id, actions } of abandoned) {
    if (return_id) await orders.updateReturns([{ id: return_id, exchange: null }]);
    if (exchange_id) {
      const lineIds = (actions ?? []).map(({ details }) => details.reference_id);
      await scope.resolve('inventory').deleteReservationItemsByLineItem(lineIds);
      await orders.deleteOrderExchanges([exchange_id]);
    }
    await orders.deleteOrderChanges([id]);
  }
}

/** A digest that is the same for equal texts in any order. */
function digest(texts) {
  return createHash('sha256')
    .update([...texts].sort().join('\n'))
    .digest('base64url');
}

module.exports = { confirmStep, digest, listChanges, undoAbandoned };
