import { beforeEach, describe, expect, it } from 'vitest';
import { createBankRefundController } from '../../../src/features/bank-refund/bank-refund-controller.js';
import { forgetPage } from '../../support/forget-page.js';
import {
  createOrderUnderTest,
  EMAIL,
  found,
  GUESTS,
  listErrors,
  MEMBER,
  MEMBERS,
} from '../../support/order-under-test.js';
import type { ElementContextOptions } from '../../support/element-test-context.js';
import { answer, type Reply } from '../../support/scripted-fetch.js';

const ACCOUNT = { firstName: ' Robin ', lastName: 'Doe', iban: 'nl91 abna 0417 1643 00' };
const taken = answer(200, { data: {} });
const refused = answer(200, { error: { code: 'ACCOUNT_REFUSED', message: 'No.' } });

beforeEach(forgetPage);

/** A displayed order, whose account is sent to a service with this reply. */
async function send(setting: ElementContextOptions, reply: Reply, changes: Parameters<typeof found>[0] = {}) {
  const page = await createOrderUnderTest(setting, found(changes));
  const controller = page.context.getController(createBankRefundController);
  const view = page.state();
  if (view.status !== 'ready') throw new Error(`The order is not on show: ${view.status}`);
  const email = controller.findEmail(view.value);
  page.script(reply);
  controller.edit(ACCOUNT);
  if (email !== undefined) controller.submit('A1000', email);
  await page.settle();
  await page.settle();
  const [, request] = page.reads();
  return { ...page, controller, email, request, state: () => controller.get('A1000').store.getState() };
}

const withRetailer = (retailer: object): ElementContextOptions => ({
  ...MEMBERS,
  properties: { adapter: { ...MEMBER, retailer } },
});

describe('the account for a refund', () => {
  it("is sent in the contract's format: a plain number and trimmed names", async () => {
    const { request, state } = await send(GUESTS, taken);
    expect(`${request?.method} ${request?.url}`).toBe('POST https://shop.example/order_mgmt/bank_refund/v1');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      accountDetails: { iban: 'NL91ABNA0417164300', owner: { firstName: 'Robin', lastName: 'Doe' } },
      email: 'robin@example.com',
      orderNumber: 'A1000',
    });
    expect(state()).toEqual({ status: 'done' });
  });

  it.each<[what: string, setting: ElementContextOptions, token: string]>([
    ['of a guest', GUESTS, 'guest'],
    ['of a member', MEMBERS, 'guest'],
    ['with a token of the retailer', withRetailer({ bankRefundToken: 'refund-form' }), 'refund-form'],
    ['without a token of the page', withRetailer({ bankRefundToken: 7 }), 'guest'],
    ['with an empty token of the page', withRetailer({ bankRefundToken: '' }), 'guest'],
    ['with a token that a header cannot hold', withRetailer({ bankRefundToken: 'a\nb' }), 'guest'],
  ])("%s has a fixed token, never a member's", async (_, setting, token) => {
    const { request } = await send(setting, taken);
    expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(JSON.stringify([...(request?.headers ?? [])])).not.toContain('t0ken');
  });

  it('is not sent again with another token after a 401', async () => {
    const { reads, state } = await send(MEMBERS, answer(401));
    expect(reads()).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'failed', failure: { status: 401, retryable: false } });
  });

  it('that the service refused has failed, and can be sent again', async () => {
    const page = await send(MEMBERS, refused);
    expect(page.state()).toMatchObject({ status: 'failed', failure: { retryable: true } });
    expect(page.state()).not.toHaveProperty('failure.isUncertain');
    expect(listErrors(page)).toMatchObject([{ code: 'service-request-bank-refund-failure', severity: 'error' }]);
  });

  it('stays in the form until the service accepts it', async () => {
    const { controller } = await send(MEMBERS, refused);
    expect(controller.form.getState().account).toEqual(ACCOUNT);
    controller.forget();
    expect(controller.form.getState().account).toEqual({ firstName: '', lastName: '', iban: '' });
  });

  it('is removed with the session', async () => {
    const { context, controller } = await send(MEMBERS, refused);
    context.endSession('requested');
    expect(JSON.stringify(controller.form.getState())).not.toMatch(/Robin|nl91/);
    expect(context.getController(createBankRefundController).form.getState().account.iban).toBe('');
  });

  it('never appears in events, in the console or in page state', async () => {
    const page = await send(MEMBERS, refused);
    expect(JSON.stringify([page.events, page.warnings, page.context.getPageState()])).not.toMatch(
      /0417|ABNA|abna|Robin/,
    );
  });
});

describe('the e-mail address of a bank refund', () => {
  const contact = (email?: string) =>
    ({ authorizationInfo: {}, contactInformation: email === undefined ? {} : { email } }) as never;
  const member = (email: string): ElementContextOptions => ({
    ...MEMBERS,
    properties: { adapter: { ...MEMBER, user: { id: 'upm-1001', email } } },
  });

  it.each<[what: string, setting: ElementContextOptions, email: string | undefined]>([
    ["is the page's for a member whose order has none", member('robin@example.com'), 'robin@example.com'],
    ['is that of the proof for a guest whose order has none', GUESTS, EMAIL],
    ['is unknown if there is none', member(''), undefined],
  ])('%s', async (_, setting, email) => {
    expect((await send(setting, taken, contact())).email).toBe(email);
  });

  it("is the order's if it has one", async () => {
    expect((await send(member('robin@example.com'), taken, contact('order@example.com'))).email).toBe(
      'order@example.com',
    );
  });
});
