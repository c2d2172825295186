import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../../../src/orders/model/order.js';
import { findTrackingUrl, type TrackingContext } from '../../../src/orders/model/tracking.js';

const LINK = 'https://tracking.example.com/parcels/PX1';

const ALL: readonly DisplayStatus[] = [
  'returnCreated',
  'returnDenied',
  'returnInProcess',
  'returnCompleted',
  'returnedToStore',
  'delivered',
  'cancellationPending',
  'cancelled',
  'ordered',
  'orderConfirmed',
  'readyForPickUp',
  'pickedUp',
  'preparingShipment',
  'shipped',
  'unknown',
];

function isShown(statuses: readonly DisplayStatus[], context?: TrackingContext): boolean {
  return findTrackingUrl({ statuses, trackingUrl: LINK }, context) === LINK;
}

function listShown(context?: TrackingContext): DisplayStatus[] {
  return ALL.filter((status) => isShown([status], context));
}

describe('the track button', () => {
  it('is shown for parcels in transit or delivered', () => {
    expect(listShown()).toEqual(['delivered', 'shipped']);
    expect(listShown({})).toEqual(['delivered', 'shipped']);
  });

  it('is also shown for the parcel of a return on the page of a return', () => {
    expect(listShown({ isReturnPage: true })).toEqual([
      'returnCreated',
      'returnInProcess',
      'returnCompleted',
      'delivered',
      'shipped',
    ]);
  });

  it.each<[statuses: DisplayStatus[], elsewhere: boolean, onReturnPage: boolean]>([
    [[], false, false],
    [['ordered', 'shipped'], true, true],
    [['cancelled', 'delivered'], true, true],
    [['unknown', 'ordered'], false, false],
    [['delivered', 'returnCreated'], false, true],
    [['shipped', 'returnDenied'], false, true],
    [['delivered', 'returnedToStore'], false, true],
    [['returnDenied', 'returnedToStore'], false, false],
    [['returnDenied', 'returnCompleted'], false, true],
  ])('of a group that is %j is shown: %s, on the page of a return: %s', (statuses, elsewhere, onReturnPage) => {
    expect(isShown(statuses)).toBe(elsewhere);
    expect(isShown(statuses, { isReturnPage: true })).toBe(onReturnPage);
  });

  it('is always shown by quick actions', () => {
    expect(listShown({ isQuickAction: true })).toEqual(ALL);
    expect(isShown([], { isQuickAction: true })).toBe(true);
    expect(isShown(['delivered', 'returnCreated'], { isQuickAction: true })).toBe(true);
  });

  it('is hidden on the page of a return if the market says so, even among quick actions', () => {
    expect(listShown({ isReturnPage: true, isHiddenOnReturnPage: true })).toEqual([]);
    expect(listShown({ isReturnPage: true, isHiddenOnReturnPage: true, isQuickAction: true })).toEqual([]);
    expect(listShown({ isHiddenOnReturnPage: true })).toEqual(['delivered', 'shipped']);
  });

  it.each<TrackingContext>([{}, { isQuickAction: true }, { isReturnPage: true }])(
    'is never shown without a link: %j',
    (context) => {
      for (const status of ALL) expect(findTrackingUrl({ statuses: [status] }, context)).toBeUndefined();
    },
  );
});
