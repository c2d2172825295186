import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { aliases, markets } from '../../../src/markets/index.js';
import type { MarketFile } from '../../../src/markets/market.js';
import { inRoot } from '../../paths.js';
import { toCode, toHead, toTable } from './markdown.js';
import { MARKET_COLUMNS, SHARED_COLUMNS, type MarketColumns } from './market-columns.js';

type Row = readonly [country: string, market: MarketFile];

/** Every rule is told what it means; what stands in place of a part is told there. */
const SOURCES = [
  { heading: 'Rules of a market', source: 'src/markets/market.ts', of: (market: MarketFile): object => market },
  {
    heading: 'Rules of its addresses',
    source: 'src/markets/addresses/postal-layout.ts',
    of: ({ address }: MarketFile): object => address,
  },
  {
    heading: 'Rules of its returns',
    source: 'src/markets/returns/return-rules.ts',
    of: ({ returns }: MarketFile): object => returns,
  },
] as const;

/** `docs/markets.md`: what every country states, side by side, and what each rule means. */
export function createMarketsDoc(all: Readonly<Record<string, MarketFile>> = markets): string {
  const spellings = Object.entries(aliases).map(([alias, country]) => `${toCode(alias)} is read as ${toCode(country)}`);
  const rows = Object.entries(all);
  return [
    toHead('Markets', '`src/markets/`'),
    `What differs by country, and only that: the country alone decides, never the language. Each has a file of its own; any other
country has the rules of the default. Of codes with a second spelling, ${new Intl.ListFormat('en').format(spellings)}.`,
    ...MARKET_COLUMNS.flatMap((table) => toSideBySide(table, rows)),
    ...SHARED_COLUMNS.flatMap((table) => toSets(table, rows)),
    ...SOURCES.flatMap(({ heading, source, of }) =>
      toMeanings(
        heading,
        inRoot(source),
        rows.map(([, market]) => of(market)),
      ),
    ),
  ].join('\n\n');
}

function toSideBySide({ heading, columns }: MarketColumns, rows: readonly Row[]): string[] {
  const cells = rows.map(([country, market]) => [toCode(country), ...Object.values(columns).map((say) => say(market))]);
  return [`## ${heading}`, toTable(['Market', ...Object.keys(columns)], cells)];
}

/** One row for each set of countries that say the same. */
function toSets({ heading, columns }: MarketColumns, rows: readonly Row[]): string[] {
  const sets = new Map<string, string[]>();
  const cells = new Map<string, string[]>();
  for (const [country, market] of rows) {
    const told = Object.values(columns).map((say) => say(market));
    const key = told.join();
    cells.set(key, told);
    sets.set(key, [...(sets.get(key) ?? []), toCode(country)]);
  }
  const lines = [...sets].map(([key, countries]) => [countries.join(', '), ...(cells.get(key) ?? [])]);
  return [`## ${heading}`, toTable(['Markets', ...Object.keys(columns)], lines)];
}

function toMeanings(heading: string, source: string, parts: readonly object[]): string[] {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))].sort();
  const comments = readMemberComments(source);
  return [
    `## ${heading}`,
    toTable(
      ['Rule', 'Meaning'],
      names.map((name) => [toCode(name), comments.get(name) ?? '']),
    ),
  ];
}

/** The comments above the members of all interfaces of a file, by member, as one line each. */
function readMemberComments(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = source.statements.filter(ts.isInterfaceDeclaration).flatMap(({ members: own }) => [...own]);
  return new Map(members.map((member) => [member.name?.getText(source) ?? '', readComment(member)]));
}

function readComment(member: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(member).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return comments.join(' ').replaceAll(/\s+/g, ' ');
}
