import english from '../../../locales/en.json?only=configuration.,failure.contact&ast';
import { CALL_CLASSES } from '../../http/model/call-classes.js';
import { createIntl } from '../../i18n/create-intl.js';
import { platform } from '../../platform/platform.js';
import type { AttributeKind, AttributeRow } from './attribute-table.js';
import { findLink } from '../navigation/links.js';
import { findNumberPattern } from '../../http/model/order-number.js';
import type { ElementPort, Notice, ElementContext } from '../context/element-context.js';
import type { Problem } from './configuration.js';
import { FLAG_TABLE } from './flag-table.js';
import { getServiceAddress } from './service-address.js';

/** The format of each kind, in words for the integrator's console. */
const EXPECTED: Readonly<Record<AttributeKind, (row: AttributeRow) => string>> = {
  text: () => 'a text',
  tokens: () => 'words separated by spaces',
  flag: () => 'the attribute alone, "true" or "false"',
  country: () => 'a two-letter country code, for example "us"',
  language: () => 'a BCP 47 language tag, for example "en" or "zh-Hant"',
  'https-or-path': () => 'an https address or a path that begins with one slash',
  'order-number': () => '4 to 32 letters or digits, or what retailer.orderNumberPattern allows',
  'one-of': ({ values = [] }) => `one of ${values.map((word) => `"${word}"`).join(', ')}`,
};

export interface Explanation {
  /** For the console: the attribute, its value and what was expected. */
  readonly lines: readonly string[];
  /** For the shopper: whom to ask, without the technical cause. */
  readonly notice: Notice;
}

/** Explains what is wrong with a tag's attributes. This module is loaded only if there is a problem, or something to check. */
export function explainProblems(problems: readonly Problem[]): Explanation {
  const intl = createIntl({ locale: 'en', messages: {}, english: [english] });
  const source = { adapter: undefined, country: 'us', locale: 'en', pageUrl: platform.href() };
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

/** The last mistake that was reported for each element, by subject. */
const reported = new WeakMap<object, Map<string, unknown>>();

/** Whether a mistake differs from the last one of the element, so that it is reported once and not with every call or rendering. */
function isNewMistake(element: object, subject: string, mistake: unknown): boolean {
  const mistakes = reported.get(element) ?? new Map<string, unknown>();
  const isNew = !mistakes.has(subject) || mistakes.get(subject) !== mistake;
  reported.set(element, mistakes.set(subject, mistake));
  return isNew;
}

/** Warns about words in `flags` that are not flags. They have no effect, which would otherwise look like a bug in this package. */
export function nameUnknownFlags(context: ElementContext): void {
  const known: readonly string[] = FLAG_TABLE.map(({ name }) => name);
  const unknown = context.settings.getState().configuration.flags.filter((flag) => !known.includes(flag));
  if (!isNewMistake(context, 'flags', unknown.join(' '))) return;
  for (const flag of unknown) context.port.warn(`flags="${flag}" is not a flag: ${describeExpected(flag, known)}`);
}

/** Warns if `adapter.service.calls` is not a list, in which case it has no effect, or if it has entries that are not calls. */
export function nameUnknownCalls(context: ElementContext): void {
  const problem = findCallsProblem(context.getAdapter()?.service?.calls);
  if (problem === undefined || !isNewMistake(context, 'calls', problem)) return;
  context.port.warn(`adapter.service.calls ${problem}: expected an array of names from docs/backend.md.`);
}

function findCallsProblem(listed: unknown): string | undefined {
  if (listed === undefined) return undefined;
  if (!Array.isArray(listed)) return `is a value of type ${describeKind(listed)} and is ignored`;
  const unknown = listed.filter((name: unknown) => typeof name !== 'string' || !Object.hasOwn(CALL_CLASSES, name));
  if (unknown.length === 0) return undefined;
  const entries = unknown.map((name: unknown) =>
    typeof name === 'string' ? JSON.stringify(name) : `a value of type ${describeKind(name)}`,
  );
  return `contains ${entries.join(', ')}, which is no call`;
}

function describeKind(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/** Warns about an invalid `retailer.orderNumberPattern`, which has no effect. */
export function nameInvalidPattern(port: Pick<ElementPort, 'warn'>, pattern: unknown): void {
  if (findNumberPattern(pattern) || !isNewMistake(port, 'pattern', pattern)) return;
  const found = typeof pattern === 'string' ? `"${pattern}"` : `of type ${describeKind(pattern)}`;
  port.warn(
    `retailer.orderNumberPattern is ${found} and is ignored: expected the source of a regular expression as a string, for example "#\\d{4,}". ` +
      'Order numbers have 4 to 32 letters or digits instead.',
  );
}

/** Suggests the flag that differs only in upper and lower case; otherwise refers to the list of flags. */
function describeExpected(flag: string, known: readonly string[]): string {
  const meant = known.find((name) => name.toLowerCase() === flag.toLowerCase());
  return meant === undefined ? 'expected a name from docs/flags.md.' : `expected "${meant}".`;
}

/** Warns, once per element and origin, which of the page's secrets are withheld and how to release them. */
export function warnOfUntrusted(context: ElementContext): void {
  const { origin } = getServiceAddress(context);
  if (!isNewMistake(context, 'origin', origin)) return;
  context.port.warn(
    `api-base leads to ${origin}, which the page has not named as trusted: its token, headers and contact are not sent there. ` +
      `Call configureOrders({ trustedOrigins: ['${origin}'] }), or set adapter.service.origin.`,
  );
}
