import { expect } from 'chai';
import { loadTag } from './support/built.js';
import { takeConsoleLines } from './support/console-lines.js';
import { mountHistory } from './support/history.js';
import { getValue, submit, typeInto } from './support/lookup-form.js';
import { createMember, createMemberService } from './support/member.js';
import { before, beforeEach, describe, it } from './support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from './support/order.js';
import { mountOrder } from './support/order-tags.js';
import { find, get, getText, mount, placeTag, service, waitForText, type Attributes } from './support/page.js';
import { settle, until } from './support/until.js';

/** The data files that this page has requested, by name without the shared suffix. */
function listDataFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/data\/(.+)-[0-9a-f]{7}\.json$/.exec(name)?.[1] ?? []);
}

const readRoot = (element: Element): string => {
  const { lang, dir } = get(element, '.root');
  return `${lang} ${dir}`;
};

/** A change on a living tag, its new language and heading, and the files it requests. */
const CHANGES: readonly (readonly [Attributes, lang: string, title: RegExp, files: readonly string[]])[] = [
  [{ locale: 'de' }, 'de-US ltr', /Bestellung/, ['locale-de']],
  [{ country: 'at' }, 'de-AT ltr', /Bestellung/, []],
  [{ country: 'cl', locale: 'es' }, 'es-CL ltr', /pedido/, ['locale-es-MX']],
  [{ country: 'py', locale: 'es' }, 'es-PY ltr', /pedido/, []],
  [{ country: 'us', locale: 'es-MX' }, 'es-MX ltr', /pedido/, []],
  [{ locale: 'en-GB' }, 'en-GB ltr', /^Find your order$/, ['locale-en-GB']],
  [{ country: 'au', locale: 'en' }, 'en-AU ltr', /^Find your order$/, ['locale-en-AU']],
  [{ locale: 'ar' }, 'ar-AU rtl', /طلب/, ['locale-ar']],
  [{ country: 'tw', locale: 'zh' }, 'zh-TW ltr', /訂單/, ['locale-zh-Hant']],
  [{ country: 'cn' }, 'zh-CN ltr', /订单/, ['locale-zh-Hans']],
  [{ locale: 'pt-BR', country: 'us' }, 'pt-BR ltr', /pedido/, ['locale-pt-BR']],
  [{ locale: 'pt' }, 'pt-US ltr', /encomenda/, ['locale-pt']],
  [{ locale: 'de-CH' }, 'de-CH ltr', /Bestellung/, []],
  [{ locale: 'en' }, 'en-US ltr', /^Find your order$/, []],
];

describe('another language or country on a living tag', () => {
  before(() => loadTag());

  it('renders at once, keeps the typed text and the focus, and requests one data file once', async () => {
    const element = await mount();
    await typeInto(element, 'orderNumber', 'AB12CD34');
    await typeInto(element, 'email', 'robin@example.com');
    for (const [attributes, lang, title, files] of CHANGES) {
      const before = listDataFiles();
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      await until(() => readRoot(element) === lang, `${lang}, not ${readRoot(element)}`);
      expect(get(element, 'h2').textContent).to.match(title);
      expect([getValue(element, 'orderNumber'), getValue(element, 'email')]).to.deep.equal([
        'AB12CD34',
        'robin@example.com',
      ]);
      expect(element.shadowRoot?.activeElement?.getAttribute('name')).to.equal('email');
      expect(
        listDataFiles()
          .slice(before.length)
          .filter((name) => name.startsWith('locale-')),
        lang,
      ).to.deep.equal(files);
    }
    expect(service.requests).to.deep.equal([]);
  });

  it('requests no second file of markets, whichever country it is', async () => {
    await loadTag('orders-card');
    const element = placeTag('orders-card', { properties: { order: createWireOrder() } });
    await waitForText(element, 'Training shirt');
    for (const country of ['de', 'kr', 'au', 'in', 'xx']) {
      element.setAttribute('country', country);
      await until(() => get(element, '.root').lang === `en-${country.toUpperCase()}`, country);
      await settle();
    }
    expect(listDataFiles().filter((name) => name.startsWith('market-')).length).to.be.lessThan(2);
  });
});

describe('a language without a file', () => {
  before(() => loadTag());

  for (const locale of ['fa', 'ur-PK', 'xx']) {
    it(`is English, and is marked as such, also on a page from right to left: ${locale}`, async () => {
      document.documentElement.dir = 'rtl';
      try {
        const element = await mount({ locale, country: 'us' });
        expect(readRoot(element)).to.equal('en ltr');
        expect(get(element, 'h2').textContent).to.equal('Find your order');
        expect(getComputedStyle(get(element, 'h2')).direction).to.equal('ltr');
        expect(takeConsoleLines().join(' ')).to.include(`locale="${locale}" has no wording yet and shows English`);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });
  }
});

describe('a language from right to left', () => {
  before(async () => {
    for (const tag of ['orders-guest-lookup', 'orders-history', 'orders-detail'] as const) await loadTag(tag);
  });
  beforeEach(() => service.answer(createMemberService([createWireOrder()])));

  for (const [locale, letters] of [
    ['ar', /\p{Script=Arabic}/u],
    ['he', /\p{Script=Hebrew}/u],
  ] as const) {
    const expectMirrored = (element: Element, selector = 'h2'): void => {
      expect(readRoot(element)).to.equal(`${locale}-US rtl`);
      const heading = get(element, selector);
      expect(heading.textContent).to.match(letters);
      expect(getComputedStyle(heading).direction).to.equal('rtl');
      const words = document.createRange();
      words.selectNodeContents(heading);
      const [text, box] = [words.getBoundingClientRect(), heading.getBoundingClientRect()];
      expect(box.right - text.right, 'the heading begins on the right').to.be.lessThan(2);
    };

    it(`mirrors the lookup, but not an e-mail address: ${locale}`, async () => {
      const element = await mount({ locale });
      expectMirrored(element);
      expect(getComputedStyle(get(element, 'input[name=email]')).direction).to.equal('ltr');
      const sentences = [...(element.shadowRoot?.querySelectorAll('p, label, button') ?? [])].map(
        (part) => part.textContent,
      );
      expect(sentences.length).to.be.greaterThan(4);
      expect(sentences.filter((text) => !letters.test(text))).to.deep.equal([]);
    });

    it(`mirrors the history and an order: ${locale}`, async () => {
      expectMirrored(await mountHistory({ locale }));
      expectMirrored(await mountOrder('orders-detail', { locale }), 'aside h2, aside h3');
    });
  }
});

/** Country, language, currency; an amount as the page formats it, and a date. */
const FORMATS: readonly (readonly [
  country: string,
  locale: string,
  currency: string,
  amount: number,
  money: string,
  day: string,
])[] = [
  ['us', 'en', 'USD', 1234.5, '$1,234.50', 'Nov 10, 2026'],
  ['ca', 'en', 'CAD', 1234.5, '$1,234.50', 'Nov 10, 2026'],
  ['ca', 'fr', 'CAD', 1234.5, '1 234,50 $', '10 nov. 2026'],
  ['mx', 'es', 'MXN', 1234.5, '$1,234.50', '10 nov 2026'],
  ['au', 'en', 'AUD', 1234.5, '$1,234.50', '10 Nov 2026'],
  ['gb', 'en', 'GBP', 1234.5, '£1,234.50', '10 Nov 2026'],
  ['jp', 'ja', 'JPY', 12850, '￥12,850', '2026年11月10日'],
  ['kr', 'ko', 'KRW', 12850, '₩12,850', '2026년 11월 10일'],
  ['cn', 'zh', 'CNY', 1234.5, '¥1,234.50', '2026年11月10日'],
  ['tw', 'zh', 'TWD', 1234, '$1,234', '2026年11月10日'],
  ['in', 'en', 'INR', 123456.5, '₹1,23,456.50', '10 Nov 2026'],
  ['id', 'id', 'IDR', 1234500, 'Rp 1.234.500', '10 Nov 2026'],
  ['my', 'ms', 'MYR', 1234.5, 'RM 1,234.50', '10 Nov 2026'],
  ['ph', 'en', 'PHP', 1234.5, '₱1,234.50', 'Nov 10, 2026'],
  ['th', 'th', 'THB', 1234.5, '฿1,234.50', '10 พ.ย. 2569'],
  ['vn', 'vi', 'VND', 1234500, '1.234.500 ₫', '10/11/2026'],
  ['ru', 'ru', 'RUB', 1234.5, '1 234,50 ₽', '10 нояб. 2026 г.'],
  ['tr', 'tr', 'TRY', 1234.5, '₺1.234,50', '10 Kas 2026'],
  ['de', 'de', 'EUR', 1234.5, '1.234,50 €', '10. Nov. 2026'],
  ['fr', 'fr', 'EUR', 1234.5, '1 234,50 €', '10 nov. 2026'],
  ['es', 'es', 'EUR', 12345.5, '12.345,50 €', '10 nov 2026'],
  ['it', 'it', 'EUR', 1234.5, '1234,50 €', '10 nov 2026'],
  ['nl', 'nl', 'EUR', 1234.5, '€ 1.234,50', '10 nov 2026'],
  ['be', 'nl', 'EUR', 1234.5, '€ 1.234,50', '10 nov 2026'],
  ['lu', 'fr', 'EUR', 1234.5, '1.234,50 €', '10 nov. 2026'],
  ['pt', 'pt', 'EUR', 12345.5, '12 345,50 €', '10/11/2026'],
  ['at', 'de', 'EUR', 1234.5, '€ 1.234,50', '10. Nov. 2026'],
  ['fi', 'fi', 'EUR', 1234.5, '1 234,50 €', '10.11.2026'],
  ['gr', 'el', 'EUR', 1234.5, '1.234,50 €', '10 Νοε 2026'],
  ['ie', 'en', 'EUR', 1234.5, '€1,234.50', '10 Nov 2026'],
  ['si', 'sl', 'EUR', 1234.5, '1234,50 €', '10. nov. 2026'],
  ['cz', 'cs', 'CZK', 1234.5, '1 234,50 Kč', '10. 11. 2026'],
  ['dk', 'da', 'DKK', 1234.5, '1.234,50 kr.', '10. nov. 2026'],
  ['hu', 'hu', 'HUF', 12345.5, '12 346 Ft', '2026. nov. 10.'],
  ['pl', 'pl', 'PLN', 12345.5, '12 345,50 zł', '10 lis 2026'],
  ['se', 'sv', 'SEK', 1234.5, '1 234,50 kr', '10 nov. 2026'],
  ['il', 'he', 'ILS', 1234.5, '1,234.50 ₪', '10 בנוב׳ 2026'],
  ['ae', 'ar', 'AED', 1234.5, '1,234.50 د.إ.', '10 نوفمبر 2026'],
];

/** The kinds of spaces, and the marks that keep the direction of a number, depend on the language. */
const toPlain = (text: string): string => text.replace(/[\s\u200e\u200f\u061c]+/g, ' ');

describe('amounts and dates', () => {
  before(() => loadTag('orders-card'));

  for (const [country, locale, currency, amount, money, day] of FORMATS) {
    it(`have the format of ${country}, in ${locale}: ${money}, ${day}`, async () => {
      const sums = { orderTotal: amount, subTotal: amount, shippingTotal: 0, totalTaxes: 0 };
      const transaction = { orderDate: '2026-11-10T12:00:00Z[UTC]', ...sums };
      const order = createWireOrder('US77777777', { currency, transaction });
      const element = placeTag('orders-card', { attributes: { country, locale }, properties: { order } });
      await until(() => find(element, '.card-meta'), 'the card');
      expect(toPlain(getText(element))).to.include(money);
      expect(toPlain(getText(element))).to.include(day);
    });
  }
});

describe('the tax of an order', () => {
  before(() => loadTag('orders-detail'));

  const RETURN = {
    orderType: 'RETURN_ORDER',
    group: [{ ...createWireGroup('Return created', [createWireItem()]), isReturnOrder: true }],
  };
  const flags = 'enableShowReturnTaxTotal';

  for (const [country, locale, word, other] of [
    ['de', 'de', 'MwSt.', 'Steuern'],
    ['us', 'de', 'Steuern', 'MwSt.'],
    ['mx', 'es', 'IVA', 'mpuestos'],
    ['us', 'es', 'mpuestos', 'IVA'],
  ] as const) {
    for (const [what, sum, changes] of [
      ['added', 'totalTaxes', {}],
      ['included', 'inclusiveTaxTotal', {}],
      ['of a return', 'totalTaxes', RETURN],
    ] as const) {
      it(`is named by its market, ${country}, in ${locale}: ${word} (${what})`, async () => {
        const sums = { orderTotal: 86.5, subTotal: 80, shippingTotal: 0, totalTaxes: 0, [sum]: 6.5 };
        const transaction = { orderDate: '2026-11-10T12:00:00Z[UTC]', ...sums };
        service.answer(() => ({ status: 200, json: createWireOrder('US10000001', { transaction, ...changes }) }));
        const attributes = { country, locale, flags, 'order-number': 'US10000001' };
        const element = placeTag('orders-detail', { attributes, properties: { adapter: createMember() } });
        // The market's rules may arrive after the order.
        await until(() => getText(element).includes(word), word);
        expect(getText(element)).not.to.include(other);
      });
    }
  }
});

/** The next 15:05, or 16:05 if it is so near that the seconds would be counted down. It is at most a day away, except when the clocks change. */
const NEXT = findNext(15) - Date.now() > 40 * 60_000 ? { hour: 15, at: findNext(15) } : { hour: 16, at: findNext(16) };

function findNext(hour: number): number {
  const next = new Date();
  next.setHours(hour, 5, 30, 0);
  if (next.getTime() < Date.now()) next.setDate(next.getDate() + 1);
  return next.getTime();
}

/** This time on a clock of twelve hours and on one of twenty-four. */
const TWELVE = `${NEXT.hour - 12}:05`;
const TWENTY_FOUR = `\\b${NEXT.hour}:05(?!\\s?[AaPp])`;
const CLOCKS: readonly (readonly [country: string, locale: string, time: string])[] = [
  ['us', 'en', `\\b${TWELVE}\\sPM\\b`],
  ['us', 'de', `\\b0?${TWELVE}\\sPM\\b`],
  ['us', 'ja', `午後0?${TWELVE}`],
  ['au', 'en', `\\b0?${TWELVE}\\spm\\b`],
  ['mx', 'es', `\\b0?${TWELVE}\\sp\\.\\s?m\\.`],
  ['de', 'en', TWENTY_FOUR],
  ['de', 'de', TWENTY_FOUR],
  ['gb', 'en', TWENTY_FOUR],
  ['fr', 'en-US', TWENTY_FOUR],
  ['jp', 'en', TWENTY_FOUR],
];

describe('the clock', () => {
  before(() => loadTag());

  for (const [country, locale, time] of CLOCKS) {
    it(`follows the country, whatever the language: ${country}, ${locale}`, async () => {
      const seconds = Math.round((NEXT.at - Date.now()) / 1_000);
      service.answer(() => ({ status: 429, json: {}, headers: { 'retry-after': String(seconds) } }));
      const element = await mount({ country, locale });
      await typeInto(element, 'orderNumber', 'AB12CD34');
      await typeInto(element, 'email', 'robin@example.com');
      await submit(element);
      await until(
        () => new RegExp(time).test(toPlain(getText(element))),
        () => `${time} in ${getText(element)}`,
      );
    });
  }
});
