import { accessSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createGateway } from './create-gateway.js';
import { createGuestTokens } from './http/guest-tokens.js';
import { createPreviewIds } from './http/preview-ids.js';
import { createMedusaEngine } from './medusa/create-medusa-engine.js';

/** Runs one copy of the gateway. All settings are environment variables; README.md lists them. */
const port = Number(process.env['PORT'] ?? 9001);
const list = (name: string): string[] => (process.env[name] ?? '').split(',').filter(Boolean);
const productPage = process.env['PRODUCT_PAGE'];
const [seller, font] = [process.env['INVOICE_SELLER'], process.env['INVOICE_FONT']];
// Fail at the start and not with the first invoice.
if (font) accessSync(font);

const proof = process.env['GUEST_PROOF'] ?? 'contact';
if (!['contact', 'code'].includes(proof)) throw new Error('GUEST_PROOF is either contact or code.');
const key = readSetting('ORDERS_AREA_KEY');
const engine = createMedusaEngine({
  url: readSetting('MEDUSA_URL').replace(/\/$/, ''),
  key,
  publishableKey: readSetting('MEDUSA_PUBLISHABLE_KEY'),
  timeoutMs: Number(process.env['MEDUSA_TIMEOUT_MS'] ?? 15_000),
  concurrency: Number(process.env['MEDUSA_CONCURRENCY'] ?? 10),
  cancelMinutes: Number(process.env['CANCEL_MINUTES'] ?? 30),
});
const app = createGateway({
  engine,
  origins: list('ORIGINS'),
  hosts: list('HOSTS'),
  labelOrigins: list('LABEL_ORIGINS'),
  ...(productPage !== undefined && { productPage }),
  ...(seller && { invoices: { seller: seller.split('|'), ...(font && { font }) } }),
  guestTokens: createGuestTokens(key),
  previewIds: createPreviewIds(key),
  needsProof: proof === 'code',
  onFailure: (message) => console.error(message),
});
const server = serve({ fetch: app.fetch, port, hostname: process.env['HOST'] ?? 'localhost' }, () => {
  console.log(`The gateway listens on port ${port}.`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)));

function readSetting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Set ${name}.`);
  return value;
}
