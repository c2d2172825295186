import { beforeEach, describe, expect, it } from 'vitest';
import { createWireGroup } from './api/wire-samples.js';
import { forgetPage } from '../support/forget-page.js';
import { createOrderUnderTest as create, EMAIL, found, GUESTS, WITH_NUMBER } from '../support/order-under-test.js';

beforeEach(forgetPage);

describe('an order that a lookup found', () => {
  it('is read with its own contact, as are its returns and exchanges, after a lookup with another one', async () => {
    const { mount, context, settle, script, reads } = await create({});
    const pageState = context.getPageState();
    pageState.remembered = { email: 'last@example.com' };
    pageState.contacts = new Map([
      ['A1000', { email: EMAIL }],
      ['X2000', { email: 'last@example.com' }],
    ]);
    const group = createWireGroup({ returnOrderNumber: 'R1000', exchangeOrderNumber: 'X1000' });
    const others = createWireGroup({
      exchangeOrderNumber: 'X2000',
      actions: { viewReturn: [{ returnOrderId: 'R2000' }] },
    });
    script(found({ group: [group, others] }), found());
    for (const orderNumber of ['A1000', 'R1000', 'R2000', 'X1000', 'X2000', 'B1000']) {
      await mount({ attributes: { 'order-number': orderNumber } });
      await settle();
    }
    const sent = reads().map(({ headers }) => decodeURIComponent(headers.get('x-guest-email') ?? ''));
    expect(sent).toEqual([EMAIL, EMAIL, EMAIL, EMAIL, 'last@example.com', 'last@example.com']);
  });

  it('is read with the contact of its return, and the return of a page that remembers nothing adds nothing', async () => {
    const { mount, context, settle, script } = await create({});
    const pageState = context.getPageState();
    pageState.contacts = new Map([['A1000', { email: EMAIL }]]);
    script(found({ orderType: 'RETURN_ORDER', parentSalesOrderNumber: 'S1000' }));
    await mount({ attributes: WITH_NUMBER });
    await settle();
    expect(pageState.contacts.get('S1000')).toEqual({ email: EMAIL });
    pageState.contacts = undefined;
    await mount(GUESTS);
    await settle();
    expect(pageState.contacts).toBeUndefined();
  });
});
