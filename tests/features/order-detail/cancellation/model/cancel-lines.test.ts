import { describe, expect, it } from 'vitest';
import {
  getChosenCount,
  isCancelLines,
  judgeOrder,
  listCancelLines,
  listChosen,
  listLineMarks,
  listMarkedResults,
  countCancellablePieces,
  type CancelLine,
  type LineMark,
  type OrderVerdict,
} from '../../../../../src/features/order-detail/cancellation/model/cancel-lines.js';
import type { OrderItem } from '../../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../../support/orders.js';

const item = (key: string, changes: Partial<OrderItem> = {}): OrderItem =>
  createItem({ key, status: 'ordered', quantity: 3, cancellableQuantity: 2, ...changes });
const order = (...items: OrderItem[]) => createOrder({ groups: [createGroup({ items })] });
const line = (orderLineKey: string, quantity: number, changes: Partial<CancelLine> = {}): CancelLine => ({
  orderLineKey,
  quantity,
  ordered: 3,
  cancellable: 2,
  ...changes,
});
const mark = (changes: Partial<LineMark> = {}): LineMark => ({ ...line('A', 1), result: 'pending', at: 1, ...changes });

describe('what is cancelled with the order', () => {
  const measure = (groups: readonly (readonly OrderItem[])[], isListed = true, marks: readonly LineMark[] = []) => {
    const known = createOrder({ groups: groups.map((items) => createGroup({ items })) });
    return countCancellablePieces(known, { lines: isListed ? listCancelLines(known, marks) : [], marks });
  };
  const plain = (key: string, changes: Partial<OrderItem> = {}): OrderItem =>
    createItem({ key, status: 'ordered', ...changes });

  it.each<[what: string, measured: ReturnType<typeof measure>, counts: readonly [count: number, total: number]]>([
    ['all pieces if nothing tells them apart', measure([[plain('A', { quantity: 3 }), plain('B')]], false), [4, 4]],
    ['not what has left the warehouse', measure([[plain('A'), plain('B', { status: 'shipped' })]]), [1, 2]],
    ['not what is in another group', measure([[plain('A')], [plain('B')]]), [1, 2]],
    ['no services', measure([[plain('A'), plain('B', { kind: 'service' })]]), [1, 1]],
    ['nothing that is cancelled or goes back', measure([[plain('A'), plain('B', { status: 'cancelled' })]]), [1, 1]],
    ['as many pieces of each line as the service says', measure([[item('A'), item('B')]]), [4, 6]],
    ['a line of which the service says nothing', measure([[item('A'), plain('B', { quantity: 5 })]]), [7, 8]],
    [
      'nothing that is being cancelled already',
      measure([[item('A', { cancellableQuantity: 1 })]], true, [mark()]),
      [1, 2],
    ],
  ])('is %s', (_what, measured, [count, total]) => {
    expect(measured).toEqual({ count, total });
  });
});

describe('the lines to choose from', () => {
  const list = (items: readonly OrderItem[], marks?: readonly LineMark[]) =>
    listCancelLines(order(...items), marks).map(({ item: { key }, most }) => [key, most]);

  it.each<[what: string, items: readonly OrderItem[], lines: readonly unknown[]]>([
    ['have the number of pieces that can be cancelled', [item('A')], [['A', 2]]],
    [
      'include those that can no longer be cancelled',
      [item('A'), item('B', { cancellableQuantity: 0 })],
      [
        ['A', 2],
        ['B', 0],
      ],
    ],
    ['never offer more pieces than the line has', [item('A', { cancellableQuantity: 9 })], [['A', 3]]],
    ['leave out cancelled ones', [item('A'), item('B', { status: 'cancelled' })], [['A', 2]]],
    ['leave out services', [item('A'), item('B', { kind: 'service' })], [['A', 2]]],
    ['are none if the service offers none', [item('A', { cancellableQuantity: 0 })], []],
    ['are none if a single piece is left', [item('A', { quantity: 1, cancellableQuantity: 1 })], []],
    ['are none in an order without lines', [], []],
  ])('%s', (_what, items, lines) => {
    expect(list(items)).toEqual(lines);
  });

  it('are those of the first group only', () => {
    const groups = [createGroup({ items: [item('A')] }), createGroup({ items: [item('B')] })];
    expect(listCancelLines(createOrder({ groups })).map((one) => one.item.key)).toEqual(['A']);
  });

  it('are none in an order without groups', () => {
    expect(listCancelLines(createOrder())).toEqual([]);
  });

  it.each<[what: string, marks: readonly LineMark[], most: number]>([
    ['offers no piece a second time before the service shows the first cancellation', [mark()], 1],
    ['counts the latest cancellation alone', [mark({ cancellable: 3 }), mark()], 1],
    ['offers what the service shows afterwards', [mark({ cancellable: 3 })], 2],
    [
      'is not changed by a cancellation of which the former number is unknown',
      [mark({ cancellable: undefined as never })],
      2,
    ],
    ['is not changed by another line', [mark({ orderLineKey: 'B' })], 2],
  ])('%s', (_what, marks, most) => {
    expect(list([item('A')], marks)).toEqual([['A', most]]);
  });
});

describe('the chosen pieces', () => {
  const lines = listCancelLines(order(item('A'), item('__proto__'), item('C')));

  it('have the quantities that the shopper saw', () => {
    expect(listChosen(lines, { A: 1, C: 2 })).toEqual([line('A', 1), line('C', 2)]);
  });

  it('are at most those that can be cancelled by now', () => {
    expect(listChosen(lines, { A: 9 })).toEqual([line('A', 2)]);
  });

  it.each(['__proto__', 'constructor'])('take no count from the prototype of an object: %s', (key) => {
    expect(getChosenCount({ item: item(key), most: 2 }, {})).toBe(0);
  });
});

describe('an order that was read again', () => {
  const outcome = (key: string, quantity: number, result: string) => ({ ...line(key, quantity), result });

  it.each<[what: string, items: readonly OrderItem[], verdict: OrderVerdict]>([
    ['shows nothing', [item('A'), item('B')], 'none'],
    [
      'shows accepted pieces by `cancellableQuantity`',
      [item('A', { cancellableQuantity: 1 }), item('B', { cancellableQuantity: 0 })],
      [outcome('A', 1, 'pending'), outcome('B', 2, 'pending')] as OrderVerdict,
    ],
    [
      'shows cancelled pieces by `quantity`',
      [item('A', { cancellableQuantity: 1, quantity: 2 }), item('B', { cancellableQuantity: 0 })],
      [outcome('A', 1, 'cancelled'), outcome('B', 2, 'pending')] as OrderVerdict,
    ],
    [
      'shows a line without any piece by its status',
      [item('A', { status: 'cancelled' }), item('B')],
      [outcome('A', 1, 'cancelled'), outcome('B', 2, 'refused')] as OrderVerdict,
    ],
    [
      'shows a line that is gone as cancelled',
      [item('B', { cancellableQuantity: 0, quantity: 1 })],
      [outcome('A', 1, 'cancelled'), outcome('B', 2, 'cancelled')] as OrderVerdict,
    ],
    [
      'shows a line of which fewer pieces were accepted as refused',
      [item('A', { cancellableQuantity: 1 }), item('B', { cancellableQuantity: 1 })],
      [outcome('A', 1, 'pending'), outcome('B', 2, 'refused')] as OrderVerdict,
    ],
    ['shows that the whole order is cancelled', [item('A', { status: 'cancelled' })], 'cancelled'],
  ])('%s', (_what, items, verdict) => {
    expect(judgeOrder(order(...items), [line('A', 1), line('B', 2)], true)).toEqual(verdict);
  });

  it.each<[what: string, item: OrderItem, verdict: OrderVerdict]>([
    ['as before', item('A'), 'none'],
    ['with fewer pieces to cancel', item('A', { cancellableQuantity: 1 }), 'changed'],
    ['with more pieces to cancel', item('A', { cancellableQuantity: 3 }), 'changed'],
    ['with other quantities that do not matter', item('A', { quantity: 2 }), 'none'],
  ])('before anything was sent is judged: %s', (_what, now, verdict) => {
    expect(judgeOrder(order(now, item('B')), [line('A', 1)], false)).toBe(verdict);
  });

  it('is pending as a whole if its first group is', () => {
    const groups = [createGroup({ items: [item('A')], isPendingCancellation: true })];
    expect(judgeOrder(createOrder({ groups }), [line('A', 1)], false)).toBe('pending');
  });
});

describe('the marks of cancelled pieces', () => {
  it('are those of the order; what another script stored there is left out', () => {
    const stored = [
      { orderNumber: 'X', result: 'pending' as const, at: 1, line: line('A', 1) },
      { orderNumber: 'Y', result: 'pending' as const, at: 1, line: line('A', 1) },
      { orderNumber: 'X', result: 'cancelled' as const, at: 1 },
      ...[null, 7, {}, { orderLineKey: 'A' }, { orderLineKey: 'A', quantity: 0.5 }].map((wrong) => ({
        orderNumber: 'X',
        result: 'pending' as const,
        at: 1,
        line: wrong,
      })),
    ];
    expect(listLineMarks(stored, 'X')).toEqual([mark()]);
  });

  it.each<[what: string, items: readonly OrderItem[], result: string]>([
    ['are pending until the order shows them as cancelled', [item('A')], 'pending'],
    ['are cancelled once the line has fewer pieces', [item('A', { quantity: 2 })], 'cancelled'],
    ['are cancelled once the line is', [item('A', { status: 'cancelled' })], 'cancelled'],
    ['are cancelled once the line is gone', [], 'cancelled'],
  ])('%s', (_what, items, result) => {
    expect(listMarkedResults(order(...items), [mark()]).map((one) => one.result)).toEqual([result]);
  });
});

describe('the lines of a stored job', () => {
  it.each<[value: unknown, isValid: boolean]>([
    [[line('A', 1)], true],
    [[], false],
    [undefined, false],
    ['A', false],
    [[line('A', 1), { orderLineKey: 'B', quantity: 1 }], false],
    [[{ ...line('A', 1), orderLineKey: 7 }], false],
    [[{ ...line('A', 1), cancellable: '2' }], false],
    [[null], false],
  ])('are checked: %j', (value, isValid) => {
    expect(isCancelLines(value)).toBe(isValid);
  });
});
