import { describe, expect, it, test } from 'vitest';
import { findOtherCountry, isReturnOffered, type ReturnAvailability } from '../../../src/orders/model/return-offer.js';
import type { OrderItem } from '../../../src/orders/model/order.js';
import { createItem } from '../../support/orders.js';

const RETURNABLE = createItem({ isReturnable: true });
const NOT_RETURNABLE = createItem({ isReturnable: false });
const PERSONAL = createItem({ isReturnable: true, pbid: 'by-robin' });
const SERVICE = createItem({ isReturnable: true, kind: 'service' });
const CANCELLED = createItem({ isReturnable: false, status: 'cancelled' });
const URL = 'https://shop.example.com/returns';

interface Case {
  readonly items: readonly OrderItem[];
  readonly returnUrl?: string;
  readonly isRefused?: boolean;
  readonly availability?: ReturnAvailability;
}

function find({ items, returnUrl, isRefused, availability }: Case) {
  const refusal = isRefused ? { returnRefusal: { text: 'Too late' } } : {};
  return isReturnOffered({ items, ...(returnUrl !== undefined && { returnUrl }), ...refusal }, availability);
}

describe('the return offer', () => {
  it.each<[what: string, given: Case, isOffered: boolean]>([
    ['is offered for a returnable line', { items: [NOT_RETURNABLE, RETURNABLE], returnUrl: URL }, true],
    ['is not offered without a returnable line', { items: [NOT_RETURNABLE], returnUrl: URL }, false],
    ['is not offered if the service does not list it', { items: [RETURNABLE] }, false],
    ['is not offered if there is a reason against it', { items: [RETURNABLE], returnUrl: URL, isRefused: true }, false],
    [
      'is not offered while returns are off',
      { items: [RETURNABLE], returnUrl: URL, availability: { isDisabled: true } },
      false,
    ],
    [
      'is offered as a quick action whatever the lines are',
      { items: [NOT_RETURNABLE], availability: { isQuickAction: true } },
      true,
    ],
    [
      'is no quick action while returns are off',
      { items: [NOT_RETURNABLE], availability: { isQuickAction: true, isDisabled: true } },
      false,
    ],
    [
      'is no quick action if there is a reason against it',
      { items: [NOT_RETURNABLE], isRefused: true, availability: { isQuickAction: true } },
      false,
    ],
    ['is offered for personal lines', { items: [PERSONAL], returnUrl: URL }, true],
    [
      'is not offered if personal lines are excluded, and all are',
      { items: [PERSONAL, PERSONAL], returnUrl: URL, availability: { refusesCustomItems: true } },
      false,
    ],
    [
      'is no quick action if personal lines are excluded, and all are',
      { items: [PERSONAL], availability: { refusesCustomItems: true, isQuickAction: true } },
      false,
    ],
    [
      'is offered if personal lines are excluded, and one is not',
      { items: [PERSONAL, RETURNABLE], returnUrl: URL, availability: { refusesCustomItems: true } },
      true,
    ],
    [
      'is not offered if personal lines are excluded, and the only other line is a service',
      { items: [PERSONAL, SERVICE], returnUrl: URL, availability: { refusesCustomItems: true } },
      false,
    ],
    [
      'is not offered if personal lines are excluded, and the other line is not returnable',
      { items: [PERSONAL, NOT_RETURNABLE], returnUrl: URL, availability: { refusesCustomItems: true } },
      false,
    ],
    [
      'is no quick action if personal lines are excluded, and the only other line is a service',
      { items: [PERSONAL, SERVICE], availability: { refusesCustomItems: true, isQuickAction: true } },
      false,
    ],
    [
      'is a quick action if personal lines are excluded, and one is not',
      { items: [PERSONAL, NOT_RETURNABLE], availability: { refusesCustomItems: true, isQuickAction: true } },
      true,
    ],
    [
      'is no quick action if all lines are cancelled',
      { items: [CANCELLED], availability: { isQuickAction: true } },
      false,
    ],
    [
      'is no quick action if all lines go back already',
      {
        items: [createItem({ status: 'returnInProcess' }), createItem({ status: 'returnedToStore' })],
        availability: { isQuickAction: true },
      },
      false,
    ],
    [
      'is a quick action if one line is not',
      { items: [CANCELLED, NOT_RETURNABLE], availability: { isQuickAction: true } },
      true,
    ],
  ])('%s', (_what, given, isOffered) => {
    expect(find(given)).toBe(isOffered);
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
