import { hashes, mark, names } from 'virtual:orders-locales';
import { createIntl, type Intl18n } from '../i18n/create-intl.js';
import type { CompiledMessages } from '../i18n/compiled-messages.js';
import { findLocale } from '../i18n/find-locale.js';
import { getDataFile } from './data-files.js';
import type { Scope } from './scope.js';

export interface Wording {
  /** BCP 47 tag the page asked for. */
  readonly locale: string;
  readonly country: string;
}

/**
 * Finds the wording for a language. English is bundled and given at once; others are fetched. One that cannot be had falls back
 * to English and says so in the console.
 */
export function loadIntl(scope: Scope, asked: Wording): Intl18n | Promise<Intl18n> {
  const name = findLocale(withCountry(asked), ['en', ...names]);
  if (name !== 'en') return loadOther(scope, asked, name);
  if (new Intl.Locale(asked.locale).language !== 'en') {
    scope.port.warn(
      `locale="${asked.locale}" has no wording yet and shows English. There are: en, ${names.join(', ')}.`,
    );
  }
  return toIntl(scope, asked, { name });
}

async function loadOther(scope: Scope, asked: Wording, name: string): Promise<Intl18n> {
  try {
    const request = { kind: 'locale', name, mark, hash: hashes[name] } as const;
    const messages = (await getDataFile(scope.platform, request)) as CompiledMessages;
    return toIntl(scope, asked, { name, messages });
  } catch (error) {
    scope.port.warn(`could not load the wording of "${name}" and shows English. ${String(error)}`);
    scope.report({ code: 'locale-load', retryable: true }, 'warning');
    return toIntl(scope, asked, { name: 'en' });
  }
}

interface Found {
  readonly name: string;
  /** Absent for English, which lies under everything anyway. */
  readonly messages?: CompiledMessages;
}

function toIntl(scope: Scope, asked: Wording, { name, messages = {} }: Found): Intl18n {
  const isAsked = new Intl.Locale(asked.locale).language === new Intl.Locale(name).language;
  const locale = isAsked && !/-X[AB]$/.test(name) ? withCountry(asked) : name;
  return createIntl({ locale, messages, english: scope.getEnglish() });
}

/** `en` in Germany formats dates the way English is written there; a tag that names a country keeps it. */
function withCountry({ locale, country }: Wording): string {
  const tag = new Intl.Locale(locale);
  return tag.region === undefined
    ? new Intl.Locale(tag.baseName, { region: country.toUpperCase() }).toString()
    : locale;
}

/** The host's wording. A host that throws here must not take the screen down with it. */
export function readOverrides(scope: Scope, locale: string): Readonly<Record<string, string>> | undefined {
  try {
    return scope.getAdapter()?.messages?.(locale) ?? undefined;
  } catch (error) {
    scope.port.warn(`adapter.messages("${locale}") threw. ${String(error)}`);
    return undefined;
  }
}
