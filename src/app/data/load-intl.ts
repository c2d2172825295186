import { hashes, mark, names } from 'virtual:orders-locales';
import { createIntl, findLocale, type CompiledMessages, type Intl18n } from '../../i18n/create-intl.js';
import { findDataFile, getDataFile, type DataFileRequest } from './data-files.js';
import type { ElementContext } from '../context/element-context.js';

export interface Wording {
  /** The BCP 47 tag that the page set. */
  readonly locale: string;
  readonly country: string;
}

/**
 * Finds the wording of a language. English is bundled, and another tag of the page may have loaded the language: both return
 * synchronously. Other languages are fetched. If that fails, it falls back to English and warns in the console.
 */
export function loadIntl(context: ElementContext, wording: Wording): Intl18n | Promise<Intl18n> {
  const locale = withCountry(wording);
  const name = MADE.test(locale) ? locale : findLocale(locale, [ENGLISH, ...names]);
  if (name !== ENGLISH) return findOther(context, { locale, name });
  if (readLanguage(locale) !== ENGLISH) {
    context.port.warn(
      `locale="${wording.locale}" has no wording yet and shows English. Available: en, ${names.join(', ')}.`,
    );
  }
  return toIntl(context, { locale, name });
}

const ENGLISH = 'en';
/** Pseudo-locales for testing, generated from English: the package has no files for them. */
const MADE = /-X[AB]$/;

/** The locale to format with, and the wording to use for it. */
interface Found {
  readonly locale: string;
  readonly name: string;
}

function findOther(context: ElementContext, found: Found): Intl18n | Promise<Intl18n> {
  const request = { kind: 'locale', name: found.name, mark, hash: hashes[found.name] } as const;
  const known = findDataFile(request);
  return known === undefined ? fetchOther(context, found, request) : toIntl(context, found, known as CompiledMessages);
}

async function fetchOther(context: ElementContext, found: Found, request: DataFileRequest): Promise<Intl18n> {
  try {
    return toIntl(context, found, (await getDataFile(context, request)) as CompiledMessages);
  } catch (error) {
    context.port.warn(`could not load the wording of "${found.name}" and shows English. ${String(error)}`);
    context.report({ code: 'locale-load', retryable: true }, 'warning');
    return toIntl(context, { ...found, name: ENGLISH });
  }
}

/**
 * @param messages absent for English, which is always the fallback
 */
function toIntl(context: ElementContext, { locale, name }: Found, messages: CompiledMessages = {}): Intl18n {
  const isRequested = readLanguage(locale) === readLanguage(name) && !MADE.test(name);
  return createIntl({ locale: isRequested ? locale : name, messages, english: context.getEnglish() });
}

/** Adds the country as region: `en` in Germany formats dates the way English is written there. A tag with a region keeps its own. */
function withCountry({ locale, country }: Wording): string {
  const tag = new Intl.Locale(locale);
  return tag.region === undefined
    ? new Intl.Locale(tag.baseName, { region: country.toUpperCase() }).toString()
    : locale;
}

/** Reads the language of a locale in its canonical form, which attributes have. */
function readLanguage(locale: string): string | undefined {
  return locale.split('-', 1)[0];
}

/** The page's own messages. An exception in the page's code must not break the screen. */
export function readOverrides(context: ElementContext, locale: string): Readonly<Record<string, string>> | undefined {
  try {
    return context.getAdapter()?.messages?.(locale) ?? undefined;
  } catch (error) {
    context.port.warn(`adapter.messages("${locale}") threw. ${String(error)}`);
    return undefined;
  }
}
