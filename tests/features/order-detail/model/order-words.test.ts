import { describe, expect, it } from 'vitest';
import {
  chooseWords,
  type OrderWords,
  type ShownTexts,
} from '../../../../src/features/order-detail/model/order-words.js';
import type { Order } from '../../../../src/orders/model/order.js';
import { createGroup, createOrder } from '../../../support/orders.js';

interface Case {
  readonly what: string;
  readonly order: Partial<Order>;
  readonly shown?: Partial<ShownTexts>;
  readonly words: Partial<OrderWords>;
}

const HEADLINE = 'Canceled';
const cancelled = createGroup({ heading: HEADLINE, subheading: 'You were not charged.' });
const PAY = 'Complete your payment and we will send your order.';

const CASES: readonly Case[] = [
  {
    what: 'keeps texts that say something else',
    order: { subStatus: '1 of 2 shipments delivered', message: 'Thank you' },
    words: { subStatus: '1 of 2 shipments delivered', notice: 'Thank you' },
  },
  { what: 'drops a second line that repeats the headline', order: { subStatus: 'canceled.' }, words: {} },
  {
    what: 'drops a notice that repeats the second line',
    order: { subStatus: 'On its way', message: 'On its way!' },
    words: { subStatus: 'On its way' },
  },
  {
    what: 'lets the message about a cancellation hold what the group says',
    order: { groups: [cancelled] },
    shown: { hasCancelMessage: true },
    words: { cancelNotes: ['You were not charged.'] },
  },
  { what: 'leaves the group its texts without such a message', order: { groups: [cancelled] }, words: {} },
  {
    what: 'keeps both texts of a cancelled group, and neither again as a notice',
    order: { groups: [{ ...cancelled, message: 'Your card was released.' }], message: 'Your card was released' },
    shown: { hasCancelMessage: true },
    words: { cancelNotes: ['You were not charged.', 'Your card was released.'] },
  },
  {
    what: 'lets the payment panel hold the message of the order',
    order: { message: PAY },
    shown: { hasPaymentPanel: true },
    words: { paymentNote: PAY },
  },
  {
    what: 'does not ask for the payment of a cancelled order',
    order: { message: PAY, groups: [createGroup({})] },
    shown: { hasPaymentPanel: true, hasCancelMessage: true },
    words: { notice: PAY },
  },
];

describe('the texts of an order', () => {
  it.each(CASES)('$what', ({ order, shown, words }) => {
    const known = { headline: HEADLINE, hasCancelMessage: false, hasPaymentPanel: false, ...shown };
    const none = { subStatus: undefined, notice: undefined, cancelNotes: [], paymentNote: undefined };
    expect(chooseWords(createOrder(order), known)).toEqual({ ...none, ...words });
  });
});
