import type { Scope } from '../context/scope.js';

/** Paths have no host; what stands in for it is never read. */
const BASE = 'https://area.invalid';

/** The address that counts for a screen: in the area its path, wherever the page keeps that; else the page's. */
export function getScreenAddress({ port, platform }: Scope): URL {
  const router = port.getRouter();
  return router ? new URL(router.getPath(), BASE) : platform.address();
}
