import { locateDataFile, type DataSource } from 'virtual:orders-data-sources';
import { getPageRegistry } from '../state/registry.js';
import { toDataFileName } from './data-file-name.js';
import { readPageDefault } from '../configuration/configuration.js';
import type { ElementContext } from '../context/element-context.js';
import { hashes, mark, names } from 'virtual:orders-locales';
import { toLanguage } from '../../http/model/language.js';
import { createIntl, findLocale, type CompiledMessages, type Intl18n } from '../../i18n/create-intl.js';

/** The longest wait for a data file. After it, wording falls back to English, and a market to the default. */
const PATIENCE_MS = 10_000;

export interface DataFileRequest {
  readonly kind: 'locale' | 'market';
  readonly name: string;
  /** Inlined by the build, as is the hash. */
  readonly mark: string;
  /** The expected SHA-256 hash; a changed file does not load. */
  readonly hash?: string | undefined;
}

/** The loaded contents of each file, by its promise: awaiting the promise again would cost a microtask. */
const contents = new WeakMap<Promise<unknown>, unknown>();

/** Returns a data file that this page has already loaded, so that a second tag neither waits for it nor renders twice. */
export function findDataFile(request: DataFileRequest): unknown {
  const pending = getPageRegistry().data.get(toFileName(request));
  return pending && contents.get(pending);
}

/**
 * Fetches a data file from beside the script, or from the page's `dataBase`, once per page.
 *
 * @throws if the file is incomplete, changed or a different one; the next call tries again
 */
export function getDataFile(context: DataContext, request: DataFileRequest): Promise<unknown> {
  const { data } = getPageRegistry();
  const file = toFileName(request);
  const known = data.get(file);
  if (known) return known;
  const pending = fetchJson(context, request);
  data.set(file, pending);
  pending.then(
    (content) => contents.set(pending, content),
    () => data.delete(file),
  );
  return pending;
}

type DataContext = Pick<ElementContext, 'platform'> & { readonly port: Pick<ElementContext['port'], 'warn'> };

function toFileName({ kind, name, mark }: DataFileRequest): string {
  return toDataFileName(kind, name, mark);
}

async function fetchJson(context: DataContext, request: DataFileRequest): Promise<unknown> {
  const { platform } = context;
  const controller = new AbortController();
  const stop = platform.after(PATIENCE_MS, () => controller.abort());
  try {
    const { url, hash = request.hash } = await locate(context, toFileName(request));
    const integrity = hash ? `sha256-${hash}` : '';
    const init: RequestInit = { integrity, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' };
    const response = await platform.fetch(url, { ...init, signal: controller.signal });
    if (!response.ok) throw new Error(`HTTP status ${response.status}.`);
    return check(await response.json(), `${request.kind}-${request.name}`);
  } finally {
    stop();
  }
}

/** Each file names itself, because a bundler that moved files may resolve a URL to the wrong one. */
function check(content: unknown, expected: string): unknown {
  const found = (content as Readonly<Record<string, unknown>> | null)?.['@file'];
  if (found !== expected) throw new Error(`Its address gave the file of ${String(found)}, not of ${expected}.`);
  return content;
}

/** The URL that the build determined, or the page's own folder if it sets a valid one. */
async function locate({ platform, port }: DataContext, file: string): Promise<DataSource> {
  const base = readPageDefault('dataBase');
  if (base === undefined) return locateDataFile(file);
  const { readDataFolder } = await import('./data-folder.js');
  const read = readDataFolder(base, platform);
  if ('folder' in read) return { ...(await locateDataFile(file)), url: read.folder + file };
  port.warn(read.problem);
  return locateDataFile(file);
}

interface Wording {
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
  const name = PSEUDO_LOCALE.test(locale) ? locale : findLocale(locale, [ENGLISH, ...names]);
  if (name !== ENGLISH) return findOther(context, { locale, name });
  if (toLanguage(locale) !== ENGLISH) {
    context.port.warn(
      `locale="${wording.locale}" has no wording yet and shows English. Available: en, ${names.join(', ')}.`,
    );
  }
  return toIntl({ locale, name });
}

const ENGLISH = 'en';

/** The English wording of all code that has loaded, shared by all tags of a script; the fallback of every other language. */
export const loadedEnglish = new Set<CompiledMessages>();

/** Pseudo-locales for testing, generated from English: the package has no files for them. */
const PSEUDO_LOCALE = /-X[AB]$/;

/** The locale for formatting, and the name of the wording. */
interface FoundLocale {
  readonly locale: string;
  readonly name: string;
}

function findOther(context: ElementContext, found: FoundLocale): Intl18n | Promise<Intl18n> {
  const request = { kind: 'locale', name: found.name, mark, hash: hashes[found.name] } as const;
  const known = findDataFile(request);
  return known === undefined ? fetchOther(context, found, request) : toIntl(found, known as CompiledMessages);
}

async function fetchOther(context: ElementContext, found: FoundLocale, request: DataFileRequest): Promise<Intl18n> {
  try {
    return toIntl(found, (await getDataFile(context, request)) as CompiledMessages);
  } catch (error) {
    context.port.warn(`could not load the wording of "${found.name}" and shows English. ${String(error)}`);
    context.report({ code: 'locale-load', retryable: true }, 'warning');
    return toIntl({ ...found, name: ENGLISH });
  }
}

/**
 * @param messages absent for English, which is always the fallback
 */
function toIntl({ locale, name }: FoundLocale, messages: CompiledMessages = {}): Intl18n {
  const isRequested = toLanguage(locale) === toLanguage(name) && !PSEUDO_LOCALE.test(name);
  return createIntl({ locale: isRequested ? locale : name, messages, english: loadedEnglish });
}

/** Adds the country as region: `en` in Germany formats dates the way English is written there. A tag with a region keeps its own. */
function withCountry({ locale, country }: Wording): string {
  const tag = new Intl.Locale(locale);
  return tag.region === undefined
    ? new Intl.Locale(tag.baseName, { region: country.toUpperCase() }).toString()
    : locale;
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
