import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemo } from './start-demo.js';

const DEFAULT_PORT = 5173;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const dataFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'sandbox', '.data');
/** Tests leave nothing behind. */
const isInMemory = process.env['ORDERS_SANDBOX_MEMORY'] !== undefined;
const demo = await startDemo({ port, ...(!isInMemory && { dataFolder }) }).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const ports = `${port} or ${port + 1}`;
  console.error(isTaken ? `Port ${ports} is in use. Choose another: PORT=${port + 100} npm start` : error);
  process.exit(1);
});
console.log(`
  Orders area, demo and sandbox

  Start here     ${demo.shopOrigin}/
  Member site    ${demo.shopOrigin}/us/en/orders/details/
  Kiosk          ${demo.shopOrigin}/kiosk/
  Playground     ${demo.shopOrigin}/playground/
  Gallery        ${demo.shopOrigin}/playground/gallery/
  Partner page   ${demo.partnerOrigin}/partner/

  Press Ctrl+C to stop.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void demo.close().then(() => process.exit(0)));
}
