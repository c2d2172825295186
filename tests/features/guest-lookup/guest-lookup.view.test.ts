import { beforeEach, describe, expect, it } from 'vitest';
import { GuestLookup } from '../../../src/features/guest-lookup/guest-lookup.js';
import { forgetPage } from '../../support/forget-page.js';
import { found } from '../../support/order-under-test.js';
import { renderView } from '../../support/render-view.js';
import { answer } from '../../support/scripted-fetch.js';

beforeEach(forgetPage);

async function fillIn(email: string) {
  const view = await renderView(GuestLookup);
  await view.type('Order number', 'A1000');
  await view.type('Email address', email);
  return view;
}

describe('the guest lookup form', () => {
  it('finds an order and tells the page', async () => {
    const view = await fillIn('guest@example.com');
    view.script(found());
    await view.press('Find order');
    expect(view.page.events).toContainEqual({ name: 'orders-order-found', detail: { orderNumber: 'A1000' } });
  });

  it('ties the error of an email address to its field and sends nothing', async () => {
    const view = await fillIn('guest@');
    await view.press('Find order');
    expect(view.field('Email address').getAttribute('aria-invalid')).toBe('true');
    expect(view.describe(view.field('Email address'))).toContain('Please enter a valid email address.');
    expect(view.requests()).toEqual([]);
  });

  it('offers another try after a failed call', async () => {
    const view = await fillIn('guest@example.com');
    view.script(answer(500));
    await view.press('Find order');
    await view.settle(60_000);
    expect(view.field('Order number').value).toBe('A1000');
    view.script(found());
    await view.press('Try again');
    expect(view.page.events).toContainEqual({ name: 'orders-order-found', detail: { orderNumber: 'A1000' } });
  });
});
