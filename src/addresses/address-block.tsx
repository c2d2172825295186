import type { ReactNode } from 'react';

export interface AddressBlockProps {
  /** Whether the country's way of writing an address is known: until then the lines stand as most countries write them. */
  readonly isSettled: boolean;
  readonly lines: readonly string[];
}

/** An address as it is written, line by line, each in the direction of its own words. */
export function AddressBlock({ isSettled, lines }: AddressBlockProps): ReactNode {
  return (
    <address className="address" aria-busy={!isSettled || undefined}>
      {lines.map((line, index) => (
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
