import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postScreenToParent } from '../../../src/app/navigation/post-screen-to-parent.js';
import { openInTop } from '../../../src/app/navigation/open-in-top.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const PARENT = 'https://www.shop.example';

beforeEach(forgetPage);
afterEach(() => vi.unstubAllGlobals());

/** A window whose parent records its messages, in a browser that may support `ancestorOrigins`. */
function stubFrame(ancestorOrigins?: readonly string[]) {
  const postMessage = vi.fn();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { parent: { postMessage } }));
  vi.stubGlobal('location', ancestorOrigins ? { ancestorOrigins } : {});
  return postMessage;
}

const createFramed = (parentOrigin: string) => {
  const { context } = createElementTestContext();
  const { configuration } = context.settings.getState();
  context.settings.setState({ configuration: { ...configuration, parentOrigin } });
  return context;
};

describe('a request of a frame to open a link in the page around it', () => {
  it.each([
    ['https://other.example/a?b=c', 'https://other.example/a?b=c'],
    ['/us/en/login', 'https://shop.example/us/en/login'],
  ])('carries an absolute address: %j', (url, sent) => {
    const postMessage = stubFrame([PARENT]);
    expect(openInTop(createFramed(PARENT), url)).toBe(true);
    expect(postMessage.mock.calls).toEqual([[{ type: 'orders-open-in-top', url: sent }, PARENT]]);
  });

  it.each([
    [`${PARENT}/some/page/`, PARENT],
    ['http://localhost:5174', 'http://localhost:5174'],
    ['/', 'https://shop.example'],
  ])('is sent to the exact origin of %j, never to every origin', (parentOrigin, origin) => {
    const postMessage = stubFrame();
    expect(openInTop(createFramed(parentOrigin), '/')).toBe(true);
    expect(postMessage.mock.calls[0]?.[1]).toBe(origin);
  });

  it.each([['https://www.shop.example:8443'], ['http://www.shop.example'], ['https://shop.example'], ['null']])(
    'is not sent if the browser reports that %s is the parent',
    (around) => {
      const postMessage = stubFrame([around, PARENT]);
      expect(openInTop(createFramed(PARENT), '/')).toBe(false);
      expect(postMessage).not.toHaveBeenCalled();
    },
  );

  it('is not sent without a configured origin or outside a frame', () => {
    const postMessage = stubFrame([PARENT]);
    expect(openInTop(createFramed(''), '/')).toBe(false);
    const alone = Object.assign(new EventTarget(), { postMessage, parent: window });
    alone.parent = alone as unknown as typeof window;
    vi.stubGlobal('window', alone);
    expect(openInTop(createFramed(PARENT), '/')).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

it.each([
  ['posts its address to the configured origin', { parentOrigin: `${PARENT}/help/` }, 1],
  ['posts nothing without a configured origin', { parentOrigin: '' }, 0],
  ['posts nothing on a shared device', { parentOrigin: PARENT, kiosk: true }, 0],
])('a loaded screen %s', (_what, changes, count) => {
  const postMessage = stubFrame([PARENT]);
  const { context } = createElementTestContext();
  const { configuration } = context.settings.getState();
  context.settings.setState({ configuration: { ...configuration, ...changes } });
  postScreenToParent(context);
  const message = { type: 'orders-open-screen-in-top', url: context.platform.address().href };
  expect(postMessage.mock.calls).toEqual(Array(count).fill([message, PARENT]));
});
