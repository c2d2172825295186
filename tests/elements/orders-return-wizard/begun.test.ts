import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, waitForText, type OrdersElement } from '../support/page.js';
import { chooseLine, DONE, goOn, pick, placeWizard, REASON } from '../support/return-steps.js';
import { settle, until } from '../support/until.js';

const METHOD = '.method input';
const TRAVELS = { bubbles: true, composed: true } as const;

/** Signs of activity, each with an order of its own, because a page remembers the request of an order. */
const SIGNS: readonly (readonly [sign: string, orderNumber: string, show: (button: HTMLElement) => unknown])[] = [
  ['the focus', 'US10000031', (button) => button.focus()],
  ['the pointer', 'US10000032', (button) => button.dispatchEvent(new PointerEvent('pointerdown', TRAVELS))],
  ['a key', 'US10000033', (button) => button.dispatchEvent(new KeyboardEvent('keydown', { ...TRAVELS, key: 'Shift' }))],
];

/** A created return before its automatic navigation; counts the navigations. */
async function showDone(
  orderNumber: string,
): Promise<{ readonly element: OrdersElement; readonly countGone: () => number }> {
  const element = await placeWizard({
    answers: { '/order_mgmt/user_return_captures': () => DONE },
    attributes: { 'order-number': orderNumber },
    order: { orderNumber },
  });
  let gone = 0;
  element.addEventListener('orders-navigate', (event) => {
    // Keeps the test page.
    event.preventDefault();
    gone += 1;
  });
  await chooseLine(element);
  await pick(element, METHOD);
  await goOn(element);
  await waitForText(element, 'Opening your return.');
  return { element, countGone: () => gone };
}

describe('a started return', () => {
  before(() => loadTag('orders-return-wizard'));

  it('has return methods with their action, expectation, price and refund time', async () => {
    const element = await placeWizard({});
    await chooseLine(element);
    await until(() => find(element, METHOD), 'a return method');
    await until(() => find(element, '.method-footer'), 'the rules of the country');
    const [dropoff, ...others] = [...(element.shadowRoot?.querySelectorAll('.method') ?? [])];
    expect([...(dropoff?.querySelectorAll('label, .item-details p, .method-price') ?? [])].map(toText)).to.deep.equal([
      'Drop off with UPS',
      'Pack your items, add the label and drop off the package.',
      "You'll get instructions once you submit your return.",
      'Free',
    ]);
    expect([dropoff, ...others].map((card) => toText(card?.querySelector('.method-footer')))).to.deep.equal([
      'A refund usually takes 1 to 3 business days once we have your items.',
      'A refund usually takes 1 to 3 business days once we have your items.',
      'After a return in a store, a refund can take up to 14 days.',
    ]);
  });

  it('is unchanged when its tag is moved, including the text', async () => {
    const element = await placeWizard({});
    get<HTMLInputElement>(element, '.return-row input[type=checkbox]').click();
    await pick(element, REASON);
    await press(element, 'Add a note');
    const words = await until(() => find<HTMLTextAreaElement>(element, 'textarea'), 'room for words');
    words.focus();
    await sendKeys({ type: 'It squeaks.' });
    await settle();
    const container = document.createElement('div');
    document.body.append(container);
    container.append(element);
    await settle();
    expect(get<HTMLTextAreaElement>(element, 'textarea').value).to.equal('It squeaks.');
    expect(get<HTMLInputElement>(element, REASON).checked).to.equal(true);
    expect(get<HTMLInputElement>(element, '.return-row input[type=checkbox]').checked).to.equal(true);
    await goOn(element);
    await until(() => find(element, METHOD), 'a return method');
  });

  for (const [sign, orderNumber, show] of SIGNS) {
    it(`once created, navigates automatically unless ${sign} shows activity`, async () => {
      const { element, countGone } = await showDone(orderNumber);
      show(get<HTMLButtonElement>(element, 'dialog button'));
      await waitForText(element, "View your return whenever you're ready.");
      expect(countGone()).to.equal(0);
      await press(element, 'View your return');
      expect(countGone()).to.equal(1);
    });
  }
});

function toText(element: Element | null | undefined): string | undefined {
  return element?.textContent.trim();
}
