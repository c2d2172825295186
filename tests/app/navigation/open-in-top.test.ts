import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInTop } from '../../../src/app/navigation/open-in-top.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const PARENT = 'https://www.shop.example';

beforeEach(forgetPage);
afterEach(() => vi.unstubAllGlobals());

/** A window whose parent notes what it is sent, and a browser that tells of it or not. */
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

describe('what a frame asks the page around it to open', () => {
  it.each([
    ['https://other.example/a?b=c', 'https://other.example/a?b=c'],
    ['/us/en/login', 'https://shop.example/us/en/login'],
  ])('is an absolute address: %j', (url, sent) => {
    const postMessage = stubFrame([PARENT]);
    expect(openInTop(createFramed(PARENT), url)).toBe(true);
    expect(postMessage.mock.calls).toEqual([[{ type: 'orders-open-in-top', url: sent }, PARENT]]);
  });

  it.each([
    [`${PARENT}/some/page/`, PARENT],
    ['http://localhost:5174', 'http://localhost:5174'],
    ['/', 'https://shop.example'],
  ])('goes to the exact origin of %j, never to everybody', (parentOrigin, origin) => {
    const postMessage = stubFrame();
    expect(openInTop(createFramed(parentOrigin), '/')).toBe(true);
    expect(postMessage.mock.calls[0]?.[1]).toBe(origin);
  });

  it.each([['https://www.shop.example:8443'], ['http://www.shop.example'], ['https://shop.example'], ['null']])(
    'is not told where the browser says that %s is around',
    (around) => {
      const postMessage = stubFrame([around, PARENT]);
      expect(openInTop(createFramed(PARENT), '/')).toBe(false);
      expect(postMessage).not.toHaveBeenCalled();
    },
  );

  it('is not told without a configured origin, nor outside of a frame', () => {
    const postMessage = stubFrame([PARENT]);
    expect(openInTop(createFramed(''), '/')).toBe(false);
    const alone = Object.assign(new EventTarget(), { postMessage, parent: window });
    alone.parent = alone as unknown as typeof window;
    vi.stubGlobal('window', alone);
    expect(openInTop(createFramed(PARENT), '/')).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
