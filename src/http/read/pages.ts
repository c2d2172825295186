import * as z from 'zod/mini';
import { optionalUrlField } from './wire-fields.js';

/** Where a list goes on; empty or absent on its last page. */
export const pagesSchema = z.object({ next: optionalUrlField });

/** Stands for the API base: an address that leads anywhere else has another host than this one, which exists nowhere. */
const BASE = 'https://service.invalid';

/**
 * Where a list goes on: the `anchor` of its `pages.next`, which is a relative address below the API base (wire contract, section 1).
 * The anchor alone is taken over and the next request built anew, so that no service can send a token elsewhere.
 *
 * @param path path of the list itself
 * @returns the anchor, decoded; absent on the last page, and where the address leads to another path or another host
 */
export function findNextAnchor(next: string | null | undefined, path: string): string | undefined {
  const url = next ? parse(next) : null;
  if (url?.origin !== BASE || url.pathname !== path) return undefined;
  return url.searchParams.get('anchor') || undefined;
}

function parse(next: string): URL | null {
  try {
    return new URL(next, BASE);
  } catch {
    return null;
  }
}
