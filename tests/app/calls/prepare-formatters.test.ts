import { expect, it, vi } from 'vitest';
import { lazyCall } from '../../../src/app/calls/lazy-call.js';
import { prepareCall } from '../../../src/app/calls/prepare-call.js';
import { createIntl } from '../../../src/i18n/create-intl.js';
import { createElementTestContext } from '../../support/element-test-context.js';

it('formats a date and an amount while the answer of a call is awaited, and not before the call is sent', async () => {
  const { context, platform } = createElementTestContext();
  const intl = createIntl({ locale: 'en-US', messages: {}, english: {} });
  const date = vi.fn(intl.date);
  const money = vi.fn(intl.money);
  context.settings.setState({ intl: { ...intl, date, money } });
  prepareCall(context, { request: {}, lazyCall });
  expect([date.mock.calls.length, money.mock.calls.length]).toEqual([0, 0]);
  await platform.clock.pass(0);
  expect(date.mock.results).toEqual([{ type: 'return', value: expect.stringMatching(/\d{4}/) }]);
  expect(money.mock.results).toEqual([{ type: 'return', value: '$0.00' }]);
});
