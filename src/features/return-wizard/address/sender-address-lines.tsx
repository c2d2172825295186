import type { ReactNode } from 'react';
import type { BookAddress } from './model/book-address.js';
import { toLayoutLines } from './model/layout-lines.js';

export interface SenderAddressLinesProps {
  readonly address: BookAddress;
  readonly lines: readonly string[];
}

/** An address in the line order of its country. */
export function SenderAddressLines({ address, lines }: SenderAddressLinesProps): ReactNode {
  return (
    <address className="address">
      {toLayoutLines(address, lines).map((line, index) => (
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
