import { aliases, markets } from '../../../src/markets/index.js';
import { allReturns } from '../../../src/markets/returns/all-returns.js';
import { inRoot } from '../../paths.js';
import { toCode, toHead, toTable } from './markdown.js';
import { readMemberComments } from './read-member-comments.js';

/** `docs/markets.md`: the rules of every country. */
export function createMarketsDoc(): string {
  const spellings = Object.entries(aliases).map(([alias, country]) => `${toCode(alias)} is read as ${toCode(country)}`);
  return [
    toHead('Markets', '`src/markets/`'),
    `What differs by country, and only that: the country alone decides, never the language. A country without a file of its own has
the rules of the default. Of codes with a second spelling, ${new Intl.ListFormat('en').format(spellings)}.`,
    ...toPart({ rules: markets, source: 'src/markets/market.ts', heading: 'Rules' }),
    ...toPart({ rules: allReturns, source: 'src/markets/returns/return-rules.ts', heading: 'Rules of returns' }),
  ].join('\n\n');
}

interface Part {
  /** Of every country, and the default ones. */
  readonly rules: Readonly<Record<string, object>>;
  /** Whose comments say what they mean. */
  readonly source: string;
  readonly heading: string;
}

function toPart({ rules, source, heading }: Part): string[] {
  const { default: standard = {}, ...countries } = rules;
  const names = [...new Set(Object.values(rules).flatMap((market) => Object.keys(market)))].sort();
  const comments = readMemberComments(inRoot(source));
  return [
    `## ${heading}`,
    toTable(
      ['Rule', 'Meaning', 'Default'],
      names.map((name) => [toCode(name), comments.get(name) ?? '', toValue(Reflect.get(standard, name))]),
    ),
    `## ${heading} of countries that differ`,
    ...Object.entries(countries).flatMap(([country, market]) => toSection(country, findDifferences(market, standard))),
  ];
}

function findDifferences(market: object, standard: object): [string, unknown][] {
  return Object.entries(market)
    .filter(([name, rule]) => JSON.stringify(rule) !== JSON.stringify(Reflect.get(standard, name)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function toSection(country: string, differences: readonly [string, unknown][]): string[] {
  const rows = differences.map(([name, rule]) => [toCode(name), toValue(rule)]);
  return [`### ${country}`, rows.length === 0 ? 'As the default.' : toTable(['Rule', 'Value'], rows)];
}

function toValue(rule: unknown): string {
  if (rule === undefined) return 'absent';
  if (Array.isArray(rule)) return rule.length === 0 ? 'none' : rule.map((word) => toValue(word)).join(', ');
  return toCode(typeof rule === 'string' ? rule : JSON.stringify(rule));
}
