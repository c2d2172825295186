import { describe, expect, it } from 'vitest';
import { findLabelService } from '../../../../src/returns/model/return-method.js';

describe('a label', () => {
  it.each([
    [{ name: 'returnToStore', isPaperless: false }, 'STORE_DROP_OFF', 'STORE_DROP_OFF'],
    [{ name: 'upsPickup', isPaperless: false }, 'PICKUP_RETURN', 'PICKUP_RETURN'],
    [{ name: 'sagawaPickup', isPaperless: false }, 'PICKUP_RETURN', 'PICKUP_RETURN'],
    [{ name: 'courierPickup', isPaperless: false }, 'PICKUP_RETURN', 'PICKUP_RETURN'],
    [{ name: 'upsDropoff', isPaperless: true }, 'PAPERLESS_RETURN', 'PAPERLESS_RETURN'],
    [{ name: 'upsDropoff', isPaperless: false }, 'DROPOFF_RETURN', 'CARRIER_DROP_OFF'],
  ])('of %j is from %s if its carrier is named, otherwise from %s', (method, named, unnamed) => {
    expect([true, false].map((isNamed) => findLabelService(method, isNamed))).toEqual([named, unnamed]);
  });
});
