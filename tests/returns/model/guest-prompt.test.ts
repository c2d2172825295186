import { describe, expect, it } from 'vitest';
import {
  findGuestPrompt,
  type GuestPrompt,
  type GuestSituation,
  type MethodPrice,
} from '../../../src/returns/model/return-method.js';

const FREE: MethodPrice = { kind: 'free' };
const UNPRICED: MethodPrice = { kind: 'unpriced' };
const FROM: MethodPrice = { kind: 'from', amount: 6, currency: 'USD' };
const FEE: MethodPrice = { kind: 'deducted', amount: 9.95, currency: 'AUD' };
const AVOID: GuestPrompt = { kind: 'avoidFee', amount: 9.95, currency: 'AUD' };

const GUEST: GuestSituation = { isMember: false, isLoggedOutMember: false, asksGuests: true };

describe('the guest prompt at the return methods', () => {
  it.each<[who: string, Partial<GuestSituation> & { costs: MethodPrice[] }, GuestPrompt | undefined]>([
    ['a guest is asked to sign in for free shipping', { costs: [UNPRICED, FREE] }, { kind: 'signIn' }],
    ['a guest is asked if a pickup costs money', { costs: [FROM, FREE] }, { kind: 'signIn' }],
    ['a guest is told the deducted fee', { costs: [UNPRICED, FEE] }, AVOID],
    ['a guest is not asked if everything is free', { costs: [FREE] }, undefined],
    ['a guest is not asked without a return method', { costs: [] }, undefined],
    ['a guest is not asked without the flag', { asksGuests: false, costs: [FEE] }, undefined],
    ['a signed-out member is asked', { isLoggedOutMember: true, costs: [FEE] }, { kind: 'loggedOut' }],
    [
      'a signed-out member is asked even if everything is free',
      { isLoggedOutMember: true, costs: [FREE] },
      { kind: 'loggedOut' },
    ],
    [
      'a signed-out member is asked without the guests’ flag',
      { isLoggedOutMember: true, asksGuests: false, costs: [FEE] },
      { kind: 'loggedOut' },
    ],
    ['a member is not asked', { isMember: true, costs: [FREE] }, undefined],
    [
      'a member is not asked, whatever the flag is',
      { isMember: true, isLoggedOutMember: true, costs: [FREE] },
      undefined,
    ],
  ])('%s', (_who, { costs, ...changes }, prompt) => {
    const methods = costs.map((price) => ({ price }));
    expect(findGuestPrompt(methods, { ...GUEST, ...changes })).toEqual(prompt);
  });
});
