import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortItems } from '../../../../src/features/order-detail/model/order-shipments.js';
import type { DisplayStatus, ItemKind, OrderItem } from '../../../../src/orders/model/order.js';
import { createItem } from '../../../support/orders.js';

/** First to last; statuses in one row are equal. `+` is a line with a shipment number. */
const ORDER: readonly (readonly string[])[] = [
  ['shipped+'],
  ['delivered+', 'pickedUp+'],
  ['shipped'],
  ['ordered', 'orderConfirmed', 'preparingShipment', 'ordered+', 'orderConfirmed+', 'preparingShipment+'],
  ['readyForPickUp', 'readyForPickUp+'],
  ['delivered', 'pickedUp'],
  ['returnCreated', 'returnCreated+'],
  ['returnInProcess', 'returnInProcess+'],
  ['returnedToStore', 'returnedToStore+'],
  ['returnCompleted', 'returnCompleted+'],
  ['returnDenied', 'returnDenied+'],
  ['cancelled', 'cancellationPending', 'cancelled+', 'cancellationPending+'],
  ['unknown', 'unknown+'],
];

/** Creates a line from `shipped+`: shipped, with a shipment number. */
function toItem(sign: string, key = sign): OrderItem {
  const status = sign.replace('+', '') as DisplayStatus;
  return createItem({ key, status, ...(sign.endsWith('+') && { shipmentNumber: 'PX1' }) });
}

function listKeys(items: readonly OrderItem[]): string[] {
  return items.map(({ key }) => key);
}

function getRow(item: OrderItem): number {
  if (item.kind === 'service') return -1;
  const sign = `${item.status}${item.shipmentNumber === undefined ? '' : '+'}`;
  return ORDER.findIndex((row) => row.includes(sign));
}

const someItems = fc
  .array(
    fc.record({
      sign: fc.constantFrom(...ORDER.flat()),
      kind: fc.constantFrom<ItemKind[]>('product', 'product', 'custom', 'service', 'unknown'),
    }),
    { maxLength: 24 },
  )
  .map((lines) => lines.map(({ sign, kind }, index) => ({ ...toItem(sign, String(index)), kind })));

/** The blocks that move together: a line with the services after it. Services before the first line form a block too. */
function listBlocks(items: readonly OrderItem[]): OrderItem[][] {
  return items.reduce<OrderItem[][]>((blocks, item) => {
    const before = blocks.at(-1);
    return before && item.kind === 'service' ? [...blocks.slice(0, -1), [...before, item]] : [...blocks, [item]];
  }, []);
}

describe('the lines of an order', () => {
  const neighbours = ORDER.slice(1).flatMap((row, index) =>
    (ORDER[index] ?? []).flatMap((better) => row.map((worse): [string, string] => [better, worse])),
  );

  it.each(neighbours)('that are %s are listed above those that are %s', (better, worse) => {
    expect(listKeys(sortItems([toItem(worse), toItem(better)]))).toEqual([better, worse]);
    expect(listKeys(sortItems([toItem(better), toItem(worse)]))).toEqual([better, worse]);
  });

  it.each(ORDER.filter((row) => row.length > 1).map((row) => [row]))('keep their order among %j', (row) => {
    const items = row.map((sign) => toItem(sign));
    expect(listKeys(sortItems(items))).toEqual(row);
    expect(listKeys(sortItems([...items].reverse()))).toEqual([...row].reverse());
  });

  it('are sorted in a new list', () => {
    const items = Object.freeze([toItem('cancelled'), toItem('shipped+')]);
    expect(listKeys(sortItems(items))).toEqual(['shipped+', 'cancelled']);
    expect(listKeys(items)).toEqual(['cancelled', 'shipped+']);
    expect(sortItems([])).toEqual([]);
  });
});

describe('a service', () => {
  const service = (key: string, status: DisplayStatus = 'preparingShipment') =>
    createItem({ key, kind: 'service', status });

  it('moves with the line it follows, whatever its own status', () => {
    const items = [
      toItem('cancelled'),
      service('print', 'shipped'),
      toItem('shipped'),
      service('gift wrap', 'unknown'),
    ];
    expect(listKeys(sortItems(items))).toEqual(['shipped', 'gift wrap', 'cancelled', 'print']);
  });

  it('keeps its position among the services of one line', () => {
    const items = [toItem('delivered'), service('one', 'unknown'), service('two', 'shipped'), toItem('ordered')];
    expect(listKeys(sortItems(items))).toEqual(['ordered', 'delivered', 'one', 'two']);
  });

  it('that follows no line stays at the top', () => {
    const items = [service('print', 'unknown'), service('wrap', 'shipped'), toItem('cancelled'), toItem('shipped+')];
    expect(listKeys(sortItems(items))).toEqual(['print', 'wrap', 'shipped+', 'cancelled']);
  });
});

describe('any lines', () => {
  it('all appear exactly once after sorting', () => {
    fc.assert(
      fc.property(someItems, (items) => {
        const sorted = sortItems(items);
        expect(sorted).toHaveLength(items.length);
        expect(new Set(sorted)).toEqual(new Set(items));
      }),
    );
  });

  it('are sorted by status, stably, with services right below their line', () => {
    fc.assert(
      fc.property(someItems, (items) => {
        const blocks = listBlocks(items).map((block, index) => ({
          block,
          index,
          row: getRow(block[0] ?? createItem()),
        }));
        const expected = blocks.sort((one, other) => one.row - other.row || one.index - other.index);
        expect(listKeys(sortItems(items))).toEqual(listKeys(expected.flatMap(({ block }) => block)));
      }),
    );
  });

  it('stay the same when they are sorted again', () => {
    fc.assert(
      fc.property(someItems, (items) => {
        const once = sortItems(items);
        expect(sortItems(once)).toEqual(once);
      }),
    );
  });
});
