import type { AddressField } from './address-form.js';
import type { BookAddress } from './book-address.js';

/** An address as lines, in a market's own order; lines of nothing are left out. */
export function toLayoutLines(address: BookAddress, lines: readonly (readonly AddressField[])[]): string[] {
  return lines
    .map((names) =>
      names
        .map((name) => address[name] ?? '')
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
}
