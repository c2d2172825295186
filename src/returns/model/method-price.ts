/** What a way back costs; `unpriced`: the shopper pays the carrier, and nobody says how much. */
export type MethodPrice =
  | { readonly kind: 'free' }
  | { readonly kind: 'unpriced' }
  /** Paid to the carrier, that much at least; or taken off the refund. In major units. */
  | { readonly kind: 'from' | 'deducted'; readonly amount: number; readonly currency: string };

/** What a market says of prices. */
export interface PriceRules {
  readonly isFreeForGuests: boolean;
  readonly guestFees: readonly {
    readonly name: string;
    readonly kind: 'from' | 'deducted';
    readonly amount: number;
    readonly currency: string;
  }[];
}

/** What a method costs (returns, section 6): nothing in a store and for members; carriers as the market says. */
export function findMethodPrice(name: string, isMember: boolean, rules: PriceRules): MethodPrice {
  if (isMember || name === 'returnToStore' || rules.isFreeForGuests) return { kind: 'free' };
  const fee = rules.guestFees.find((row) => row.name === name);
  return fee ? { kind: fee.kind, amount: fee.amount, currency: fee.currency } : { kind: 'unpriced' };
}
