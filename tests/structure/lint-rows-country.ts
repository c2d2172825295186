import type { LintRow } from './lint-row.js';

const rule = 'project/no-country-rule';
const at = 'src/app/context/probe.ts';
const IN_MARKETS = { at: 'src/markets/probe.ts' };
const given = (expression: string) => `export const it = (country: string, market: { code: string }) => ${expression};`;

/** Decisions by country: what differs is a named rule on `Market`. */
export const COUNTRY_ROWS: readonly LintRow[] = [
  ...[
    given(`country === 'us'`),
    given(`'CN' !== country`),
    given(`country.toLowerCase() === 'cn'`),
    given(`market.code == 'jp'`),
    given(`(country === 'us' ? 1 : 2)`),
    given(`['us', 'ca'].includes(country)`),
    given(`new Set(['us', 'ca']).has(country)`),
    given(`/^(us|ca)$/.test(country)`),
    given(`country.match(/us|ca/)`),
    given(`country.startsWith('us')`),
    given(`({ us: 1, cn: 2 })[country]`),
    `export function it(country: string) { if (country === 'de') return 1; return 2; }`,
    `export function it(country: string) { switch (country) { case 'kr': return 1; default: return 2; } }`,
  ].map((code) => ({ rule, code, at, fine: IN_MARKETS })),
  ...[
    'src/features/probe/probe.tsx',
    'src/ui/probe.tsx',
    'src/orders/model/probe.ts',
    'elements/orders-area/probe.ts',
  ].map((path) => ({
    rule,
    code: given(`country === 'us'`),
    at: path,
    fine: IN_MARKETS,
  })),
  ...[
    `export const it = (locale: string) => locale === 'en';`,
    `export const it = (status: string) => status === 'ok';`,
    `export const it = (country: string, other: string) => country === other;`,
    `export const it = (country: string) => country.length === 2;`,
    `export const it = (market: { hasTwelveHourClock: boolean }) => market.hasTwelveHourClock;`,
    `export const it = { country: 'us' };`,
  ].map((code) => ({ rule, code: given(`country === 'us'`), at, fine: { code } })),
];
