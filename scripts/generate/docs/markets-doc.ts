import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { aliases, markets, partialMarkets } from '../../../src/markets/index.js';
import type { MarketFile } from '../../../src/markets/market-file.js';
import { inRoot } from '../../paths.js';
import { toCode, toHead, toTable } from './markdown.js';

/** The objects that a market consists of, and the files whose comments explain their members. */
const PARTS = [
  {
    heading: 'The shop',
    sources: ['src/markets/market-file.ts', 'src/markets/market.ts'],
    of: ({ address: _address, returns: _returns, ...others }: MarketFile): object => others,
  },
  {
    heading: 'Addresses',
    sources: ['src/markets/addresses/postal-layout.ts'],
    of: ({ address }: MarketFile): object => address,
  },
  {
    heading: 'Returns',
    sources: ['src/markets/returns/return-rules.ts'],
    of: ({ returns }: MarketFile): object => returns,
  },
] as const;

/** `docs/markets.md`: what each rule means, and which markets have which value. */
export function createMarketsDoc(all: Readonly<Record<string, MarketFile>> = markets): string {
  const spellings = Object.entries(aliases).map(([alias, country]) => `${toCode(alias)} is read as ${toCode(country)}`);
  return [
    toHead('Markets', '`src/markets/`'),
    `These rules, and only these, differ by country; the language never decides. Each country has a file of its own, and any other
country has the rules of \`default\`; rules that the law sets, such as the tax, also name countries without a file.
Of codes with a second spelling, ${new Intl.ListFormat('en').format(spellings)}.`,
    ...PARTS.flatMap(({ heading, sources, of }) => {
      const rows = Object.entries(all).map(([country, market]) => [country, of(market)] as const);
      const names = [...new Set(rows.flatMap(([, rules]) => Object.keys(rules)))].sort();
      const meanings = new Map(sources.flatMap((source) => [...readMemberComments(inRoot(source))]));
      return [`## ${heading}`, ...names.flatMap((name) => toRule(name, meanings.get(name) ?? '', rows))];
    }),
  ].join('\n\n');
}

/** A table with a row for each value that the rule has. */
function toRule(name: string, meaning: string, rows: readonly (readonly [country: string, rules: object])[]): string[] {
  const partial = Object.entries(partialMarkets).filter(([, rules]) => Object.hasOwn(rules, name));
  const countries = new Map<string, string[]>();
  for (const [country, rules] of [...rows, ...partial]) {
    const value = toValue(Reflect.get(rules, name));
    countries.set(value, [...(countries.get(value) ?? []), toCode(country)]);
  }
  const cells = [...countries].map(([value, having]) => {
    if (having.length === rows.length) return [value, 'all'];
    const isRest = partial.length === 0 && having.length > rows.length / 2;
    return [value, isRest ? 'all others' : having.join(', ')];
  });
  return [`### ${toCode(name)}`, meaning, toTable(['Value', 'Markets'], cells)];
}

function toValue(value: unknown): string {
  if (value === undefined) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(toValue).join(', ');
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => `${name} ${toValue(member)}`);
    return `(${members.join(', ')})`;
  }
  return toCode(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The comments above the members of all interfaces of a file, each in one line. */
function readMemberComments(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = source.statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap((declaration) => [...declaration.members]);
  return new Map(members.map((member) => [member.name?.getText(source) ?? '', readComment(member)]));
}

function readComment(member: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(member).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return comments.join(' ').replaceAll(/\s+/g, ' ');
}
