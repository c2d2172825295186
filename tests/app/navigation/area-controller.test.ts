import { beforeEach, describe, expect, it } from 'vitest';
import { createAreaController } from '../../../src/app/navigation/area-controller.js';
import { createIdentityController } from '../../../src/app/session/identity-controller.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

beforeEach(forgetPage);

describe('the state of the area', () => {
  it('begins before any address was read, at its first screen', () => {
    const { context } = createElementTestContext();
    expect(context.getController(createAreaController).route.getState()).toEqual({
      path: '/',
      arrival: 'first',
      entry: 0,
    });
  });

  it('knows who is shopping from the one place where that is asked', () => {
    const { context } = createElementTestContext();
    expect(context.getController(createAreaController).identity).toBe(context.getController(createIdentityController));
  });

  it('hands on each wish of the page to read again, as long as somebody listens', () => {
    const area = createElementTestContext().context.getController(createAreaController);
    let intents = 0;
    const stop = area.onRefresh(() => (intents += 1));
    area.refresh();
    area.refresh();
    expect(intents).toBe(2);
    stop();
    area.refresh();
    expect(intents).toBe(2);
  });
});
