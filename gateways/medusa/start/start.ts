import { seedOrders } from './seed-orders.js';
import { startStack } from './stack.js';

/** Starts everything with one command, until Ctrl+C. `PORT` moves all of its ports. */
const port = Number(process.env['PORT'] ?? 9000);
const stack = await startStack({ port, copies: 1, log: (text) => console.log(text) }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stack.stop().then(() => process.exit(0)));
}
console.log('Placing orders');
const orders = await seedOrders(stack);
console.log(`
  Orders area on Medusa 2

  Guest          ${stack.siteUrl}/us/en/orders/details/
  With a code    ${stack.siteUrl}/us/en/orders/details/?proof=code, which arrives in ${stack.siteUrl}/mailbox
  Member Robin   ${stack.siteUrl}/us/en/orders/?as=robin
  Member Kim     ${stack.siteUrl}/us/en/orders/?as=kim
  Withdrawal     ${stack.siteUrl}/de/en/orders/withdrawal/
  Gateway        ${stack.gatewayUrl}
  Medusa         ${stack.medusaUrls[0]}

${orders.map(({ number, email, state }) => `  ${number}  ${email.padEnd(22)}  ${state}`).join('\n')}

  Press Ctrl+C to stop.
`);
