import english from '../../../locales/en.json?only=configuration.,failure.contact&ast';
import { createIntl } from '../../i18n/create-intl.js';
import { platform } from '../../platform/platform.js';
import type { AttributeKind, AttributeRow } from './attribute-table.js';
import { findLink } from '../navigation/links.js';
import type { Notice, ElementContext } from '../context/element-context.js';
import type { Problem } from './configuration.js';
import { FLAG_TABLE } from './flag-table.js';

/** The format of each kind, in words for the integrator's console. */
const EXPECTED: Readonly<Record<AttributeKind, (row: AttributeRow) => string>> = {
  text: () => 'a text',
  tokens: () => 'words separated by spaces',
  flag: () => 'the attribute alone, "true" or "false"',
  country: () => 'a two-letter country code, for example "us"',
  language: () => 'a BCP 47 language tag, for example "en" or "zh-Hant"',
  'https-or-path': () => 'an https address or a path that begins with one slash',
  'order-number': () => '4 to 32 letters or digits',
  'one-of': ({ values = [] }) => `one of ${values.map((word) => `"${word}"`).join(', ')}`,
};

export interface Explanation {
  /** For the console: the attribute, its value and what was expected. */
  readonly lines: readonly string[];
  /** For the shopper: whom to ask, without the technical cause. */
  readonly notice: Notice;
}

/** Explains what is wrong with a tag's attributes. This module is loaded only if there is a problem, or a flag to check. */
export function explainProblems(problems: readonly Problem[]): Explanation {
  const intl = createIntl({ locale: 'en', messages: {}, english });
  const source = { adapter: undefined, country: 'us', locale: 'en', pageUrl: platform.address().href };
  return {
    lines: problems.map(
      ({ row, value }) => `${row.name}="${value}" cannot be used: expected ${EXPECTED[row.kind](row)}.`,
    ),
    notice: {
      title: intl.t('configuration.title'),
      text: intl.t('configuration.text'),
      link: { href: findLink('contact', source), text: intl.t('failure.contact') },
    },
  };
}

/** The last warning of each element, so that a typo is reported once and not with every call. */
const logged = new WeakMap<ElementContext, string>();

/** Warns about words in `flags` that are no flag. They have no effect, which otherwise looks like a bug in this package. */
export function nameUnknownFlags(context: ElementContext): void {
  const known: readonly string[] = FLAG_TABLE.map(({ name }) => name);
  const unknown = context.settings.getState().configuration.flags.filter((flag) => !known.includes(flag));
  const identity = unknown.join(' ');
  if (identity === (logged.get(context) ?? '')) return;
  logged.set(context, identity);
  for (const flag of unknown) context.port.warn(`flags="${flag}" is not a flag: ${describeExpected(flag, known)}`);
}

/** Suggests the flag that differs only in upper and lower case; otherwise refers to the list of flags. */
function describeExpected(flag: string, known: readonly string[]): string {
  const meant = known.find((name) => name.toLowerCase() === flag.toLowerCase());
  return meant === undefined ? 'expected a name from docs/flags.md.' : `expected "${meant}".`;
}
