import { describe, expect, it } from 'vitest';
import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';
import { toOrder } from '../../../src/orders/api/order.js';
import { breakField, createWireGroup, createWireItem, createWireOrder } from './wire-samples.js';

type WireShipment = NonNullable<WireOrder['shipments']>[number];

const ACTION = 'https://tracking.example.com/action';
/** Refused where the link is followed, not here. */
const HOSTILE = 'data:text/html,hello';
const GROUP = 'https://tracking.example.com/group';

function createShipment(shipmentNumber: string, items: string[], changes: Partial<WireShipment> = {}): WireShipment {
  return { shipmentNumber, items, trackingUrl: `https://tracking.example.com/${shipmentNumber}`, ...changes };
}

/** A line without a shipment by default. */
function createLine(orderLineKey: string, shipmentNumber: string | null = null): WireOrderItem {
  return createWireItem({ orderLineKey, shipmentNumber });
}

/** One group without a link of its own. */
function createParcelled(
  orderItems: WireOrderItem[],
  shipments: WireShipment[],
  changes: Partial<WireOrderGroup> = {},
): WireOrder {
  return createWireOrder({ shipments, group: [createWireGroup({ orderItems, trackingUrl: null, ...changes })] });
}

function findUrl(wire: unknown): string | undefined {
  return toOrder(wire).groups[0]?.trackingUrl;
}

const parcel = [createShipment('PX1', ['L1'])];

describe('the tracking link of a group', () => {
  it.each<[what: string, changes: Partial<WireOrderGroup>, url: string]>([
    ['its action', { actions: { trackShipment: { webLink: ACTION } }, trackingUrl: GROUP }, ACTION],
    ['its own', { trackingUrl: GROUP }, GROUP],
    [
      'its own if the action has an empty one',
      { actions: { trackShipment: { webLink: '' } }, trackingUrl: GROUP },
      GROUP,
    ],
    ['its own if there is another action', { actions: { cancel: {} }, trackingUrl: GROUP }, GROUP],
    ['its shipment', {}, 'https://tracking.example.com/PX1'],
    ['its shipment if its own is empty', { trackingUrl: '' }, 'https://tracking.example.com/PX1'],
  ])('is that of %s', (_what, changes, url) => {
    expect(findUrl(createParcelled([createLine('L1')], parcel, changes))).toBe(url);
  });

  it.each<[what: string, lines: WireOrderItem[], shipments: WireShipment[]]>([
    ['one holds all lines', [createLine('L1'), createLine('L2')], [createShipment('PX1', ['L2', 'L1'])]],
    ['a line is in none yet', [createLine('L1'), createLine('L2')], parcel],
    ['a line names it', [createLine('L1', 'PX1')], [createShipment('PX2', ['L1']), createShipment('PX1', [])]],
    ['a line names an unknown one', [createLine('L1', 'PX9')], parcel],
    ['it names a line twice', [createLine('L1')], [createShipment('PX1', ['L1', 'L1'])]],
    ['another holds no line of the group', [createLine('L1')], [...parcel, createShipment('PX2', ['L7'])]],
  ])('is that of the only shipment if %s', (_what, lines, shipments) => {
    expect(findUrl(createParcelled(lines, shipments))).toBe('https://tracking.example.com/PX1');
  });

  it.each<[what: string, lines: WireOrderItem[], shipments: WireShipment[]]>([
    [
      'two shipments hold a line each',
      [createLine('L1'), createLine('L2')],
      [createShipment('PX1', ['L1']), createShipment('PX2', ['L2'])],
    ],
    ['a line is split over two', [createLine('L1')], [createShipment('PX1', ['L1']), createShipment('PX2', ['L1'])]],
    ['two have one number', [createLine('L1', 'PX1')], [createShipment('PX1', []), createShipment('PX1', [])]],
    ['none holds a line', [createLine('L1')], [createShipment('PX1', ['L7'])]],
    ['none is sent', [createLine('L1')], []],
    ['there is no line', [], parcel],
    ['the shipment has none', [createLine('L1')], [createShipment('PX1', ['L1'], { trackingUrl: null })]],
  ])('is undefined if %s', (_what, lines, shipments) => {
    const [group] = toOrder(createParcelled(lines, shipments)).groups;
    expect(group?.heading).toBe('On its way');
    expect(Object.keys(group ?? {})).not.toContain('trackingUrl');
  });

  it('is found in the other shipments if one is unreadable', () => {
    const order = createParcelled([createLine('L1')], [createShipment('PX0', ['L1']), ...parcel]);
    expect(findUrl(breakField('shipments.0.shipmentNumber', null, order))).toBe('https://tracking.example.com/PX1');
  });

  it("of a line split over two groups is that of each group's shipment", () => {
    const shipments = [createShipment('PX1', ['L1']), createShipment('PX2', ['L1'])];
    const group = ['PX1', 'PX2'].map((number) =>
      createWireGroup({ orderItems: [createLine('L1', number)], trackingUrl: null }),
    );
    expect(toOrder(createWireOrder({ shipments, group })).groups.map(({ trackingUrl }) => trackingUrl)).toEqual([
      'https://tracking.example.com/PX1',
      'https://tracking.example.com/PX2',
    ]);
  });

  it('is passed on unchanged: the code that follows it checks it', () => {
    expect(findUrl(createParcelled([], [], { trackingUrl: HOSTILE }))).toBe(HOSTILE);
  });
});

describe('the shipment number of a line', () => {
  it.each<[what: string, order: WireOrder, number: string]>([
    ['its own', createParcelled([createLine('L1', 'PX9')], parcel), 'PX9'],
    ['that of the shipment that holds it', createParcelled([createLine('L1')], parcel), 'PX1'],
    ['the same where its own is empty', createParcelled([createLine('L1', '')], parcel), 'PX1'],
  ])('is %s', (_what, order, number) => {
    expect(toOrder(order).groups[0]?.items.map(({ shipmentNumber }) => shipmentNumber)).toEqual([number]);
  });

  it.each<[what: string, shipments: WireShipment[]]>([
    ['two shipments hold it', [createShipment('PX1', ['L1']), createShipment('PX2', ['L1'])]],
    ['no shipment holds it', [createShipment('PX1', ['L2'])]],
    ['its shipment has none', [createShipment('', ['L1'])]],
  ])('is undefined if %s', (_what, shipments) => {
    const [item] = toOrder(createParcelled([createLine('L1')], shipments)).groups[0]?.items ?? [];
    expect(item?.key).toBe('L1');
    expect(Object.keys(item ?? {})).not.toContain('shipmentNumber');
  });
});
