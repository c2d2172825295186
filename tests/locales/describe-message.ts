import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Tax } from '../../src/markets/market.js';

/** The parts that a translation must share with its source: everything except the words. */
export interface MessageShape {
  /** Placeholders with their type. */
  readonly placeholders: readonly string[];
  readonly tags: readonly string[];
  /** The options of each select, by placeholder. */
  readonly selects: Readonly<Record<string, readonly string[]>>;
  /** The forms of each plural, by placeholder, including `=1`. */
  readonly plurals: Readonly<Record<string, readonly string[]>>;
}

const SIMPLE: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
};

export function describeMessage(text: string): MessageShape {
  const shape = {
    placeholders: new Set<string>(),
    tags: new Set<string>(),
    selects: {} as Record<string, readonly string[]>,
    plurals: {} as Record<string, readonly string[]>,
  };
  const visit = (element: MessageFormatElement): void => {
    const kind = SIMPLE[element.type];
    if (kind !== undefined && 'value' in element) shape.placeholders.add(`${element.value} (${kind})`);
    if (element.type === TYPE.tag) {
      shape.tags.add(element.value);
      element.children.forEach(visit);
    }
    if (element.type === TYPE.select) shape.selects[element.value] = Object.keys(element.options).sort();
    if (element.type === TYPE.plural) shape.plurals[element.value] = Object.keys(element.options).sort();
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    }
  };
  parse(text, { ignoreTag: false }).forEach(visit);
  return { ...shape, placeholders: [...shape.placeholders].sort(), tags: [...shape.tags].sort() };
}

/** A language names the taxes that it has a word for, whichever English names. */
const TAXES: readonly string[] = ['vat', 'gst', 'sst', 'consumption', 'other'] satisfies Tax[];

/** The faults of a translation; empty if it can replace its source. */
export function listFaults(locale: string, source: string, translation: string): string[] {
  const faults: string[] = [];
  const [expected, given] = [describeMessage(source), describeMessage(translation)];
  const compare = (what: string, one: unknown, other: unknown): void => {
    if (JSON.stringify(one) !== JSON.stringify(other)) faults.push(`${what}: ${JSON.stringify(other)}`);
  };
  compare('placeholders', expected.placeholders, given.placeholders);
  compare('tags', expected.tags, given.tags);
  const { tax: _plain, ...selects } = expected.selects;
  const { tax = ['other'], ...givenSelects } = given.selects;
  compare('selects', selects, givenSelects);
  for (const name of tax) if (!TAXES.includes(name)) faults.push(`unknown tax: ${name}`);
  compare('plurals', Object.keys(expected.plurals), Object.keys(given.plurals));
  for (const [name, forms] of Object.entries(given.plurals)) {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const missing = [...needed, 'other'].filter((form) => !forms.includes(form));
    if (missing.length > 0) faults.push(`plural forms of ${name}: without ${missing.join(', ')}`);
  }
  if (translation.trim() === '') faults.push('no words');
  if (translation !== translation.normalize('NFC')) faults.push('letters in parts');
  return faults;
}
