import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import type { Answer } from '../support/exchange.js';
import { findButton, isDisabled, press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, service, waitForText, type OrdersElement } from '../support/page.js';
import { chooseLine, countSent, DONE, goOn, pick, placeWizard, waitForWhy } from '../support/return-steps.js';
import { settle, until } from '../support/until.js';

const PREVIEW = '/order_mgmt/exchange_order_previews/v1';
const ORDERS = '/order_mgmt/exchange_orders/v1';
const CAPTURES = '/order_mgmt/user_return_captures';
const TAX = {
  tax: { type: 'TAX', rate: 0, amount: 0, calculationDate: '2026-11-20T00:00:00Z', treatment: 'EXCLUSIVE' },
};

const SKU = {
  ...{ skuId: 'sku-grey', colorCode: 'grey', colorDescription: 'Grey', styleName: 'Training shirt', price: 70 },
  ...{ productImageUrl: '/pictures/shirt.svg', isUnexchangeableOptionFlag: false },
  sizeSpecifications: [{ productSize: 'M', localizedSize: 'M', level: 'HIGH', skuId: 'sku-grey-M' }],
};

function createPreview(price: number): Answer {
  const items = [{ id: '0001:1', skuId: 'sku-grey-M', quantity: 1, price, priceAdjustments: [TAX] }];
  const totals = { subTotal: price, shippingTotal: 0, totalTaxes: 0, orderTotal: price };
  return { status: 200, json: { previewId: 'p1', items, totals } };
}

/** One answer after another; the last one repeats. */
function inTurn(...answers: readonly [Answer, ...Answer[]]): () => Answer {
  const left = [...answers];
  return () => (left.length > 1 ? left.shift() : left[0]) ?? answers[0];
}

const FAILED: Answer = { status: 400, json: { errors: [{ code: 'BAD', message: '' }] } };

async function showMethods(preview: () => Answer): Promise<OrdersElement> {
  const element = await placeWizard({
    answers: {
      '/order_mgmt/exchange_options': () => ({ status: 200, json: { objects: [SKU] } }),
      [PREVIEW]: preview,
      [ORDERS]: () => ({ status: 201, json: { orderNumber: 'EX10000001' } }),
      [CAPTURES]: () => DONE,
    },
    attributes: { flags: 'enableExchanges' },
  });
  await chooseLine(element, 'exchange');
  await pick(element, '.size-tile input');
  await goOn(element);
  await until(() => find(element, '.method'), 'the ways back');
  return element;
}

async function showReview(price = 70): Promise<OrdersElement> {
  const element = await showMethods(() => createPreview(price));
  await pick(element, '.method input');
  await goOn(element);
  await until(() => find(element, '.exchange-pair'), 'the review');
  return element;
}

before(() => loadTag('orders-return-wizard'));

describe('the review of an exchange', () => {
  it('shows the returned and the new items, the refund, and the deadline', async () => {
    const element = await showReview();
    const words = get(element, '.reviews').textContent.replace(/\s+/g, ' ');
    for (const text of [
      "You're returning",
      "You're getting",
      'Grey',
      'Estimated refund total$10.00',
      'Send your items back by',
    ]) {
      expect(words).to.include(text);
    }
    expect(get(element, '.exchange-pair > .item:last-child').textContent).to.include('$70.00');
    expect(words).to.include(
      'Your replacement arrives in 10 to 14 business days, including 7 to 10 days for free shipping.',
    );
  });

  it('leads back to the items and to the return methods without losing anything', async () => {
    const element = await showReview();
    await press(element, 'Change return method');
    await until(() => find(element, '.method input:checked'), 'the chosen return method');
    await goOn(element);
    await waitForText(element, 'Review Your Exchange');
    await press(element, 'Change items');
    await until(() => find(element, '.operation input[value=exchange]:checked'), 'what was chosen');
    await goOn(element);
    await until(() => find(element, '.size-tile input:checked'), 'what was picked');
  });

  it('sends the return, and then the exchange order, each once', async () => {
    const element = await showReview();
    await press(element, 'Submit exchange');
    await waitForText(element, 'Done!');
    const writes = service.requests.filter(({ path }) => path.startsWith(CAPTURES) || path === ORDERS);
    expect(writes.map(({ path }) => path)).to.deep.equal([`${CAPTURES}/v1`, ORDERS]);
    expect(writes[1]?.body).to.deep.include({ previewId: 'p1', parentReturnOrderNumber: 'RT10000001' });
  });

  it('does not submit if the price has increased, with a message', async () => {
    const element = await showReview(95);
    await waitForWhy(element, 'Change your items to continue.');
    await waitForText(element, "This costs more than your item, so you can't exchange for it.");
    expect(countSent(CAPTURES)).to.equal(0);
  });
});

describe('an exchange preview that fails', () => {
  it('can be retried but not cancelled at first; the second time it can be cancelled, which leads to the order', async () => {
    const element = await showMethods(inTurn(FAILED));
    await waitForText(element, "We couldn't calculate your exchange total. Please try again.");
    expect(isDisabled(await until(() => findButton(element, 'Cancel'), 'Cancel'))).to.equal(true);
    await press(element, 'Try again');
    await waitForText(element, "We still couldn't calculate your exchange total.");
    await until(() => !find(element, 'dialog [part~=button-disabled]'), 'a way out');
    takeConsoleLines();
  });

  it('is neither retried nor closed by Escape at first', async () => {
    const element = await showMethods(inTurn(FAILED, createPreview(70)));
    await waitForText(element, "We couldn't calculate your exchange total. Please try again.");
    const dialog = get<HTMLDialogElement>(element, 'dialog[open]');
    const sent = service.requests.length;
    for (let press = 0; press < 2; press += 1) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    dialog.close();
    await settle();
    expect(service.requests.length).to.equal(sent);
    await until(() => find(element, 'dialog:modal'), 'the open box');
    takeConsoleLines();
  });

  it('continues if the second try succeeds', async () => {
    const element = await showMethods(inTurn(FAILED, createPreview(70)));
    await press(element, 'Try again');
    await until(() => !find(element, '[part~=dialog]'), 'no box');
    await pick(element, '.method input');
    await waitForWhy(element, undefined);
    takeConsoleLines();
  });
});
