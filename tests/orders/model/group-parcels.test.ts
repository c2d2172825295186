import { describe, expect, it } from 'vitest';
import { listGroupParcels } from '../../../src/orders/model/group-delivery.js';
import type { Parcel } from '../../../src/orders/model/order-details.js';
import { createGroup, createItem } from '../../support/orders.js';

const parcel = (number: string, ...itemKeys: string[]): Parcel => ({ number, itemKeys, events: [] });

interface Case {
  readonly parcels?: readonly Parcel[];
  readonly shipmentNumber?: string;
  readonly found: readonly string[];
}

describe('the parcels of a group', () => {
  it.each<[what: string, given: Case]>([
    ['the one its line names', { parcels: [parcel('PX1')], shipmentNumber: 'PX1', found: ['PX1'] }],
    ['the one that names its line', { parcels: [parcel('PX1', '0001')], found: ['PX1'] }],
    ['all that hold it', { parcels: [parcel('PX1', '0001'), parcel('PX2', '0001')], found: ['PX1', 'PX2'] }],
    ['not those of other lines', { parcels: [parcel('PX1', '0002')], shipmentNumber: 'PX2', found: [] }],
    ['empty if nothing is known', { shipmentNumber: 'PX1', found: [] }],
  ])('are %s', (_what, { parcels, shipmentNumber, found }) => {
    const item = createItem({ key: '0001', ...(shipmentNumber !== undefined && { shipmentNumber }) });
    const numbers = listGroupParcels({ ...(parcels && { parcels }) }, createGroup({ items: [item] }));
    expect(numbers.map(({ number }) => number)).toEqual(found);
  });
});
