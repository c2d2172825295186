import { beforeEach, describe, expect, it } from 'vitest';
import { BankRefund } from '../../../src/features/bank-refund/bank-refund.js';
import { forgetPage } from '../../support/forget-page.js';
import { found, MEMBERS } from '../../support/order-under-test.js';
import { renderView } from '../../support/render-view.js';
import { answer } from '../../support/scripted-fetch.js';

beforeEach(forgetPage);

async function fillIn(iban: string) {
  const view = await renderView(BankRefund, MEMBERS, found());
  await view.press('Enter bank details');
  await view.type('First name', 'Robin');
  await view.type('Last name', 'Doe');
  await view.type('IBAN', iban);
  view.field('IBAN').dispatchEvent(new Event('focusout', { bubbles: true }));
  await view.settle();
  return view;
}

describe('the bank refund form', () => {
  it('sends the account and confirms it', async () => {
    const view = await fillIn('NL91ABNA0417164300');
    view.script(answer(200, { data: {} }));
    await view.press('Submit');
    expect(view.requests().at(-1)?.url).toContain('/bank_refund/');
    expect(view.text()).toContain("We've got your bank details");
  });

  it('ties the error of an IBAN to its field and holds the button back', async () => {
    const view = await fillIn('NL91ABNA0417164301');
    expect(view.field('IBAN').getAttribute('aria-invalid')).toBe('true');
    expect(view.describe(view.button('Submit'))).toBe('To continue, enter a valid IBAN.');
    await view.press('Submit');
    expect(view.requests()).toHaveLength(1);
  });

  it('keeps the account after a failed call, and sends it again', async () => {
    const view = await fillIn('NL91ABNA0417164300');
    view.script(answer(429, {}, { 'retry-after': '0' }));
    await view.press('Submit');
    await view.settle(60_000);
    expect(view.text()).toContain('Form Not Submitted');
    expect(view.field('IBAN').value).toBe('NL91ABNA0417164300');
    view.script(answer(200, { data: {} }));
    await view.press('Try again');
    expect(view.text()).toContain("We've got your bank details");
  });
});
