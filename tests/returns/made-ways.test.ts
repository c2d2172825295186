import { beforeEach, describe, expect, it } from 'vitest';
import { getMadeWays } from '../../src/returns/made-ways.js';
import { forgetPage } from '../support/forget-page.js';
import { createScopeUnderTest } from '../support/scope-under-test.js';

beforeEach(forgetPage);

const MADE = { orderNumber: 'US10000001', returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' };
const HARBOR = { address1: '1 Harbor Street', city: 'Portland', country: 'US' };
const MARKET = { ...HARBOR, address1: '2 Market Square' };

describe('how returns go back that a page had made', () => {
  it('is known to every tag of the page, by the number of each', () => {
    const [wizard, instructions] = [createScopeUnderTest().scope, createScopeUnderTest().scope];
    getMadeWays(wizard).keep({ ...MADE, returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' });
    getMadeWays(wizard).keep({ ...MADE, returnNumber: 'RT10000002', methodId: 'returnToStore' });
    expect(getMadeWays(instructions).find('RT10000001')).toBe('upsDropoff|DHL');
    expect(getMadeWays(instructions).find('RT10000002')).toBe('returnToStore');
    expect(getMadeWays(instructions).find('RT10000003')).toBeUndefined();
  });

  it('is the last that was said of one', () => {
    const { scope } = createScopeUnderTest();
    for (const way of ['upsDropoff|DHL', 'upsDropoff|HERMES'])
      getMadeWays(scope).keep({ ...MADE, returnNumber: 'RT10000001', methodId: way });
    expect(getMadeWays(scope).find('RT10000001')).toBe('upsDropoff|HERMES');
  });

  it('goes with the session', () => {
    const { scope } = createScopeUnderTest();
    const ways = getMadeWays(scope);
    ways.keep({ ...MADE, returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' });
    scope.endSession('requested');
    expect(ways.find('RT10000001')).toBeUndefined();
    expect(getMadeWays(scope).find('RT10000001')).toBeUndefined();
  });

  it('is nothing of another shop on the same page', () => {
    const { scope } = createScopeUnderTest();
    getMadeWays(scope).keep({ ...MADE, returnNumber: 'RT10000001', methodId: 'upsDropoff|DHL' });
    const { scope: other } = createScopeUnderTest({ attributes: { country: 'de' } });
    expect(getMadeWays(other).find('RT10000001')).toBeUndefined();
  });
});

describe('the store of a return that a page had made', () => {
  it('is the one that was chosen for its order by then', () => {
    const ways = getMadeWays(createScopeUnderTest().scope);
    ways.choose('US10000001', HARBOR);
    ways.keep({ ...MADE, methodId: 'returnToStore' });
    ways.choose('US10000001', MARKET);
    ways.keep({ ...MADE, returnNumber: 'RT10000002', methodId: 'returnToStore' });
    expect(ways.findStore('RT10000001')).toEqual(HARBOR);
    expect(ways.findStore('RT10000002')).toEqual(MARKET);
    expect(ways.findStore('US10000001')).toEqual(MARKET);
  });

  it('is none where nobody chose one for that order', () => {
    const ways = getMadeWays(createScopeUnderTest().scope);
    ways.choose('US10000002', HARBOR);
    ways.keep(MADE);
    expect(ways.findStore('RT10000001')).toBeUndefined();
  });

  it('goes with the session', () => {
    const { scope } = createScopeUnderTest();
    const ways = getMadeWays(scope);
    ways.choose('US10000001', HARBOR);
    ways.keep(MADE);
    scope.endSession('requested');
    expect([ways.findStore('RT10000001'), ways.findStore('US10000001')]).toEqual([undefined, undefined]);
  });
});
