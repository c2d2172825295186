const { refundPaymentWorkflow } = require('@medusajs/medusa/core-flows');

const NOTE = 'Cancelled by the shopper';

/** Returns how much more was paid for an order than it costs. */
async function getExcess(scope, orderId) {
  const { data } = await scope
    .resolve('query')
    .graph({ entity: 'order', fields: ['id', 'summary'], filters: { id: orderId } });
  return Math.max(0, -Number(data[0]?.summary?.pending_difference ?? 0));
}

/**
 * Refunds what was paid for an order beyond its cost. If the provider refuses, the dashboard shows the refund as due, as after any edit of
 * an order. The caller holds the lock of the order.
 *
 * @param options `beyond` is an amount that is not refunded, such as refunds about which the staff still decides
 */
async function refundExcess(scope, orderId, { beyond = 0, actor }) {
  try {
    let due = (await getExcess(scope, orderId)) - beyond;
    for (const { id, left } of due > 0 ? await listCaptured(scope, orderId) : []) {
      const amount = Math.min(due, left);
      if (amount <= 0) continue;
      await refundPaymentWorkflow(scope).run({ input: { payment_id: id, amount, created_by: actor, note: NOTE } });
      due -= amount;
    }
  } catch (error) {
    // Log only the name: a provider's message may contain personal data.
    scope.resolve('logger').error(`What a shopper cancelled was not paid back (${error.name}). The order owes it.`);
  }
}

/** Lists the payments of an order, with the captured amounts that were not refunded. */
async function listCaptured(scope, orderId) {
  const payments = 'payment_collections.payments';
  const { data } = await scope.resolve('query').graph({
    entity: 'order',
    fields: ['id', `${payments}.id`, `${payments}.captures.amount`, `${payments}.refunds.amount`],
    filters: { id: orderId },
  });
  const sum = (all) => (all ?? []).reduce((total, { amount }) => total + Number(amount), 0);
  return data
    .flatMap((order) => order.payment_collections ?? [])
    .flatMap((collection) => collection.payments ?? [])
    .map(({ id, captures, refunds }) => ({ id, left: sum(captures) - sum(refunds) }));
}

module.exports = { getExcess, refundExcess };
