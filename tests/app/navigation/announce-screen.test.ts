import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceScreen } from '../../../src/app/navigation/announce-screen.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const PARENT = 'https://www.shop.example';

beforeEach(forgetPage);
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['posts its address to the configured origin', { parentOrigin: `${PARENT}/help/` }, 1],
  ['posts nothing without a configured origin', { parentOrigin: '' }, 0],
  ['posts nothing on a shared device', { parentOrigin: PARENT, kiosk: true }, 0],
])('a loaded screen %s', async (_what, changes, count) => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { parent: { postMessage } });
  vi.stubGlobal('location', {});
  const { context } = createElementTestContext();
  const { configuration } = context.settings.getState();
  context.settings.setState({ configuration: { ...configuration, ...changes } });
  announceScreen(context);
  await vi.dynamicImportSettled();
  const message = { type: 'orders-open-screen-in-top', url: context.platform.address().href };
  expect(postMessage.mock.calls).toEqual(Array(count).fill([message, PARENT]));
});
