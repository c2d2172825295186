import type { WireOrder } from '../../../contract/wire-order.js';
import { archive } from '../../../demo/sandbox/scenarios/archive.js';
import { toLanguage } from '../../../demo/sandbox/scenarios/language.js';

/** Orders of the long history: a hundred pages. */
export const LONG = 1_000;
/** Any moment does: the same orders at every run. */
const ANCHOR = Date.UTC(2026, 10, 1);

/** A member's orders as the service sends them, newest first, with pictures from `origin`. */
export function createLongHistory(origin: string): WireOrder[] {
  const context = { anchor: ANCHOR, origin, language: toLanguage('en', '') };
  return archive.slice(0, LONG).map((order) => order.createOrder(context));
}
