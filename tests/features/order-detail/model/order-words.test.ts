import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  chooseHeadline,
  chooseWords,
  type OrderWords,
  type ShownTexts,
} from '../../../../src/features/order-detail/model/order-words.js';
import type { Intl18n } from '../../../../src/i18n/create-intl.js';
import { formatHeading } from '../../../../src/orders/item-words.js';
import type { DisplayStatus, Order, OrderGroup } from '../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';

interface Case {
  readonly what: string;
  readonly order: Partial<Order>;
  readonly shown?: Partial<ShownTexts>;
}

/** Texts of the service are named by their fields. */
const TEXTS = { heading: '`groupHeading`', subheading: '`groupSubheading`', message: '`group.message`' };
const OUR_STATUS = 'our text for the status';
const OUR_DAY = 'our text with the day of the order';

const createTexts = (status: DisplayStatus, changes: Partial<OrderGroup> = {}): OrderGroup =>
  createGroup({ ...TEXTS, items: [createItem({ status, key: changes.heading ?? status })], ...changes });

const shipped = createTexts('shipped');
const later = createTexts('shipped', { heading: 'another heading' });
const pending = createTexts('cancellationPending');
const cancelled = createTexts('cancelled');
const delivered = createTexts('delivered', { heading: 'another heading' });
const ready = createTexts('readyForPickUp');
const { heading: _heading, ...unnamed } = createTexts('ordered');
const ORDER_TEXTS = { subStatus: '`subStatus`', message: '`transaction.message`' };

const CASES: readonly Case[] = [
  { what: 'one group', order: { ...ORDER_TEXTS, groups: [shipped] } },
  {
    what: 'a text that repeats another one',
    order: { subStatus: 'grouphEADING.', message: 'groupHeading!', groups: [shipped] },
  },
  { what: 'no `groupHeading`', order: { groups: [{ ...unnamed, statuses: ['preparingShipment'] }] } },
  { what: 'no `groupHeading`, just placed', order: { groups: [unnamed], placedAt: '2026-11-20T10:00:00Z' } },
  { what: 'two shipments, no `subStatus`', order: { groups: [later, shipped] } },
  { what: 'one of two shipments delivered, no `subStatus`', order: { groups: [delivered, shipped] } },
  { what: 'two shipments with one `groupHeading`', order: { groups: [shipped, { ...shipped }] } },
  { what: 'every line of a return was denied', order: { kind: 'return', groups: [createTexts('returnDenied')] } },
  {
    what: 'payment needed',
    order: { ...ORDER_TEXTS, groups: [shipped] },
    shown: { hasPaymentPanel: true },
  },
  { what: 'ready for pickup', order: { groups: [ready] }, shown: { pickup: ready } },
  {
    what: 'being cancelled, in the order',
    order: { groups: [pending] },
    shown: { cancel: { result: 'pending', isUnconfirmed: false } },
  },
  {
    what: 'being cancelled, not yet in the order',
    order: { groups: [shipped] },
    shown: { cancel: { result: 'pending', isUnconfirmed: true } },
  },
  {
    what: 'first group being cancelled, another on its way',
    order: { groups: [pending, later] },
    shown: { cancel: { result: 'pending', isUnconfirmed: false } },
  },
  {
    what: 'cancelled, in the order',
    order: { groups: [cancelled] },
    shown: { cancel: { result: 'cancelled', isUnconfirmed: false } },
  },
  {
    what: 'cancelled, not yet in the order',
    order: { groups: [createTexts('ordered')] },
    shown: { cancel: { result: 'cancelled', isUnconfirmed: true } },
  },
  {
    what: 'first group cancelled, another on its way',
    order: { groups: [cancelled, later] },
    shown: { cancel: { result: 'cancelled', isUnconfirmed: false } },
  },
  { what: 'cancelled some time ago', order: { groups: [cancelled] } },
];

/** As the screen would write them; our own texts are described. */
const INTL = { t: () => OUR_STATUS } as unknown as Intl18n;

function toHeadline(order: Order, cancel?: ShownTexts['cancel']): string {
  const headline = chooseHeadline(order, cancel?.isUnconfirmed ? cancel.result : undefined);
  if (headline && 'group' in headline) return formatHeading(headline.group, INTL);
  return headline && 'placedAt' in headline ? OUR_DAY : OUR_STATUS;
}

const list = (...texts: readonly (string | false | undefined)[]): string => texts.filter(Boolean).join(', ') || '–';

function describeShipments({ count, total }: NonNullable<OrderWords['shipments']>): string {
  return count > 0 && count < total ? `our “${count} of ${total} shipments delivered”` : `our “in ${total} shipments”`;
}

function describeCancel({ cancelNotes }: OrderWords): string {
  return cancelNotes.length > 0 ? cancelNotes.join(', ') : 'our text';
}

function describeBelow(words: OrderWords): string {
  const { cancelIn, subStatus, shipments, notice } = words;
  return list(
    cancelIn === 'headline' && describeCancel(words),
    subStatus,
    shipments && describeShipments(shipments),
    notice,
  );
}

function describePanel(words: OrderWords, isPaid: boolean): string {
  const { cancelIn, paymentNote, pickupNotes } = words;
  return list(
    cancelIn === 'message' && `our sentence, ${describeCancel(words)}`,
    isPaid && (paymentNote ?? 'our sentence'),
    ...pickupNotes,
  );
}

/** A row of the table in the document. */
function toRow({ what, order: changes, shown }: Case): string[] {
  const order = createOrder(changes);
  const headline = toHeadline(order, shown?.cancel);
  const known = { cancel: undefined, hasPaymentPanel: false, pickup: undefined, ...shown, headline };
  const words = chooseWords(order, known);
  const [first] = order.groups;
  const heading = !words.hidesHeadings && first && formatHeading(first, INTL);
  return [
    what,
    list(headline, words.cancelIn === 'headline' && shown?.cancel?.result === 'cancelled' && 'the day'),
    describeBelow(words),
    describePanel(words, known.hasPaymentPanel),
    list(heading, ...((first && words.groupNotes.get(first)) ?? [])),
  ];
}

function readTable(): string[][] {
  const text = readFileSync('docs/theming.md', 'utf8');
  const [, section = ''] = text.split('\n## Whose words stand where\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the texts of an order', () => {
  it('stand where the document says', () => {
    expect(readTable()).toEqual(CASES.map(toRow));
  });

  it('keep two texts of a cancelled group, and neither again as a notice', () => {
    const group = { ...cancelled, heading: 'Canceled', subheading: 'You were not charged.', message: 'Card released.' };
    const order = createOrder({ groups: [group], message: 'card released' });
    const words = chooseWords(order, {
      headline: 'Canceled',
      cancel: { result: 'cancelled', isUnconfirmed: false },
      hasPaymentPanel: false,
      pickup: undefined,
    });
    expect(words.cancelNotes).toEqual(['You were not charged.', 'Card released.']);
    expect(words.notice).toBeUndefined();
  });

  it('do not ask for the payment of a cancelled order', () => {
    const order = createOrder({ groups: [cancelled], message: 'Complete your payment.' });
    const words = chooseWords(order, {
      headline: 'Canceled',
      cancel: { result: 'cancelled', isUnconfirmed: false },
      hasPaymentPanel: true,
      pickup: undefined,
    });
    expect([words.paymentNote, words.notice]).toEqual([undefined, 'Complete your payment.']);
  });

  const partlyReturned = createTexts('delivered', {
    heading: 'a third heading',
    statuses: ['delivered', 'returnCreated'],
  });
  const partlyDelivered = createTexts('delivered', { heading: 'a third heading', statuses: ['delivered', 'shipped'] });

  it.each<[what: string, groups: readonly OrderGroup[], shipments: OrderWords['shipments']]>([
    ['none of two shipments', [shipped, later], { count: 0, total: 2 }],
    ['those of which every line arrived', [shipped, delivered, partlyReturned], { count: 2, total: 3 }],
    ['not one of which a line is still on its way', [shipped, partlyDelivered], { count: 0, total: 2 }],
    ['no returns and cancelled groups', [shipped, createTexts('returnCreated'), cancelled], undefined],
    ['nothing beside a return that leads', [createTexts('delivered'), createTexts('returnCreated')], undefined],
  ])('count as delivered %s', (_what, groups, shipments) => {
    const order = createOrder({ groups });
    const shown = {
      headline: toHeadline(order),
      cancel: undefined,
      hasPaymentPanel: false,
      pickup: undefined,
    };
    expect(chooseWords(order, shown).shipments).toEqual(shipments);
  });
});
