import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../scripts/compile-messages.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';
import { mapLiterals } from '../../scripts/pseudo-locale.js';
import { readProjectFile } from '../structure/project-files.js';

/** The term of a language for one concept. */
interface Term {
  readonly word: string;
  /** The term in all its forms. */
  readonly pattern: string;
  /** Wrong synonyms that would suggest a different concept; empty if there are none. */
  readonly never: string;
  /** The ids of the texts without the term, although the English text has it, by the reason for it. */
  readonly without?: Readonly<Partial<Record<keyof typeof REASONS, readonly string[]>>>;
}

const REASONS = {
  label: 'A label, a title or a part of a text leaves the word out, because its place names the thing.',
  wording: 'The sentence says it with a verb or another part of the order, or leaves it understood.',
  otherWord: 'Shops of the language have another word for it in this place.',
  quoted: 'The specification quotes the text word for word.',
} as const;

/** Phrases in which an English word is not the term. */
const OTHER_MEANINGS =
  /mail carrier|street address|delivery office|global store|updating this item|(?<=email) address/gi;

const glossary = JSON.parse(readProjectFile('docs/languages/glossary.json')) as Record<string, Record<string, Term>>;
const english = readWords('en');
const others = listLocales().filter((tag) => tag !== 'en');
const TERMS = Object.keys(glossary[others[0] ?? ''] ?? {});

function listUses(term: string): string[] {
  const inEnglish = new RegExp(`\\b${term}(?:s|es|ed|ing)?\\b`, 'i');
  return Object.keys(english).filter((id) => inEnglish.test(english[id] ?? ''));
}

/** What shoppers read, without the names of placeholders and cases. Payment brands are left out. */
function readWords(tag: string): Record<string, string> {
  const messages = Object.entries(compileMessages(readLocale(tag))).filter(([id]) => id !== 'orderDetail.paymentType');
  return Object.fromEntries(
    messages.map(([id, message]) => {
      const found: string[] = [];
      mapLiterals(message, (text) => (found.push(text), text));
      return [id, found.join(' ').replace(OTHER_MEANINGS, '')];
    }),
  );
}

/** A text has the term in the form of the head word, or the part of it that all forms share. */
function hasForm(texts: readonly string[], pattern: RegExp, word: string): boolean {
  const form = pattern.exec(word)?.[0].toLowerCase();
  return form !== undefined && texts.some((text) => text.toLowerCase().includes(form));
}

describe('the glossary', () => {
  it('has thirty terms for every language, each of which English uses', () => {
    expect(TERMS).toHaveLength(30);
    for (const term of TERMS) expect(listUses(term).length).toBeGreaterThan(0);
    expect(Object.keys(glossary).sort()).toEqual(others);
    for (const terms of Object.values(glossary)) expect(Object.keys(terms)).toEqual(TERMS);
  });
});

describe.each(others)('the texts of the locale %s', (tag) => {
  const texts = readWords(tag);

  it.each(TERMS)('use the term of the glossary: %s', (term) => {
    const { word, pattern, never, without = {} } = glossary[tag]?.[term] ?? { word: '', pattern: '', never: '' };
    const found = new RegExp(pattern, 'iu');
    for (const form of word.split('/')) expect(hasForm(Object.values(texts), found, form), form).toBe(true);
    expect(Object.keys(REASONS)).toEqual(expect.arrayContaining(Object.keys(without)));
    const lacking = listUses(term).filter((id) => !found.test(texts[id] ?? ''));
    expect(lacking.sort()).toEqual(Object.values(without).flat().sort());
    if (never === '') return;
    const rival = new RegExp(never, 'iu');
    expect(word).not.toMatch(rival);
    expect(Object.keys(texts).filter((id) => rival.test(texts[id] ?? ''))).toEqual([]);
  });
});

/** Words of Portugal that Brazil does not use, in any form. */
const EUROPEAN = new RegExp(
  [
    'ecrã|telemóve|morada|encomend|introdu[zç]|utiliz|portes|levantament|estafeta|contact|regist[ao]\\b',
    'cartão-oferta|palavra-passe|iniciar sessão|sessão iniciada|est(?:á|ão|amos) a \\w+r\\b',
  ].join('|'),
  'iu',
);

describe('the texts for Brazil', () => {
  it('have no word of Portugal, those that they share with Portugal included', () => {
    const texts = readWords('pt-BR');
    expect(Object.keys(texts).filter((id) => EUROPEAN.test(texts[id] ?? ''))).toEqual([]);
    expect(Object.values(readWords('pt')).filter((text) => EUROPEAN.test(text)).length).toBeGreaterThan(100);
  });
});
