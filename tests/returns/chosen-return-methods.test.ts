import { beforeEach, describe, expect, it } from 'vitest';
import { getChosenReturnMethods } from '../../src/returns/chosen-return-methods.js';
import { forgetPage } from '../support/forget-page.js';
import { createElementTestContext } from '../support/element-test-context.js';

beforeEach(forgetPage);

const MADE = { orderNumber: 'US10000001', returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' };
const HARBOR = { id: '101', address: { address1: '1 Harbor Street', city: 'Portland', country: 'US' } };
const MARKET = { id: '102', address: { ...HARBOR.address, address1: '2 Market Square' } };

describe('the chosen methods of returns created on a page', () => {
  it('are known to every tag of the page, by return number', () => {
    const [wizard, instructions] = [createElementTestContext().context, createElementTestContext().context];
    getChosenReturnMethods(wizard).keep({ ...MADE, returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' });
    getChosenReturnMethods(wizard).keep({ ...MADE, returnNumber: 'RT10000002', methodId: 'returnToStore' });
    expect(getChosenReturnMethods(instructions).find('RT10000001')).toBe('upsDropoff|DHL');
    expect(getChosenReturnMethods(instructions).find('RT10000002')).toBe('returnToStore');
    expect(getChosenReturnMethods(instructions).find('RT10000003')).toBeUndefined();
  });

  it('are replaced by the latest choice', () => {
    const { context } = createElementTestContext();
    for (const method of ['upsDropoff|DHL', 'upsDropoff|HERMES'])
      getChosenReturnMethods(context).keep({ ...MADE, returnNumber: 'RT10000001', methodId: method });
    expect(getChosenReturnMethods(context).find('RT10000001')).toBe('upsDropoff|HERMES');
  });

  it('are those that the shopper switched to, with the label that the return has', () => {
    const methods = getChosenReturnMethods(createElementTestContext().context);
    methods.keep({ ...MADE, hasLabel: true });
    methods.change('RT10000001', 'returnToStore', true);
    methods.change('RT10000002', 'upsPickup|UPSN', false);
    expect(['RT10000001', 'RT10000002'].map((number) => methods.find(number))).toEqual([
      'returnToStore',
      'upsPickup|UPSN',
    ]);
    expect(['RT10000001', 'RT10000002'].map((number) => methods.hasLabel(number))).toEqual([true, false]);
  });

  it('are removed with the session', () => {
    const { context } = createElementTestContext();
    const methods = getChosenReturnMethods(context);
    methods.keep({ ...MADE, returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' });
    context.endSession('requested');
    expect(methods.find('RT10000001')).toBeUndefined();
    expect(getChosenReturnMethods(context).find('RT10000001')).toBeUndefined();
  });

  it('are separate for another shop on the same page', () => {
    const { context } = createElementTestContext();
    getChosenReturnMethods(context).keep({ ...MADE, returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' });
    const { context: other } = createElementTestContext({ attributes: { country: 'de' } });
    expect(getChosenReturnMethods(other).find('RT10000001')).toBeUndefined();
  });
});

describe('the label of a return created on a page', () => {
  it('is known if this page sent the request, until the session ends', () => {
    const { context } = createElementTestContext();
    const methods = getChosenReturnMethods(context);
    methods.keep({ ...MADE, hasLabel: false });
    methods.keep({ ...MADE, returnNumber: 'RT10000002', hasLabel: true });
    methods.keep({ ...MADE, returnNumber: 'RT10000003' });
    const list = () => ['RT10000001', 'RT10000002', 'RT10000003'].map((number) => methods.hasLabel(number));
    expect(list()).toEqual([false, true, undefined]);
    context.endSession('requested');
    expect(list()).toEqual([undefined, undefined, undefined]);
  });
});

describe('the store of a return created on a page', () => {
  it('is the one last chosen for its order', () => {
    const methods = getChosenReturnMethods(createElementTestContext().context);
    methods.choose('US10000001', HARBOR);
    methods.keep({ ...MADE, methodId: 'returnToStore' });
    methods.choose('US10000001', MARKET);
    methods.keep({ ...MADE, returnNumber: 'RT10000002', methodId: 'returnToStore' });
    expect(methods.findStore('RT10000001')).toEqual(HARBOR);
    expect(methods.findStore('RT10000002')).toEqual(MARKET);
    expect(methods.findStore('US10000001')).toEqual(MARKET);
  });

  it('is undefined if none was chosen for that order', () => {
    const methods = getChosenReturnMethods(createElementTestContext().context);
    methods.choose('US10000002', HARBOR);
    methods.keep(MADE);
    expect(methods.findStore('RT10000001')).toBeUndefined();
  });

  it('is removed with the session', () => {
    const { context } = createElementTestContext();
    const methods = getChosenReturnMethods(context);
    methods.choose('US10000001', HARBOR);
    methods.keep(MADE);
    context.endSession('requested');
    expect([methods.findStore('RT10000001'), methods.findStore('US10000001')]).toEqual([undefined, undefined]);
  });
});
