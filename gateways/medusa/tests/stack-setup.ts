import { registerMember } from '../start/place-order.js';
import { MEMBERS } from '../start/members.js';
import { startStack } from '../start/stack.js';
import { hasShared, writeShared } from './shared.js';

/**
 * Starts two copies of Medusa and of the gateway behind a proxy that alternates between them, unless `ORDERS_COPIES` says otherwise. So the
 * tests fail if a copy keeps state between requests.
 */
export default async function startShop(): Promise<(() => Promise<void>) | undefined> {
  // Use a stack that is already running, for work on a single test.
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
