import { describe, expect, it } from 'vitest';
import { findGroupDelivery, hasManyDeliveries } from '../../../src/orders/model/group-delivery.js';
import type { OrderGroup } from '../../../src/orders/model/order.js';
import { createGroup, createItem } from '../../support/orders.js';

const TUESDAY = 'Arriving Tue, Nov 24';
const FRIDAY = 'Arriving Fri, Nov 27';

/** A group with a line for each of these dates, and the text above it. */
function createDelivery(expected: readonly (string | undefined)[], said: Partial<OrderGroup> = {}): OrderGroup {
  const items = expected.map((estimatedDelivery, index) =>
    createItem({ key: String(index), ...(estimatedDelivery !== undefined && { estimatedDelivery }) }),
  );
  return createGroup({ heading: 'On its way', items, ...said });
}

describe('the delivery date of a group', () => {
  it.each<[string, OrderGroup, string | undefined]>([
    ['its line says', createDelivery([TUESDAY]), TUESDAY],
    ['all its lines say', createDelivery([TUESDAY, TUESDAY, TUESDAY]), TUESDAY],
    ['is not said where its lines differ', createDelivery([TUESDAY, FRIDAY]), undefined],
    ['is not said where a line does not know', createDelivery([TUESDAY, undefined]), undefined],
    ['is not said where no line knows', createDelivery([undefined, undefined]), undefined],
    ['is not said without lines', createDelivery([]), undefined],
    ['is not said twice: the headline does', createDelivery([TUESDAY], { heading: TUESDAY }), undefined],
    ['is not said twice: the line under it does', createDelivery([TUESDAY], { subheading: TUESDAY }), undefined],
    ['is said under another headline', createDelivery([TUESDAY], { heading: FRIDAY, subheading: 'Left us' }), TUESDAY],
  ])('%s', (_what, group, delivery) => {
    expect(findGroupDelivery(group)).toBe(delivery);
  });
});

describe('lines with different delivery dates', () => {
  it.each<[string, OrderGroup, boolean]>([
    ['are, where they differ', createDelivery([TUESDAY, FRIDAY]), true],
    ['are, where one does not know', createDelivery([TUESDAY, undefined]), true],
    ['are not, where they agree', createDelivery([TUESDAY, TUESDAY]), false],
    ['are not, where there are none', createDelivery([]), false],
  ])('%s', (_what, group, isMany) => {
    expect(hasManyDeliveries(group)).toBe(isMany);
  });
});
