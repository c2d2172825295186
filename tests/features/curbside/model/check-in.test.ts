import { describe, expect, it } from 'vitest';
import {
  advance,
  countLeft,
  findCheckInTarget,
  isInteractionId,
  isVehicle,
  LONGEST_VEHICLE,
  PROGRESS,
  toVehicle,
  type CheckInStage,
} from '../../../../src/features/curbside/model/check-in.js';

const FAMILY = '\u{1F697}';

describe('the progress of a check-in', () => {
  it('is 25 before it is sent, then 50, 75 and 100, and 0 for a duplicate', () => {
    expect(PROGRESS).toEqual({ ready: 25, submitted: 50, claimed: 75, complete: 100, duplicate: 0 });
  });

  it.each<[CheckInStage, CheckInStage | undefined, CheckInStage]>([
    ['submitted', 'submitted', 'submitted'],
    ['submitted', 'claimed', 'claimed'],
    ['submitted', 'complete', 'complete'],
    ['claimed', 'submitted', 'claimed'],
    ['complete', 'claimed', 'complete'],
    ['claimed', undefined, 'claimed'],
  ])('at the stage %s, after an answer with %s, is %s', (known, received, now) => {
    expect(advance(known, received)).toBe(now);
  });
});

describe("a vehicle's description", () => {
  it.each([
    ['', false],
    ['  \n ', false],
    ['x', true],
  ])('%j is valid: %s', (text, counts) => {
    expect(isVehicle(text)).toBe(counts);
  });

  it('has 100 characters at most, and an emoji is one', () => {
    expect(toVehicle(FAMILY.repeat(LONGEST_VEHICLE + 3))).toBe(FAMILY.repeat(LONGEST_VEHICLE));
    expect([countLeft(''), countLeft(`a${FAMILY}`), countLeft('x'.repeat(100))]).toEqual([100, 98, 0]);
  });
});

describe('the location of a shopper', () => {
  const CHECK_IN = { orderNumber: 'US10000006', storeId: '101', qrId: 'Q101' };

  it('consists of order, store and code', () => {
    expect(findCheckInTarget(CHECK_IN)).toEqual(CHECK_IN);
  });

  it.each([
    ['order number', { ...CHECK_IN, orderNumber: undefined }],
    ['store', { ...CHECK_IN, storeId: undefined }],
    ['code', { ...CHECK_IN, qrId: undefined }],
    ['readable store', { ...CHECK_IN, storeId: '../101' }],
    ['readable code', { ...CHECK_IN, qrId: 'a b' }],
  ])('is undefined without a %s', (_what, given) => {
    expect(findCheckInTarget(given)).toBeUndefined();
  });
});

describe('the id of an interaction', () => {
  it.each(['a', 'arrival-1', '5f:9.a~b', 'ci:S-71/0001', 'a?b', '...'])('%s is valid', (id) =>
    expect(isInteractionId(id)).toBe(true),
  );
  it.each(['', '.', '..', undefined, 7])('%s is invalid', (id) => expect(isInteractionId(id)).toBe(false));
});
