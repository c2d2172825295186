import { expect } from 'chai';
import type { OrdersTag } from '../../elements/loaders.js';
import { getScreen } from './support/area.js';
import { loadTag } from './support/built.js';
import { takeConsoleLines } from './support/console-lines.js';
import { WALKS } from './support/contract-walks.js';
import { enterText } from './support/enter-text.js';
import { before, describe, it } from './support/mocha.js';
import { find, get, getText, placeTag, type Attributes, type OrdersElement } from './support/page.js';
import { settle, until } from './support/until.js';

const TAGS = Object.keys(WALKS) as OrdersTag[];

/** Changes on a living tag, one after another, its new language, and the wording that it needs. */
const CHANGES: readonly (readonly [attribute: string, value: string, lang: string, file: string | undefined])[] = [
  ['locale', 'de', 'de-US', 'locale-de'],
  ['country', 'at', 'de-AT', undefined],
  // Without files of their own: the first falls back along its chain, the second to English.
  ['locale', 'de-CH', 'de-CH', undefined],
  ['locale', 'xx', 'en', undefined],
  ['locale', 'ar', 'ar-AT', 'locale-ar'],
  ['country', 'cn', 'ar-CN', undefined],
  ['locale', 'en', 'en-CN', undefined],
  ['country', 'us', 'en-US', undefined],
];

/** The data files that this page has requested, by name without the shared suffix. */
function listLocaleFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/data\/(locale-.+)-[0-9a-f]{7}\.json$/.exec(name)?.[1] ?? []);
}

/** The displayed tag: of an area, its screen. */
function getShown(element: OrdersElement): Element {
  return element.localName === 'orders-area' ? getScreen(element) : element;
}

function readLang(element: OrdersElement): string {
  return find(getShown(element), '.root')?.lang ?? '';
}

function findInput(element: OrdersElement): HTMLInputElement | null {
  return find<HTMLInputElement>(getShown(element), 'input:not([type=checkbox], [type=radio])');
}

/** Attributes that some of them need to show anything at all. */
const NEEDED: Readonly<Partial<Record<OrdersTag, Attributes>>> = {
  'orders-card': { 'order-number': 'US10000006' },
  'orders-detail': { 'order-number': 'US10000006' },
  'orders-return-wizard': { 'order-number': 'US10000006' },
  'orders-return-instructions': { 'order-number': 'US10000006' },
  'orders-bank-refund': { 'order-number': 'US10000006' },
  'orders-area': { routing: 'memory' },
  'orders-gift-card-balance': { flags: 'enableGiftCardLookup' },
  'orders-curbside-checkin': {
    flags: 'enableCurbsidePickup',
    'order-number': 'US10000006',
    'store-id': '101',
    'qr-id': 'Q101',
  },
};

async function show(tag: OrdersTag): Promise<OrdersElement> {
  const element = placeTag(tag, { attributes: NEEDED[tag] ?? {} });
  await new Promise((resolve) => element.addEventListener('orders-ready', resolve, { once: true }));
  return element;
}

describe('another language or country on any living tag', () => {
  before(async () => {
    for (const tag of TAGS) await loadTag(tag);
  });

  for (const tag of TAGS) {
    it(`renders at once, keeps the typed text, and loads each file once: ${tag}`, async () => {
      const element = await show(tag);
      await until(() => getText(getShown(element)) !== '', 'something to read');
      const english = getText(getShown(element));
      const input = findInput(element);
      if (input) enterText(input, '4012');
      await settle();
      for (const [attribute, value, lang, file] of CHANGES) {
        const known = listLocaleFiles();
        element.setAttribute(attribute, value);
        await until(
          () => readLang(element) === lang,
          () => `${lang}, not ${readLang(element)}`,
        );
        await settle();
        const text = getText(getShown(element));
        if (!lang.startsWith('en')) expect(text, lang).not.to.equal(english);
        expect(get(getShown(element), '.root').dir, lang).to.equal(lang.startsWith('ar') ? 'rtl' : 'ltr');
        if (input) expect(findInput(element)?.value, `${lang}: what was typed`).to.equal('4012');
        const added = listLocaleFiles().slice(known.length);
        expect(added, lang).to.deep.equal(file === undefined ? [] : [file]);
      }
      expect(getText(getShown(element)).includes(english.slice(0, 12))).to.equal(true);
      expect(takeConsoleLines().filter((line) => !line.includes('locale="xx"'))).to.deep.equal([]);
    });
  }
});
