import type { ReturnMethod } from './return-method.js';

/** How whoever is not signed in is asked to: members of old, those who would save a fee, and all others. */
export type GuestPrompt =
  | { readonly kind: 'loggedOut' | 'signIn' }
  | { readonly kind: 'avoidFee'; readonly amount: number; readonly currency: string };

export interface GuestSituation {
  readonly isMember: boolean;
  /** `isLoggedOutMember` */
  readonly isLoggedOutMember: boolean;
  /** `enableLoginPrompt` */
  readonly asksGuests: boolean;
}

/** What a shopper without a token is told at the methods (returns, section 6), or nothing where signing in would save them nothing. */
export function findGuestPrompt(
  methods: readonly Pick<ReturnMethod, 'price'>[],
  { isMember, isLoggedOutMember, asksGuests }: GuestSituation,
): GuestPrompt | undefined {
  if (isMember) return undefined;
  if (isLoggedOutMember) return { kind: 'loggedOut' };
  const costs = methods.map(({ price }) => price).filter(({ kind }) => kind !== 'free');
  if (!asksGuests || costs.length === 0) return undefined;
  for (const price of costs) {
    if (price.kind === 'deducted') return { kind: 'avoidFee', amount: price.amount, currency: price.currency };
  }
  return { kind: 'signIn' };
}
