import { describe, expect, it, vi } from 'vitest';
import { lazyCall } from '../../../src/app/calls/lazy-call.js';
import { prepareCall } from '../../../src/app/calls/prepare-call.js';
import { createIntl } from '../../../src/i18n/create-intl.js';
import { createElementTestContext } from '../../support/element-test-context.js';

function createSpies() {
  const intl = createIntl({ locale: 'en-US', messages: {}, english: [] });
  return { ...intl, date: vi.fn(intl.date), money: vi.fn(intl.money) };
}

describe('the preparation of a call', () => {
  it('formats a date and an amount in a later task', async () => {
    const { context, platform } = createElementTestContext();
    const intl = createSpies();
    context.settings.setState({ intl });
    prepareCall(context, { request: {}, lazyCall });
    expect(intl.date).not.toHaveBeenCalled();
    expect(intl.money).not.toHaveBeenCalled();
    await platform.clock.pass(0);
    expect(intl.date).toHaveReturnedTimes(1);
    expect(intl.money).toHaveReturnedWith('$0.00');
  });

  it('uses the language that the tag has by then, and does nothing without one', async () => {
    const { context, platform } = createElementTestContext();
    prepareCall(context, { request: {}, lazyCall });
    await platform.clock.pass(0);
    prepareCall(context, { request: {}, lazyCall });
    const intl = createSpies();
    context.settings.setState({ intl });
    await platform.clock.pass(0);
    expect(intl.date).toHaveReturnedTimes(1);
  });
});
