import { describe, expect, it, test } from 'vitest';
import { findOtherCountry, findReturnOffer, type ReturnAvailability } from '../../../src/orders/model/return-offer.js';
import type { OrderItem } from '../../../src/orders/model/order.js';
import { createItem } from '../../support/orders.js';

const RETURNABLE = createItem({ isReturnable: true });
const STORED = createItem({ isReturnable: false });
const PERSONAL = createItem({ isReturnable: true, pbid: 'by-robin' });
const URL = 'https://shop.example.com/returns';

interface Case {
  readonly items: readonly OrderItem[];
  readonly returnUrl?: string;
  readonly isRefused?: boolean;
  readonly place?: ReturnAvailability;
}

function find({ items, returnUrl, isRefused, place }: Case) {
  const refusal = isRefused ? { returnRefusal: { text: 'Too late' } } : {};
  return findReturnOffer({ items, ...(returnUrl !== undefined && { returnUrl }), ...refusal }, place);
}

describe('the return offer', () => {
  it.each<[what: string, given: Case, offer: ReturnType<typeof find>]>([
    ['is offered for a returnable line', { items: [STORED, RETURNABLE], returnUrl: URL }, 'start'],
    ['is not offered without a returnable line', { items: [STORED], returnUrl: URL }, undefined],
    ['is not offered if the service does not list it', { items: [RETURNABLE] }, undefined],
    [
      'is not offered if there is a reason against it',
      { items: [RETURNABLE], returnUrl: URL, isRefused: true },
      undefined,
    ],
    [
      'is not offered while returns are off',
      { items: [RETURNABLE], returnUrl: URL, place: { isDisabled: true } },
      undefined,
    ],
    [
      'is offered as a quick action whatever the lines are',
      { items: [STORED], place: { isQuickAction: true } },
      'start',
    ],
    [
      'is no quick action while returns are off',
      { items: [STORED], place: { isQuickAction: true, isDisabled: true } },
      undefined,
    ],
    [
      'is no quick action if there is a reason against it',
      { items: [STORED], isRefused: true, place: { isQuickAction: true } },
      undefined,
    ],
    ['is offered for personal lines', { items: [PERSONAL], returnUrl: URL }, 'start'],
    [
      'is not offered if personal lines are excluded, and all are',
      { items: [PERSONAL, PERSONAL], returnUrl: URL, place: { keepsPersonalItems: true } },
      undefined,
    ],
    [
      'is no quick action if personal lines are excluded, and all are',
      { items: [PERSONAL], place: { keepsPersonalItems: true, isQuickAction: true } },
      undefined,
    ],
    [
      'is offered if personal lines are excluded, and one is not',
      { items: [PERSONAL, RETURNABLE], returnUrl: URL, place: { keepsPersonalItems: true } },
      'start',
    ],
    [
      'is a pickup if a carrier collects it',
      { items: [RETURNABLE], returnUrl: URL, place: { schedulesPickup: true } },
      'schedule',
    ],
    [
      'is no pickup if it is not offered',
      { items: [STORED], returnUrl: URL, place: { schedulesPickup: true } },
      undefined,
    ],
  ])('%s', (_what, given, offer) => {
    expect(find(given)).toBe(offer);
  });
});

test.each([
  ['CA', 'us', 'ca'],
  ['US', 'us', undefined],
  [' us ', 'us', undefined],
  ['', 'us', undefined],
  ['Canada', 'us', undefined],
  ['<b', 'us', undefined],
  [undefined, 'us', undefined],
])('sent from %j, seen in %s: another country is %s', (sent, country, other) => {
  expect(findOtherCountry(sent, country)).toBe(other);
});
