import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import type { Answer } from '../support/exchange.js';
import { findButton, press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, getText, waitForText, type OrdersElement } from '../support/page.js';
import {
  chooseLine,
  countSent,
  getAction,
  goOn,
  pick,
  placeWizard,
  REASON,
  waitForWhy,
} from '../support/return-steps.js';
import { until } from '../support/until.js';

const OPTIONS = '/order_mgmt/exchange_options/v1';
const FLAGS = { flags: 'enableExchanges' };

/** A colour of the shirt, in M and in a sold-out L. */
function createSku(colorCode: string, price: number, changes: object = {}) {
  const size = (label: string, level: string) => ({
    ...{ productSize: label, localizedSize: label, level },
    skuId: `sku-${colorCode}-${label}`,
  });
  return {
    ...{ skuId: `sku-${colorCode}`, colorCode, colorDescription: colorCode, styleName: 'Training shirt' },
    ...{ productImageUrl: '/pictures/shirt.svg', isUnexchangeableOptionFlag: false, price },
    ...{ sizeSpecifications: [size('M', 'HIGH'), size('L', 'OOS')], ...changes },
  };
}

const SKUS = [
  createSku('blue', 80, { skuId: 'sku-blue-M' }),
  createSku('grey', 70),
  createSku('gone', 80, { sizeSpecifications: [] }),
  createSku('custom', 80, { isUnexchangeableOptionFlag: true }),
  createSku('gold', 95),
];
const FOUND: Answer = { status: 200, json: { objects: SKUS } };

async function showExchange(answer = FOUND, pieces = 1): Promise<OrdersElement> {
  const element = await placeWizard({ answers: { [OPTIONS]: () => answer }, attributes: FLAGS, pieces });
  await chooseLine(element, 'exchange');
  return element;
}

const color = (code: string) => `.color-tile input[value="${code}"]`;
const size = (label: string) => `.size-tile input[value$="-${label}"]`;

before(() => loadTag('orders-return-wizard'));

describe('the step of an exchange', () => {
  it('continues once a colour and a size are chosen, and names what is missing', async () => {
    const element = await showExchange();
    await waitForWhy(element, 'Choose a color.');
    await pick(element, color('grey'));
    await waitForWhy(element, 'Choose a size.');
    expect(get<HTMLInputElement>(element, size('L')).disabled).to.equal(true);
    await pick(element, size('M'));
    await waitForWhy(element, undefined);
    expect(get(element, '.exchange-original').textContent).to.include('$80.00');
  });

  for (const [what, code, why] of [
    ['is sold out', 'gone', 'Sold Out'],
    ['is not eligible', 'custom', 'Not Eligible'],
    ['costs more', 'gold', 'Costs more than your item'],
  ] as const) {
    it(`shows a colour that ${what}, which cannot be chosen`, async () => {
      const element = await showExchange();
      const input = await until(() => find<HTMLInputElement>(element, color(code)), `the colour that ${what}`);
      expect(input.disabled).to.equal(true);
      expect(input.closest('label')?.textContent).to.include(why);
    });
  }

  it('warns of the same item, and allows it', async () => {
    const element = await showExchange();
    await pick(element, color('blue'));
    await pick(element, size('M'));
    await waitForText(element, "Heads up: this is the same item as the one you're returning.");
    await waitForWhy(element, undefined);
  });

  for (const [what, answer, words] of [
    [
      'is not sold any more',
      { status: 409, json: { errors: [{ code: 'EXCHANGE_ITEM_INACTIVE', message: '' }] } },
      'An exchange for this item is not available. Please choose to return your order for a full refund instead.',
    ],
    [
      'comes in no colour that could be had',
      { status: 200, json: { objects: SKUS.slice(2) } },
      "There's nothing to choose from right now. You can return your item for a refund instead.",
    ],
    [
      'cannot be looked up',
      { status: 400, json: { errors: [{ code: 'BAD', message: '' }] } },
      "An exchange isn't available right now. Please try again later or choose to return your item for a full refund.",
    ],
  ] as const) {
    it(`becomes a return if the item ${what}, with a message among the items`, async () => {
      const element = await showExchange(answer);
      await waitForText(element, words);
      expect(get<HTMLInputElement>(element, '.operation input[value=return]').checked).to.equal(true);
      await waitForWhy(element, undefined);
    });
  }

  it('leads from piece to piece, and keeps the pick of each', async () => {
    const element = await showExchange(FOUND, 2);
    await until(() => find(element, color('grey')), 'the first piece');
    await waitForText(element, 'Item 1 of 2');
    await pick(element, color('grey'));
    await pick(element, size('M'));
    await goOn(element);
    await waitForText(element, 'Item 2 of 2');
    await waitForWhy(element, 'Choose a color.');
    await press(element, 'Previous item');
    await waitForText(element, 'Item 1 of 2');
    await until(() => find(element, color('grey')), 'the first piece again');
    expect(get<HTMLInputElement>(element, color('grey')).checked).to.equal(true);
    expect(get<HTMLInputElement>(element, size('M')).checked).to.equal(true);
    // Only what is possible is shown.
    expect(findButton(element, 'Previous item')).to.equal(undefined);
    await press(element, 'Next item');
    await waitForText(element, 'Item 2 of 2');
    // Of two pieces, the first is the previous one.
    expect(findButton(element, 'First item')).to.equal(undefined);
    expect(countSent(OPTIONS)).to.equal(1);
  });

  it('is not offered without an address for the replacement', async () => {
    const element = await placeWizard({ attributes: FLAGS, order: { shippingAddress: undefined } });
    get<HTMLInputElement>(element, '.return-row input[type=checkbox]').click();
    await pick(element, REASON);
    await waitForWhy(element, undefined);
    expect(find(element, '.operation input') === null).to.equal(true);
  });

  it("becomes a return by 'Return and refund only', and leads to the items by 'Change item'", async () => {
    const element = await showExchange();
    await press(element, 'Change item');
    await until(() => find(element, '.operation'), 'the items');
    await goOn(element);
    await press(element, 'Return and refund only');
    await until(() => find(element, '.method'), 'the ways back');
    expect(findButton(element, 'Submit return') === getAction(element)).to.equal(true);
    expect(getText(element)).not.to.include('Your exchange');
  });
});
