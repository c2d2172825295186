import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { aliases } from '../../src/markets/index.js';
import { toAnswerModule } from '../answer-schemas.js';
import { compileMessages, toShippedMessages } from '../compile-messages.js';
import { createDataFiles, type DataKind } from '../data-files.js';
import {
  listTermsCountries,
  listWithdrawalCountries,
  toDialCodeTable,
  toMarketModule,
  toTermsTable,
} from '../market-tables.js';

const MESSAGES = '\0orders-messages:';
/** The module with the addresses of all locales. */
export const LOCALE_TABLE = 'virtual:orders-locale-table';
type Modules = Readonly<Record<string, () => string>>;
const VIRTUAL: Modules = {
  'virtual:orders-markets': () => createFilesModule('market', true),
  'virtual:orders-country-aliases': () => `export const aliases = ${JSON.stringify(aliases)};`,
  'virtual:orders-returns': () => toMarketModule('returns'),
  'virtual:orders-addresses': () => toMarketModule('addresses'),
  'virtual:orders-currencies': () => toMarketModule('currencies'),
  'virtual:orders-chat': () => toMarketModule('chat'),
  'virtual:orders-terms-countries': () => `export const countries = ${JSON.stringify(listTermsCountries())};`,
  'virtual:orders-withdrawal-countries': () => `export const countries = ${JSON.stringify(listWithdrawalCountries())};`,
  'virtual:orders-dial-codes': () => `export const codes = ${JSON.stringify(toDialCodeTable())};`,
  [LOCALE_TABLE]: () => `export const places = ${toTable('locale')};`,
  'virtual:orders-terms': () => `export const terms = ${JSON.stringify(toTermsTable())};`,
};

/** For script tags, whose files are in the same folder tree as the data. The address is written so that no bundler processes it. */
const BESIDE =
  'export const locateDataFile = (file) => ({ url: new URL("../data/" + file, String(import.meta.url)).href });';

const NO_ANSWERS = 'export const answers = {}; export const schemas = {};';

/** Replaced by `import.meta.url` after Vite's own plugin, which would rewrite the addresses in a way that no other bundler reads. */
const HERE = '__ORDERS_HERE__';

export interface PluginSetting {
  /** Includes the hashes of locales, which only help where the hash of one script covers everything. */
  readonly hasHashes?: boolean;
  /** Writes literal addresses, by which bundlers find the data files. */
  readonly hasAddresses?: boolean;
  /** Includes the schemas of answers, which load only if one cannot be read. In a single file, every page would load them. */
  readonly hasAnswers?: boolean;
}

/** The texts of the virtual modules by their names. */
export function createModules({
  hasHashes = true,
  hasAddresses = false,
  hasAnswers = true,
}: PluginSetting = {}): Modules {
  return {
    ...VIRTUAL,
    'virtual:orders-locales': () => createFilesModule('locale', hasHashes && !hasAddresses),
    'virtual:orders-answers': () => (hasAnswers ? toAnswerModule() : NO_ANSWERS),
    'virtual:orders-data-sources': () => (hasAddresses ? createTable() : BESIDE),
  };
}

/**
 * Creates the modules that the sources import but only a build can make: message syntax trees, data files by hash or address, and parts of
 * the markets.
 */
export function ordersPlugin(setting: PluginSetting = {}): Plugin {
  const modules = createModules(setting);
  return {
    name: 'orders',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source in modules) return `\0${source}`;
      const [, file, prefixes] = /^(.+\.json)\?only=(.+)&ast$/.exec(source) ?? [];
      if (file === undefined || prefixes === undefined) return null;
      const resolved = await this.resolve(file, importer, { skipSelf: true });
      // Vite's own JSON plugin ignores this extension.
      return resolved && `${MESSAGES}${resolved.id}?${prefixes}.js`;
    },
    load(id) {
      if (!id.startsWith(MESSAGES)) return modules[id.slice(1)]?.() ?? null;
      const [file = '', prefixes = ''] = id.slice(MESSAGES.length, -'.js'.length).split('?');
      return createMessagesModule(file, prefixes);
    },
    renderChunk: (code) => (code.includes(HERE) ? { code: code.replaceAll(HERE, 'import.meta.url'), map: null } : null),
  };
}

/** The English messages that a chunk needs. */
function createMessagesModule(file: string, prefixes: string): string {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const selected = Object.entries(texts).filter(([id]) => prefixes.split(',').some((prefix) => id.startsWith(prefix)));
  return `export default ${JSON.stringify(toShippedMessages(compileMessages(Object.fromEntries(selected))))};`;
}

function createFilesModule(kind: DataKind, hasHashes: boolean): string {
  const files = createDataFiles(kind);
  const hashes = Object.fromEntries(hasHashes ? files.map(({ name, hash }) => [name, hash]) : []);
  return [
    `export const names = ${JSON.stringify(files.map(({ name }) => name))};`,
    `export const mark = ${JSON.stringify(files[0]?.mark)};`,
    `export const hashes = ${JSON.stringify(hashes)};`,
  ].join('\n');
}

/** Contains the addresses of the markets, which every page needs, and loads those of the locales, which few need. */
function createTable(): string {
  return [
    `const markets = ${toTable('market')};`,
    `const load = () => import(${JSON.stringify(LOCALE_TABLE)});`,
    'export const locateDataFile = async (file) => {',
    '  const find = Object.hasOwn(markets, file) ? markets[file] : (await load()).places[file];',
    '  if (!find) throw new Error(`The package has no ${file}.`);',
    '  return find();',
    '};',
  ].join('\n');
}

/** An object by file name. It creates addresses on request, because some bundlers cannot do that on a server. */
function toTable(kind: DataKind): string {
  const rows = createDataFiles(kind).map(
    ({ file, hash }) =>
      `${JSON.stringify(file)}: () => ({ url: String(new URL("../data/${file}", ${HERE})), hash: "${hash}" }),`,
  );
  return `{\n${rows.join('\n')}\n}`;
}
