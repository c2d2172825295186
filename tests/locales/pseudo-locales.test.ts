import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createDataFiles,
  createMadeLocales,
  findBase,
  listLocales,
  readLocale,
  readTagTexts,
} from '../../scripts/data-files.js';
import { mapLiterals, toAccented, toMirrored } from '../../scripts/pseudo-locale.js';
import { createIntl, type CompiledMessages } from '../../src/i18n/create-intl.js';
import { hashes, mark, names } from 'virtual:orders-locales';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const english = readLocale('en');
const files = createDataFiles('locale');
const made = createMadeLocales();
const readFile = (name: string) =>
  JSON.parse([...files, ...made].find((file) => file.name === name)?.json ?? 'null') as CompiledMessages;
const listMessages = (name: string) => Object.keys(readFile(name)).filter((id) => id !== '@file');

describe('the data files of the locales', () => {
  it('exist for every locale except English; the two pseudo-locales are separate and not in the package', () => {
    expect(files.map(({ name }) => name).sort()).toEqual(listLocales().filter((tag) => tag !== 'en'));
    expect(made.map(({ file }) => file)).toEqual(['en-XA', 'ar-XB'].map((name) => `locale-${name}-${mark}.json`));
  });

  it('contain their own name', () => {
    const all = [...files, ...made];
    expect(all.map(({ json }) => (JSON.parse(json) as { '@file': string })['@file'])).toEqual(
      all.map(({ name }) => `locale-${name}`),
    );
  });

  it('are known to the tags by the hash of their content', () => {
    expect([...names].sort()).toEqual(files.map(({ name }) => name));
    expect(new Set(files.map((file) => file.mark))).toEqual(new Set([mark]));
    expect(hashes).toEqual(Object.fromEntries(files.map(({ name, hash }) => [name, hash])));
    expect(files.every(({ hash }) => /^[\w+/]{43}=$/.test(hash))).toBe(true);
  });

  it.each(files.map(({ name }) => name).filter((name) => findBase(name) !== 'en'))(
    'contain every message: %s',
    (name) => {
      expect(listMessages(name)).toEqual(Object.keys(english));
    },
  );

  it.each(['en-AU', 'en-GB'])(
    'contain only the differences from the bundled English, for a variant of English: %s',
    (name) => {
      const intl = createIntl({ locale: name, messages: readFile(name), english: [readFile('en-XA')] });
      expect(listMessages(name)).toEqual(Object.keys(readTagTexts(name)));
      expect(intl.t('orderDetail.shipping')).toBe('Delivery');
    },
  );

  it('contain a variant together with its base, so that one request is enough', () => {
    const intl = createIntl({ locale: 'es-MX', messages: readFile('es-MX'), english: [] });
    expect(intl.t('returnOrder.startedOn', { date: 'D' })).toBe(
      readLocale('es')['returnOrder.startedOn']?.replace('{date}', 'D'),
    );
    expect(intl.t('order.scheduleReturn')).toBe(readLocale('es-MX')['order.scheduleReturn']);
    expect(intl.t('order.scheduleReturn')).not.toBe(readLocale('es')['order.scheduleReturn']);
  });
});

describe('a text with accents', () => {
  it.each([
    ['Find order', 'Ƒiñð'],
    ['Size', 'Šîž'],
  ])('is still readable: %s', (text) => {
    const accented = toAccented(text);
    expect(accented.normalize('NFD').replace(/\p{M}|·/gu, '').length).toBe(text.length);
    expect(accented).not.toContain(text);
  });

  it('is a third longer, and spaces stay spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z ]{1,40}$/), (text) => {
        const accented = [...toAccented(text)];
        const words = text.trim().length;
        expect(accented).toHaveLength(text.length + Math.ceil(words / 3));
        expect(accented.filter((sign) => sign === ' ')).toHaveLength(text.split(' ').length - 1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a mirrored text', () => {
  it('reverses every word and nothing else', () => {
    const mirrored = toMirrored('Find your order');
    expect(mirrored.match(/\u202e[^\s\u202c]+\u202c/g)).toHaveLength(3);
    expect(mirrored.replace(/[\u202e\u202c]/g, '')).toBe('Find your order');
  });
});

describe('a pseudo-localised message', () => {
  it('keeps its placeholders, plurals, options and tags', () => {
    const message = parse(
      'A {name} <b>b {n, number}</b> {n, plural, one {# c} other {# d}} {f, select, x {e {name}} other {g}}',
      {
        ignoreTag: false,
      },
    );
    const shouted = JSON.stringify(mapLiterals(message, (text) => text.toUpperCase()));
    expect(shouted).not.toBe(JSON.stringify(message));
    expect(shouted.toUpperCase()).toBe(JSON.stringify(message).toUpperCase());
    const [shape, shoutedShape] = [message, mapLiterals(message, (text) => text.toUpperCase())].map((elements) =>
      JSON.stringify(mapLiterals(elements, () => '')),
    );
    expect(shoutedShape).toBe(shape);
  });

  it('does not change its English source', () => {
    const message = parse('Order {number}');
    const before = JSON.stringify(message);
    mapLiterals(message, toAccented);
    expect(JSON.stringify(message)).toBe(before);
  });

  it.each(['en-XA', 'ar-XB'])('formats the same values in every message of %s', (name) => {
    const intl = createIntl({ locale: name, messages: readFile(name), english: [] });
    expect(intl.t('order.number', { number: 'A1000' })).toContain('A1000');
    expect(intl.t('order.number', { number: 'A1000' })).not.toBe('Order A1000');
    expect(intl.t('order.itemCount', { count: 7 })).toMatch(/[7٧]/);
    expect(intl.t('guestOrderIdErrorMessage', { form: 'phone' }).length).toBeGreaterThan(
      intl.t('guestOrderIdErrorMessage', { form: 'number' }).length,
    );
  });

  it('has no English left in plural branches, options or tags', () => {
    const intl = createIntl({ locale: 'en-XA', messages: readFile('en-XA'), english: [] });
    for (const count of [1, 7]) expect(intl.t('order.itemCount', { count })).not.toMatch(/items?/);
    expect(intl.t('guestOrderIdErrorMessage', { form: 'number' })).not.toContain('Please');
    const keep = (parts: unknown[]): never => parts.join('') as never;
    const tags = { termsOfUse: keep, termsOfSale: keep, privacyPolicy: keep, returnPolicy: keep };
    expect(intl.rich('lookupTerms.accept', tags)).not.toContain('Terms of Use');
  });

  it('changes every English text', () => {
    const intl = createIntl({ locale: 'en-XA', messages: readFile('en-XA'), english: [] });
    const plain = Object.entries(english).filter(([, text]) => !/[{<]/.test(text));
    expect(plain.length).toBeGreaterThan(20);
    for (const [id, text] of plain) expect(intl.t(id as 'order.noPicture')).not.toBe(text);
  });
});
