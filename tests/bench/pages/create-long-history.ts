import type { WireOrder } from '../../../contract/wire-order.js';
import { archive } from '../../../demo/sandbox/scenarios/archive.js';
import { toLanguage } from '../../../demo/sandbox/scenarios/language.js';

/** Number of orders in the long history: a hundred pages. */
export const LONG = 1_000;
/** Any fixed date works: it makes every run use the same orders. */
const ANCHOR = Date.UTC(2026, 10, 1);

/** A member's orders in wire format, newest first, with images from `origin`. */
export function createLongHistory(origin: string): WireOrder[] {
  const context = { anchor: ANCHOR, origin, language: toLanguage('en', '') };
  return archive.slice(0, LONG).map((order) => order.createOrder(context));
}
