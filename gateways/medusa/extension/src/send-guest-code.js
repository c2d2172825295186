const { randomUUID } = require('node:crypto');
const { toDigits } = require('./modules/guest-codes/service.js');
const { findOrder } = require('./read-orders.js');

/** The name of the template at the shop's notification provider. */
const TEMPLATE = 'orders-area-guest-code';
/** The number of an exchange or a return, which begins with the number of its order. */
const PART_NUMBER = /^(.+?)(?:E\d{1,9})?(?:R\d{1,9})?$/;

/**
 * Passes a code to the shop's e-mail provider, if order and contact belong together. It runs after the answer, so that the time of the
 * answer does not reveal whether they do.
 */
async function sendGuestCode(scope, code, { order_number, email, country, language }) {
  const send = async () => {
    const order = await findSold(scope, { number: order_number, email });
    if (!order) return;
    const codes = scope.resolve('ordersAreaGuestCodes');
    if (!code.is_right) await codes.updateGuestCodes({ id: code.id, is_right: true });
    const message = { order_number, country, language, expires_at: new Date(code.expires_at).toISOString() };
    await notify(scope, { to: order.email, message, digits: toDigits(code) });
  };
  await send().catch((error) => {
    // Log only the name: a provider's message may contain the address.
    scope.resolve('logger').error(`A guest's code was not sent (${error.name}).`);
  });
}

/** Finds the order with that number, or the order whose return or exchange has it. */
async function findSold(scope, { number, email }) {
  const [, sold] = PART_NUMBER.exec(number) ?? [];
  const isPart = sold !== undefined && sold !== number;
  return (await findOrder(scope, { number, email })) ?? (isPart && findOrder(scope, { number: sold, email }));
}

async function notify(scope, { to, message, digits }) {
  const notifications = scope.resolve('notification');
  const id = `noti_${randomUUID()}`;
  try {
    await notifications.createNotifications({
      ...{ id, to, channel: 'email', template: TEMPLATE, trigger_type: 'orders-area.guest-code' },
      data: { ...message, code: digits },
    });
  } finally {
    // Remove the code: Medusa stores what it sends and shows it to the staff. An update keeps the fields that it does not name.
    await notifications.updateNotifications({ id, data: { ...message, code: null } });
  }
}

module.exports = { sendGuestCode };
