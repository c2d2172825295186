import { createElement } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OrderFacts } from '../../../src/features/order-detail/order-facts.js';
import { forgetPage } from '../../support/forget-page.js';
import { createGroup, createOrder } from '../../support/orders.js';
import { renderView } from '../../support/render-view.js';

beforeEach(forgetPage);

function open(writeText: ((text: string) => Promise<void>) | undefined, attributes: Record<string, string> = {}) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue((writeText && { writeText }) as Clipboard);
  onTestFinished(() => void vi.restoreAllMocks());
  const order = createOrder({ groups: [createGroup()] });
  return renderView(() => createElement(OrderFacts, { order }), { attributes });
}

describe('the facts of an order', () => {
  it('copies the number of the order, which is shown and announced', async () => {
    const copied: string[] = [];
    const view = await open((text) => Promise.resolve(void copied.push(text)));
    expect(view.button('Copy').getAttribute('aria-label')).toBe('Copy, US10000001');
    await view.press('Copy');
    expect(copied).toEqual(['US10000001']);
    expect(view.find('.card-meta')?.textContent).toContain('Copied');
    expect(view.page.platform.announcements).toEqual(['Copied']);
  });

  it('says that the number can be selected instead if the browser does not copy it', async () => {
    const view = await open(() => Promise.reject(new Error('NotAllowedError')));
    await view.press('Copy');
    expect(view.find('.card-meta')?.textContent).toContain("Couldn't copy. Select the number instead.");
    expect(view.page.platform.announcements).toEqual(["Couldn't copy. Select the number instead."]);
  });

  it.each<[what: string, clipboard: boolean, attributes: Record<string, string>]>([
    ['without a clipboard', false, {}],
    ['on a shared device', true, { kiosk: '' }],
  ])('offers no copy %s', async (_what, hasClipboard, attributes) => {
    const view = await open(hasClipboard ? () => Promise.resolve() : undefined, attributes);
    expect(view.text()).toContain('US10000001');
    expect(view.find('button')).toBeNull();
  });
});
