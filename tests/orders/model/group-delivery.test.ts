import { describe, expect, it } from 'vitest';
import { findGroupDelivery, hasManyDeliveries } from '../../../src/orders/model/group-delivery.js';
import type { OrderGroup } from '../../../src/orders/model/order.js';
import { createGroup, createItem } from '../../support/orders.js';

const TUESDAY = 'Arriving Tue, Nov 24';
const FRIDAY = 'Arriving Fri, Nov 27';

/** A group with a line for each of these dates, and the text above it. */
function createDelivery(expected: readonly (string | undefined)[], fields: Partial<OrderGroup> = {}): OrderGroup {
  const items = expected.map((estimatedDelivery, index) =>
    createItem({ key: String(index), ...(estimatedDelivery !== undefined && { estimatedDelivery }) }),
  );
  return createGroup({ heading: 'On its way', items, ...fields });
}

describe('the delivery date of a group', () => {
  it.each<[string, OrderGroup, string | undefined]>([
    ['is that of its line', createDelivery([TUESDAY]), TUESDAY],
    ['is that of all its lines', createDelivery([TUESDAY, TUESDAY, TUESDAY]), TUESDAY],
    ['is undefined if its lines differ', createDelivery([TUESDAY, FRIDAY]), undefined],
    ['is undefined if one line has none', createDelivery([TUESDAY, undefined]), undefined],
    ['is undefined if no line has one', createDelivery([undefined, undefined]), undefined],
    ['is undefined without lines', createDelivery([]), undefined],
    ['is not repeated if the headline contains it', createDelivery([TUESDAY], { heading: TUESDAY }), undefined],
    ['is not repeated if the line below contains it', createDelivery([TUESDAY], { subheading: TUESDAY }), undefined],
    ['is shown under another headline', createDelivery([TUESDAY], { heading: FRIDAY, subheading: 'Left us' }), TUESDAY],
  ])('%s', (_what, group, delivery) => {
    expect(findGroupDelivery(group)).toBe(delivery);
  });
});

describe('lines with different delivery dates', () => {
  it.each<[string, OrderGroup, boolean]>([
    ['are detected if they differ', createDelivery([TUESDAY, FRIDAY]), true],
    ['are detected if one line has none', createDelivery([TUESDAY, undefined]), true],
    ['are not detected if they agree', createDelivery([TUESDAY, TUESDAY]), false],
    ['are not detected if there are none', createDelivery([]), false],
  ])('%s', (_what, group, isMany) => {
    expect(hasManyDeliveries(group)).toBe(isMany);
  });
});
