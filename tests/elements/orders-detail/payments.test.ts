import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrder, MISSING_PICTURE } from '../support/order.js';
import { mountOrder } from '../support/order-tags.js';
import { find, service, type OrderElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-detail';
const PICTURE = '/pictures/shirt.svg';

/** Every type of payment and its name. */
const TYPES = [
  ['alipay', 'Alipay'],
  ['astropay', 'AstroPay'],
  ['billpay', 'BillPay'],
  ['cash', 'Cash'],
  ['check', 'Check'],
  ['cod', 'Cash on delivery'],
  ['conv_store', 'Convenience store'],
  ['credit_card', 'Credit card'],
  ['customer_account', 'Customer account'],
  ['customer_ofbt', 'Bank transfer'],
  ['debit_card', 'Debit card'],
  ['gift_certificate', 'Gift card'],
  ['iyzico', 'iyzico'],
  ['klarna', 'Klarna'],
  ['mall_certificate', 'Mall certificate'],
  ['merch_allotment', 'Product allowance'],
  ['offline_bank', 'Bank transfer'],
  ['other_credit', 'Other credit card'],
  ['other_debit', 'Other debit card'],
  ['paypal', 'PayPal'],
  ['pos_purchase', 'Paid in store'],
  ['promo_voucher', 'Promo voucher'],
  ['qiwi', 'QIWI'],
  ['realtime_bank', 'iDEAL'],
  ['rfo', 'Paid from a refund'],
  ['safetypay', 'SafetyPay'],
  ['sofort', 'Sofort'],
  ['store_credit', 'Store credit'],
  ['store_giftcert', 'Store gift card'],
  ['tenpay', 'Tenpay'],
  ['travelers_check', "Traveler's check"],
  ['unionpay', 'UnionPay'],
  ['wechat', 'WeChat Pay'],
] as const;

async function mountPaidBy(...payment: readonly object[]): Promise<OrderElement> {
  service.answer(() => ({ status: 200, json: createWireOrder(undefined, { payment }) }));
  return mountOrder(TAG);
}

function listRows(element: OrderElement): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.payments li') ?? [])];
}

const listWords = (element: OrderElement): string[] => listRows(element).map(({ textContent }) => textContent.trim());
const getPicture = (row: HTMLElement | undefined): HTMLImageElement | null | undefined => row?.querySelector('img');

describe('a payment', () => {
  before(() => loadTag(TAG));

  for (const [paymentType, words] of TYPES) {
    it(`by ${paymentType} is named ${words}, with its number and its picture`, async () => {
      const element = await mountPaidBy(
        { paymentType, paymentDisplayNumber: '0042', paymentTypeImageUrl: PICTURE },
        { paymentType: ` ${paymentType.toUpperCase()} ` },
      );
      expect(listWords(element)).to.deep.equal([`${words} ending in 0042`, words]);
      const [first, second] = listRows(element);
      const picture = await until(() => getPicture(first), 'the picture');
      expect([new URL(picture.src).pathname, picture.alt]).to.deep.equal([PICTURE, '']);
      expect(getPicture(second)).to.equal(null);
    });
  }

  it('of an unknown type is another payment, with its number', async () => {
    const element = await mountPaidBy({ paymentType: 'beans', paymentDisplayNumber: '7' }, { paymentType: 'beans' });
    expect(listWords(element)).to.deep.equal(['Other payment ending in 7', 'Other payment']);
  });

  it('whose picture does not load is text only, with a warning to the page', async () => {
    const events = listen(document);
    const element = await mountPaidBy(
      { paymentType: 'klarna', paymentTypeImageUrl: MISSING_PICTURE },
      { paymentType: 'paypal', paymentTypeImageUrl: PICTURE },
    );
    const [first, second] = listRows(element);
    await until(() => getPicture(first) === null, 'the picture to go');
    await settle();
    expect(listWords(element)).to.deep.equal(['Klarna', 'PayPal']);
    expect(getPicture(second) !== null).to.equal(true);
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { code: 'picture-load', severity: 'warning', tag: TAG, retryable: false },
    ]);
  });

  for (const paymentTypeImageUrl of [
    'ftp://shop.example/a.png',
    'data:image/png;base64,AAAA',
    'http://shop.example/a.png',
  ]) {
    it(`has no picture at ${paymentTypeImageUrl}`, async () => {
      const element = await mountPaidBy({ paymentType: 'klarna', paymentTypeImageUrl });
      expect(listWords(element)).to.deep.equal(['Klarna']);
      expect(find(element, '.payments img') === null).to.equal(true);
    });
  }
});
