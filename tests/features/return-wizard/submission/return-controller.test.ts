import { beforeEach, describe, expect, it } from 'vitest';
import { listReturnRows } from '../../../../src/returns/model/return-choice.js';
import type { ReturnCapture } from '../../../../src/returns/model/return-capture.js';
import { createReturnController } from '../../../../src/features/return-wizard/submission/return-controller.js';
import { allReturns } from '../../../../src/markets/returns/all-returns.js';
import { forgetPage } from '../../../support/forget-page.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';
import { createElementTestContext } from '../../../support/element-test-context.js';

beforeEach(forgetPage);

const order = createOrder({
  groups: [createGroup({ items: [createItem({ isReturnable: true })] })],
  shipFrom: {
    contact: {},
    address: { address1: '1 Street', city: 'Town', country: 'US' },
    recipient: { firstName: 'Robin', lastName: 'Doe' },
  },
});

/** The request in a country with only these flags. */
function capture(country: string, flags: string): ReturnCapture {
  const { [country]: rules } = allReturns;
  if (!rules) throw new Error(`No rules for ${country}.`);
  const rows = listReturnRows(order, { refusesCustomItems: false, returnsAsOrdered: false });
  const choices = rows.map(({ key }) => ({
    ...({ rowKey: key, quantity: 1, reason: 'quality', operation: 'return', text: '' } as const),
  }));
  const { context } = createElementTestContext({ attributes: { country, flags } });
  const method = { name: 'upsDropoff', scac: 'DHL' };
  return createReturnController(context).toCapture({ order, rows, choices, method }, rules);
}

describe('the request of a return', () => {
  it.each([
    ['us', true],
    ['de', true],
    ['cn', false],
    ['kr', false],
  ])('from %s requests a label (%s), and none with the flag', (country, createsLabel) => {
    expect(capture(country, '').createsLabel).toBe(createsLabel);
    expect(capture(country, 'disableCreateReturnLabelFlag').createsLabel).toBe(false);
  });

  it.each([
    ['us', true],
    ['kr', true],
    ['de', false],
    ['jp', false],
  ])('from %s names its method (%s), and always with the flag', (country, isNamed) => {
    const method = { name: 'upsDropoff', scac: 'DHL' };
    expect(capture(country, '').method).toEqual(isNamed ? method : undefined);
    expect(capture(country, 'sendReturnMethodGlobally').method).toEqual(method);
  });
});
