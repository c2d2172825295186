import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import { findChosenMethod } from '../../../src/features/return-instructions/use-return-guide.js';
import { getListStorage } from '../../../src/app/state/persisted-list.js';
import { getChosenReturnMethods } from '../../../src/returns/chosen-return-methods.js';
import type { ElementContext } from '../../../src/app/context/element-context.js';
import { createReturnDrafts } from '../../../src/returns/store/return-drafts.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

beforeEach(forgetPage);

const RETURN = { kind: 'return', orderNumber: 'RT10000010' } as Order;
const SALE = { kind: 'sale', orderNumber: 'KR10000001' } as unknown as Order;

/** Stores a draft, as if the shopper had reached this step of the wizard. */
function draft(context: ElementContext, orderNumber: string, methodId?: string): void {
  const progress = { step: 'method', choices: [], picks: [], ...(methodId !== undefined && { methodId }) };
  context
    .getPageState()
    .get('return drafts', createReturnDrafts, getListStorage(context))
    .put({ orderNumber, at: context.platform.now(), progress } as never, () => false);
}

describe('the chosen return method', () => {
  it('of a return created on this page is the one from its wizard, whatever the service sends', () => {
    const { context } = createElementTestContext();
    getChosenReturnMethods(context).keep({
      orderNumber: 'US10000010',
      returnNumber: 'RT10000010',
      methodId: 'returnToStore',
    });
    expect(findChosenMethod(context, { ...RETURN, returnMethod: 'upsDropoff|UPSN' })).toEqual({
      name: 'returnToStore',
    });
  });

  it.each<[what: string, said: Partial<Order>, way: unknown]>([
    ['in its order', { returnMethod: 'upsPickup|SDA' }, { name: 'upsPickup', scac: 'SDA' }],
    ['by its store', { goesToStore: true }, { name: 'returnToStore' }],
    ['to be unknown', {}, undefined],
  ])('of any other return is found %s', (_, sent, method) => {
    const { context } = createElementTestContext();
    getChosenReturnMethods(context).keep({
      orderNumber: 'US10000010',
      returnNumber: 'RT20000001',
      methodId: 'courierPickup',
    });
    expect(findChosenMethod(context, { ...RETURN, ...sent })).toEqual(method);
  });

  it("is the order's if the stored one is unknown", () => {
    const { context } = createElementTestContext();
    getChosenReturnMethods(context).keep({
      orderNumber: 'US10000010',
      returnNumber: 'RT10000010',
      methodId: 'byPony|DHL',
    });
    expect(findChosenMethod(context, { ...RETURN, returnMethod: 'upsDropoff' })).toEqual({ name: 'upsDropoff' });
  });

  it('of a return not yet created is the one of its own draft', () => {
    const { context } = createElementTestContext();
    draft(context, 'KR10000002', 'returnToStore');
    expect(findChosenMethod(context, SALE)).toBeUndefined();
    draft(context, 'KR10000001', 'courierPickup');
    expect(findChosenMethod(context, SALE)).toEqual({ name: 'courierPickup' });
    expect(findChosenMethod(context, { ...RETURN, orderNumber: 'KR10000001' })).toBeUndefined();
  });

  it('of a draft without a method is unknown', () => {
    const { context } = createElementTestContext();
    draft(context, 'KR10000001');
    expect(findChosenMethod(context, SALE)).toBeUndefined();
  });
});
