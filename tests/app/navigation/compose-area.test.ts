import { beforeEach, describe, expect, it } from 'vitest';
import { composeArea } from '../../../src/app/navigation/compose-area.js';
import { composeIdentity } from '../../../src/app/session/compose-identity.js';
import { forgetPage } from '../../support/forget-page.js';
import { createScopeUnderTest } from '../../support/scope-under-test.js';

beforeEach(forgetPage);

describe('the state of the area', () => {
  it('begins before any address was read, at its first screen', () => {
    const { scope } = createScopeUnderTest();
    expect(scope.own(composeArea).route.getState()).toEqual({ path: '/', arrival: 'first', entry: 0 });
  });

  it('knows who is shopping from the one place where that is asked', () => {
    const { scope } = createScopeUnderTest();
    expect(scope.own(composeArea).identity).toBe(scope.own(composeIdentity));
  });

  it('hands on each wish of the page to read again, as long as somebody listens', () => {
    const area = createScopeUnderTest().scope.own(composeArea);
    let wishes = 0;
    const stop = area.onRefresh(() => (wishes += 1));
    area.refresh();
    area.refresh();
    expect(wishes).toBe(2);
    stop();
    area.refresh();
    expect(wishes).toBe(2);
  });
});
