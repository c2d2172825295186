import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoSettings, RunningDemo } from './start-demo.js';

const DEFAULT_PORT = 5173;

/** Runs the demo as a command, on the port in `PORT`, until Ctrl+C. */
export async function runDemo(start: (settings: DemoSettings) => Promise<RunningDemo>): Promise<void> {
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  /** Demos that run side by side each keep their own orders. */
  const dataFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'sandbox', '.data', String(port));
  /** Tests must not leave data behind. */
  const isInMemory = process.env['ORDERS_SANDBOX_MEMORY'] !== undefined;
  const demo = await start({ port, ...(!isInMemory && { dataFolder }) }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const ports = `${port} or ${port + 1}`;
    console.error(isTaken ? `Port ${ports} is in use. Choose another: PORT=${port + 100}` : error);
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
}
