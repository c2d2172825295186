import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import { findChosenWay } from '../../../src/features/return-instructions/use-return-guide.js';
import { toKeeping } from '../../../src/app/state/kept-list.js';
import { getMadeWays } from '../../../src/returns/made-ways.js';
import type { Scope } from '../../../src/app/context/scope.js';
import { createReturnDrafts } from '../../../src/returns/store/return-drafts.js';
import { forgetPage } from '../../support/forget-page.js';
import { createScopeUnderTest } from '../../support/scope-under-test.js';

beforeEach(forgetPage);

const RETURN = { kind: 'return', orderNumber: 'RT10000010' } as Order;
const SALE = { kind: 'sale', orderNumber: 'KR10000001' } as unknown as Order;

/** Somebody got as far as this in the wizard. */
function draft(scope: Scope, orderNumber: string, methodId?: string): void {
  const progress = { step: 'method', choices: [], picks: [], ...(methodId !== undefined && { methodId }) };
  scope
    .getShared()
    .part('return drafts', createReturnDrafts, toKeeping(scope))
    .put({ orderNumber, at: scope.platform.now(), progress } as never, () => false);
}

describe('the way back that was chosen', () => {
  it('of a return that was made on this page is what was said in its wizard, whatever the service says of it', () => {
    const { scope } = createScopeUnderTest();
    getMadeWays(scope).keep({ orderNumber: 'US10000010', returnNumber: 'RT10000010', methodId: 'returnToStore' });
    expect(findChosenWay(scope, { ...RETURN, returnMethod: 'upsDropoff|UPSN' })).toEqual({ name: 'returnToStore' });
  });

  it.each<[what: string, said: Partial<Order>, way: unknown]>([
    ['by what its order says', { returnMethod: 'upsPickup|SDA' }, { name: 'upsPickup', scac: 'SDA' }],
    ['by the store that it goes to', { goesToStore: true }, { name: 'returnToStore' }],
    ['nobody knows how', {}, undefined],
  ])('of any other return is found %s', (_, said, way) => {
    const { scope } = createScopeUnderTest();
    getMadeWays(scope).keep({ orderNumber: 'US10000010', returnNumber: 'RT20000001', methodId: 'courierPickup' });
    expect(findChosenWay(scope, { ...RETURN, ...said })).toEqual(way);
  });

  it('is what the order says where what was kept names no way', () => {
    const { scope } = createScopeUnderTest();
    getMadeWays(scope).keep({ orderNumber: 'US10000010', returnNumber: 'RT10000010', methodId: 'byPony|DHL' });
    expect(findChosenWay(scope, { ...RETURN, returnMethod: 'upsDropoff' })).toEqual({ name: 'upsDropoff' });
  });

  it('of a return that is shown how to be made is the one of its draft, and of no other', () => {
    const { scope } = createScopeUnderTest();
    draft(scope, 'KR10000002', 'returnToStore');
    expect(findChosenWay(scope, SALE)).toBeUndefined();
    draft(scope, 'KR10000001', 'courierPickup');
    expect(findChosenWay(scope, SALE)).toEqual({ name: 'courierPickup' });
    expect(findChosenWay(scope, { ...RETURN, orderNumber: 'KR10000001' })).toBeUndefined();
  });

  it('of a draft that came to no way is unknown', () => {
    const { scope } = createScopeUnderTest();
    draft(scope, 'KR10000001');
    expect(findChosenWay(scope, SALE)).toBeUndefined();
  });
});
