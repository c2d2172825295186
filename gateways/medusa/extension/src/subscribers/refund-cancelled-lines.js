const { listLineCancellations } = require('../line-cancellation.js');
const { withOrderLock } = require('../order-lock.js');
const { refundExcess } = require('../refund-excess.js');

/**
 * Refunds units that a shopper cancelled before the payment was captured. Medusa cannot tell a provider to capture less than was
 * authorised, and its dashboard captures all of it.
 */
module.exports.default = async ({ event, container }) => {
  const { data } = await container.resolve('query').graph({
    entity: 'payment',
    fields: ['id', 'payment_collection.order.id'],
    filters: { id: event.data.id },
  });
  const orderId = data[0]?.payment_collection?.order?.id;
  if (!orderId) return;
  const cancellations = await listLineCancellations(container, orderId);
  if (cancellations.length > 0) await withOrderLock(container, orderId, () => refundExcess(container, orderId, {}));
};

module.exports.config = { event: 'payment.captured', context: { subscriberId: 'orders-area-refund-cancelled-lines' } };
