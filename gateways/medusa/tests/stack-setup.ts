import { registerMember } from '../start/place-order.js';
import { MEMBERS } from '../start/members.js';
import { startStack } from '../start/stack.js';
import { hasShared, writeShared } from './shared.js';

/**
 * Two copies of Medusa and of the gateway behind a proxy that takes turns, unless `ORDERS_COPIES` says otherwise: whatever
 * passes there keeps nothing in a process.
 */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  // A stack that runs already, while one works on a test.
  if (hasShared()) return undefined;
  const start = Date.now();
  const stack = await startStack({
    port: Number(process.env['PORT'] ?? 9020),
    copies: Number(process.env['ORDERS_COPIES'] ?? 2),
    log: (text) => console.log(`[${((Date.now() - start) / 1000).toFixed(0)} s] ${text}`),
  });
  const { medusaUrls, gatewayUrls, gatewayUrl, guardedUrl, siteUrl, databaseUrl, shop, memory } = stack;
  for (const person of Object.values(MEMBERS)) await registerMember(medusaUrls[0] ?? '', shop, person);
  writeShared({
    ...{ medusaUrls, gatewayUrls, gatewayUrl, guardedUrl, siteUrl, databaseUrl },
    shop: { ...shop, variants: [...shop.variants] },
  });
  return async () => {
    const held = (await memory()).map(({ name, megabytes }) => `${name} ${megabytes} MB`);
    console.log(`Memory at the end: ${held.join(', ')}`);
    await stack.stop();
  };
}
