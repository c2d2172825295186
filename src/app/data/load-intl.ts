import { hashes, mark, names } from 'virtual:orders-locales';
import { createIntl, findLocale, type CompiledMessages, type Intl18n } from '../../i18n/create-intl.js';
import { findDataFile, getDataFile, type DataFileRequest } from './data-files.js';
import type { ElementContext } from '../context/element-context.js';

export interface Wording {
  /** BCP 47 tag the page asked for. */
  readonly locale: string;
  readonly country: string;
}

/**
 * Finds the wording for a language. English is bundled, and what another tag of the page fetched is at hand: both are given at once.
 * Others are fetched. One that cannot be had falls back to English and says so in the console.
 */
export function loadIntl(context: ElementContext, asked: Wording): Intl18n | Promise<Intl18n> {
  const locale = withCountry(asked);
  const name = MADE.test(locale) ? locale : findLocale(locale, [ENGLISH, ...names]);
  if (name !== ENGLISH) return findOther(context, { locale, name });
  if (readLanguage(locale) !== ENGLISH) {
    context.port.warn(
      `locale="${asked.locale}" has no wording yet and shows English. There are: en, ${names.join(', ')}.`,
    );
  }
  return toIntl(context, { locale, name });
}

const ENGLISH = 'en';
/** Made for testing, of English: the package has neither. */
const MADE = /-X[AB]$/;

/** Which wording stands for what was asked, with the country. */
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

/** @param messages absent for English, which lies under everything anyway */
function toIntl(context: ElementContext, { locale, name }: Found, messages: CompiledMessages = {}): Intl18n {
  const isRequested = readLanguage(locale) === readLanguage(name) && !MADE.test(name);
  return createIntl({ locale: isRequested ? locale : name, messages, english: context.getEnglish() });
}

/** `en` in Germany formats dates the way English is written there; a tag that names a country keeps it. */
function withCountry({ locale, country }: Wording): string {
  const tag = new Intl.Locale(locale);
  return tag.region === undefined
    ? new Intl.Locale(tag.baseName, { region: country.toUpperCase() }).toString()
    : locale;
}

/** Of a locale in its canonical form, as attributes are read. */
function readLanguage(locale: string): string | undefined {
  return locale.split('-', 1)[0];
}

/** The host's wording. A host that throws here must not take the screen down with it. */
export function readOverrides(context: ElementContext, locale: string): Readonly<Record<string, string>> | undefined {
  try {
    return context.getAdapter()?.messages?.(locale) ?? undefined;
  } catch (error) {
    context.port.warn(`adapter.messages("${locale}") threw. ${String(error)}`);
    return undefined;
  }
}
