import { beforeEach, describe, expect, it } from 'vitest';
import { Withdrawal } from '../../../src/features/withdrawal/withdrawal.js';
import { forgetPage } from '../../support/forget-page.js';
import { renderView } from '../../support/render-view.js';
import { answer, type Reply } from '../../support/scripted-fetch.js';

beforeEach(forgetPage);

const RECEIPT = { withdrawalId: 'WD10000001', receivedAt: '2026-11-21T12:00:00Z', sentTo: 'r***@example.com' };
const EARLIER = { errors: [{ code: 'WITHDRAWAL_KNOWN', message: '' }], ...RECEIPT, sentTo: undefined };

async function fillIn(...replies: readonly Reply[]) {
  const view = await renderView(Withdrawal, { attributes: { country: 'de' } }, ...replies);
  await view.type('Your name', ' Robin Doe ');
  await view.type('Email address', 'robin@example.com');
  await view.type('Order number', 'DE10000003');
  return view;
}

async function confirm(...replies: readonly Reply[]) {
  const view = await fillIn(...replies);
  await view.press('Continue');
  await view.settle();
  await view.press('Confirm withdrawal');
  await view.settle();
  return view;
}

describe('a withdrawal', () => {
  it('says in other countries that nothing is offered', async () => {
    const view = await renderView(Withdrawal, { attributes: { country: 'us' } });
    expect(view.text()).toContain("It isn't offered for purchases in this country");
    expect(view.find('form')).toBeNull();
  });

  it('holds the button back until something is typed everywhere, and says so', async () => {
    const view = await renderView(Withdrawal, { attributes: { country: 'bg' } });
    expect(view.describe(view.button('Continue'))).toBe(
      'To continue, enter your name, order number and email address.',
    );
    await view.press('Continue');
    expect(view.requests()).toEqual([]);
  });

  it('shows the statement in full before anything is sent', async () => {
    const view = await fillIn();
    await view.press('Continue');
    await view.settle();
    for (const text of ['I withdraw from my contract for order DE10000003', 'Robin Doe', 'robin@example.com']) {
      expect(view.text()).toContain(text);
    }
    expect(view.requests()).toEqual([]);
  });

  it('sends it with a key and without a token, and shows the receipt', async () => {
    const view = await confirm(answer(201, RECEIPT));
    const [request] = view.requests();
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(request?.headers.has('authorization')).toBe(false);
    expect(view.text()).toContain('We received your withdrawal');
    expect(view.text()).toContain('WD10000001');
    expect(view.text()).toContain('r***@example.com');
    expect(view.text()).not.toContain('accepted');
  });

  it('keeps everything after a lost answer, and sends it again with the same key', async () => {
    const view = await confirm(answer(500, {}));
    expect(view.text()).toContain("We couldn't confirm your statement");
    expect(view.text()).toContain('Robin Doe');
    view.script(answer(409, EARLIER));
    await view.press('Try again');
    await view.settle();
    expect(view.text()).toContain('We received your withdrawal');
    const keys = view.requests().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the receipt of a statement that exists already, without what it does not know', async () => {
    const view = await confirm(answer(409, EARLIER));
    expect(view.text()).toContain('We already received your withdrawal');
    expect(view.text()).toContain('Contact us');
    expect(view.text()).toContain('WD10000001');
    expect(view.text()).not.toContain('Robin Doe');
  });

  it.each([
    ['a refusal without a receipt', answer(409, { errors: [{ code: 'X', message: '' }] }), "We couldn't receive"],
    ['a session that has ended', answer(401, {}), 'Something went wrong on our side'],
    ['a busy service', answer(429, {}, { 'retry-after': '5' }), 'You can try again in'],
    ['an answer without a reference', answer(201, { receivedAt: RECEIPT.receivedAt }), "We couldn't confirm"],
  ])('keeps the statement after %s', async (_what, reply, text) => {
    const view = await confirm(reply);
    expect(view.text()).toContain(text);
    expect(view.text()).toContain('Robin Doe');
    await view.press('Change');
    await view.settle();
    expect(view.field('Your name').value).toBe(' Robin Doe ');
  });
});
