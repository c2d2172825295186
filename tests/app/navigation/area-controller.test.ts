import { beforeEach, describe, expect, it } from 'vitest';
import { createAreaController } from '../../../src/app/navigation/area-controller.js';
import { createIdentityController } from '../../../src/app/session/identity-controller.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

beforeEach(forgetPage);

describe('the controller of the area', () => {
  it('starts at its first screen before any address is read', () => {
    const { context } = createElementTestContext();
    expect(context.getController(createAreaController).route.getState()).toEqual({
      path: '/',
      arrival: 'first',
      entry: 0,
    });
  });

  it('uses the identity of the identity controller', () => {
    const { context } = createElementTestContext();
    expect(context.getController(createAreaController).identity).toBe(context.getController(createIdentityController));
  });

  it('forwards each request of the page to read again while a listener exists', () => {
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
