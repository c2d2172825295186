const { toNumberFilter } = require('./read-orders.js');

const MINUTE = 60_000;
const LONGEST_PAUSE = 60;

/** The name of the template at the shop's e-mail provider. */
const TEMPLATE = 'orders-area-withdrawal';

/**
 * Records the order of a statement, and passes the receipt to the shop's e-mail provider. It runs after the answer, so that the time of the
 * answer does not reveal whether the order exists. If something fails, a job tries again with growing delays, because the law requires a
 * receipt for each statement.
 */
async function settleWithdrawal(scope, withdrawal) {
  const { id, reference } = withdrawal;
  const attempts = withdrawal.receipt_attempts + 1;
  const settle = async () => {
    const order = await findOrder(scope, withdrawal);
    await scope.resolve('ordersAreaWithdrawals').updateWithdrawals({ id, ...order });
    await sendReceipt(scope, withdrawal);
    return { receipt_sent_at: new Date() };
  };
  const result = await settle().catch((error) => {
    // Log only the name: a provider's message may contain the address.
    scope.resolve('logger').error(`The receipt of withdrawal ${reference} was not sent (${error.name}).`);
    return { receipt_due_at: new Date(Date.now() + Math.min(2 ** attempts, LONGEST_PAUSE) * MINUTE) };
  });
  await scope
    .resolve('ordersAreaWithdrawals')
    .updateWithdrawals({ id, receipt_attempts: attempts, ...result })
    .catch(() => scope.resolve('logger').error(`Withdrawal ${reference} was not updated.`));
}

async function findOrder(scope, { order_number, sender }) {
  const { data } = await scope.resolve('query').graph({
    entity: 'order',
    fields: ['id', 'email'],
    filters: { $and: [toNumberFilter(order_number)], is_draft_order: false },
    pagination: { take: 1 },
  });
  const [order] = data;
  return { order_id: order?.id ?? null, is_of_customer: order?.email?.toLowerCase() === sender };
}

async function sendReceipt(scope, withdrawal) {
  const { id, reference, order_number, name, email, statement, country, language, received_at } = withdrawal;
  await scope.resolve('notification').createNotifications({
    to: email,
    channel: 'email',
    template: TEMPLATE,
    trigger_type: 'orders-area.withdrawal',
    resource_type: 'withdrawal',
    resource_id: id,
    data: { reference, order_number, name, statement, country, language, received_at: toText(received_at) },
  });
}

function toText(moment) {
  return new Date(moment).toISOString();
}

module.exports = { settleWithdrawal, toText };
