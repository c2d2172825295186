import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import {
  fillIn,
  findButton,
  getField,
  getSubmit,
  isDisabled,
  getValue,
  press,
  submit,
  typeInto,
  waitForOrder,
} from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, getText, mount, service } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const TO_PHONE = 'Use a phone number instead';
const TO_EMAIL = 'Use an email address instead';

describe('the phone number', () => {
  before(() => loadTag());

  it('is offered only with the flag enableSmsLookup, by attribute or by the flag client of the page', async () => {
    const element = await mount();
    expect(findButton(element, TO_PHONE)).to.equal(undefined);
    element.adapter = { flags: { getBooleanValue: (key) => key === 'enableSmsLookup' } };
    await until(() => findButton(element, TO_PHONE), 'the switch');
    element.adapter = {
      flags: {
        getBooleanValue: () => {
          throw new Error('no flags today');
        },
      },
    };
    await until(() => !findButton(element, TO_PHONE), 'no switch');
  });

  it('is kept as typed, like the e-mail address, however often they are switched', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    await fillIn(element, { orderNumber: 'AB12', email: 'guest@example.com' });
    await press(element, TO_PHONE);
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    expect(find(element, 'input[name=email]') === null).to.equal(true);
    await typeInto(element, 'phoneNumber', '+1 (503) 555-0100');
    await press(element, TO_EMAIL);
    await until(() => find(element, 'input[name=email]'), 'the address');
    expect(getValue(element, 'email')).to.equal('guest@example.com');
    await press(element, TO_PHONE);
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    expect(getValue(element, 'phoneNumber')).to.equal('+1 (503) 555-0100');
    expect(getValue(element, 'orderNumber')).to.equal('AB12');
  });

  it('has the right keyboard, autofill and direction', async () => {
    const element = await mount({ flags: 'enableSmsLookup', locale: 'ar-XB' });
    get<HTMLButtonElement>(element, '.form-part button').click();
    const field = await until(() => find<HTMLInputElement>(element, 'input[name=phoneNumber]'), 'the phone number');
    expect([field.type, field.autocomplete, field.dir]).to.deep.equal(['tel', 'tel', 'ltr']);
  });

  it('is checked first, then the order is read; both in the wire format', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await press(element, TO_PHONE);
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    await typeInto(element, 'phoneNumber', '(503) 555-0100');
    await submit(element);
    await waitForOrder(element);
    const [check, summary] = service.requests;
    expect([check?.method, check?.path, check?.body]).to.deep.equal([
      'POST',
      '/order_mgmt/guest_credentials/v1',
      { orderNumber: KNOWN.orderNumber, phoneNumber: '5035550100' },
    ]);
    expect(check?.headers['content-type']).to.equal('application/json');
    expect([
      summary?.method,
      summary?.path,
      summary?.headers['x-guest-phone'],
      summary?.headers['x-guest-email'],
    ]).to.deep.equal(['GET', `/summary/v1/${KNOWN.orderNumber}`, '5035550100', undefined]);
    expect(service.requests.length).to.equal(2);
  });

  for (const [typed, sent] of [
    ['139 0000 0000', '+8613900000000'],
    ['+86 139-0000-0000', '+8613900000000'],
    ['8613900000000', '+8613900000000'],
  ] as const) {
    it(`in China is sent with +86 once: ${typed}`, async () => {
      const element = await mount({ flags: 'enableSmsLookup', country: 'cn' });
      await typeInto(element, 'orderNumber', KNOWN.orderNumber);
      await press(element, TO_PHONE);
      await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
      await typeInto(element, 'phoneNumber', typed);
      getField(element, 'acceptsTerms').click();
      service.answer(({ body }) => ({ status: body ? 200 : 404, json: { valid: true } }));
      await submit(element);
      await until(() => service.requests.length === 2, 'both requests');
      expect(service.requests[0]?.body).to.deep.equal({ orderNumber: KNOWN.orderNumber, phoneNumber: sent });
      expect(service.requests[1]?.headers['x-guest-phone']).to.equal(sent);
      expect(service.requests[1]?.query).to.equal('?filter=country(cn)&filter=language(en)');
    });
  }

  it('is never sent in an address, nor is an e-mail address', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    await fillIn(element, KNOWN);
    await submit(element);
    await waitForOrder(element);
    expect(service.requests[0]?.headers['x-guest-email']).to.equal(encodeURIComponent(KNOWN.email));
    expect(service.requests[0]?.query).to.equal('?filter=country(us)&filter=language(en)');
  });

  it('is sent as a filter of the address if the retailer configures that', async () => {
    const element = await mount({}, { adapter: { retailer: { guestCredentials: 'filter' } } });
    await fillIn(element, { orderNumber: KNOWN.orderNumber, email: 'a+b(c)@example.com' });
    await submit(element);
    await until(() => service.requests.length === 1, 'the request');
    expect(service.requests[0]?.query).to.include('&filter=email(a%2Bb%28c%29%40example.com)');
    expect(service.requests[0]?.headers['x-guest-email']).to.equal(undefined);
  });
});

describe('the terms in China', () => {
  before(() => loadTag());

  it('must be accepted before anything is sent, and can be withdrawn', async () => {
    const element = await mount({ country: 'cn' });
    await fillIn(element, KNOWN);
    await settle();
    expect([isDisabled(getSubmit(element)), getText(element).includes('Accept the terms to continue.')]).to.deep.equal([
      true,
      true,
    ]);
    getField(element, 'acceptsTerms').click();
    await until(() => !isDisabled(getSubmit(element)), 'the button');
    getField(element, 'acceptsTerms').click();
    await until(() => isDisabled(getSubmit(element)), 'no button');
    getField(element, 'acceptsTerms').click();
    await submit(element);
    await waitForOrder(element);
  });

  it('have four links to pages of the retailer, in a new tab without a referrer', async () => {
    const element = await mount({ country: 'cn' }, { adapter: { retailer: { siteUrl: 'https://shop.example' } } });
    const links = [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('label a') ?? [])];
    expect(links.map(({ textContent, href }) => [textContent, href])).to.deep.equal([
      ['Terms of Use', 'https://shop.example/cn/en/legal/terms-of-use'],
      ['Terms of Sale', 'https://shop.example/cn/en/legal/terms-of-sale'],
      ['Privacy Policy', 'https://shop.example/cn/en/legal/privacy-policy'],
      ['Return Policy', 'https://shop.example/cn/en/legal/return-policy'],
    ]);
    for (const { target, rel, referrerPolicy } of links) {
      expect([target, rel, referrerPolicy]).to.deep.equal(['_blank', 'noopener noreferrer', 'no-referrer']);
    }
    expect(getText(element)).to.include('I accept the Terms of Use, Terms of Sale, Privacy Policy and Return Policy.');
  });

  it('have no link if the page sets an unsafe address', async () => {
    const links = { termsOfUse: 'data:text/html,terms', termsOfSale: 'http://shop.example/terms' };
    const element = await mount({ country: 'cn' }, { adapter: { links } });
    const hrefs = [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('label a') ?? [])].map(
      ({ href }) => href,
    );
    expect(hrefs.length).to.equal(2);
    expect(hrefs.join()).to.match(/privacy-policy.*return-policy/);
    expect(getText(element)).to.include('Terms of Use, Terms of Sale');
  });

  it('are required in no other country', async () => {
    for (const country of ['us', 'de', 'jp', 'fr']) {
      const element = await mount({ country });
      expect(find(element, 'input[type=checkbox]') === null, country).to.equal(true);
    }
  });
});
