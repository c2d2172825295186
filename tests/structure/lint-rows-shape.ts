import type { LintRow } from './lint-row.js';

const AT = 'src/orders/model/probe.ts';
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const functionOf = (count: number) => `export function it() {\n${lines(count - 2, () => '  void 0;')}\n}\n`;
const branches = (count: number) => lines(count, (index) => `  if (n === ${index}) return ${index};`);
const OFF = '// eslint-disable-next-line';

/** Texts that are too long, too deeply nested, badly named, or disable the tools. */
export const SHAPE_ROWS: readonly LintRow[] = [
  {
    rule: 'max-lines',
    code: lines(301, (n) => `export const a${n} = ${n};`),
    at: AT,
    fine: { code: lines(300, (n) => `export const a${n} = ${n};`) },
  },
  {
    rule: 'max-lines',
    code: lines(301, () => '// note'),
    at: 'scripts/probe.mjs',
    fine: { code: lines(300, () => '// note') },
  },
  { rule: 'max-lines-per-function', code: functionOf(61), at: AT, fine: { code: functionOf(60) } },
  { rule: 'max-lines-per-function', code: functionOf(61), at: AT, fine: { at: 'src/ui/probe.tsx' } },
  { rule: 'max-lines-per-function', code: functionOf(91), at: 'src/ui/probe.tsx', fine: { code: functionOf(90) } },
  { rule: 'max-lines-per-function', code: functionOf(61), at: 'scripts/probe.mjs', fine: { code: functionOf(60) } },
  {
    rule: 'max-params',
    code: 'export const it = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d];',
    at: AT,
    fine: { code: 'export const it = (a: 1, b: 2, c: 3) => [a, b, c];' },
  },
  {
    rule: 'max-depth',
    code: 'export function it(n: number) { if (n > 1) { if (n > 2) { if (n > 3) { if (n > 4) n = 1; } } } }',
    at: AT,
    fine: { code: 'export function it(n: number) { if (n > 1) { if (n > 2) { if (n > 3) n = 1; } } }' },
  },
  {
    rule: 'complexity',
    code: `export function it(n: number) {\n${branches(12)}\n}`,
    at: AT,
    fine: { code: `export function it(n: number) {\n${branches(11)}\n}` },
  },
  { rule: 'project/no-default-export', code: 'export default 1;', at: AT, fine: { at: 'vite.config.ts' } },
  {
    rule: 'project/no-default-export',
    code: 'export default class It {}',
    at: AT,
    fine: { at: 'tests/e2e/support/sampling-reporter.ts' },
  },
  {
    rule: 'project/no-default-export',
    code: 'export default function it() {}',
    at: 'src/ui/probe.tsx',
    fine: { at: 'tests/e2e/support/sampling-reporter.ts' },
  },
  {
    rule: 'project/no-default-export',
    code: 'const it = 1;\nexport { it as default };',
    at: AT,
    fine: { code: 'const it = 1;\nexport { it };' },
  },
  {
    rule: 'project/no-barrel',
    code: `export * from './order.js';`,
    at: 'src/orders/model/index.ts',
    fine: { at: 'src/markets/index.ts' },
  },
  { rule: 'project/no-barrel', code: `export { it } from './order.js';`, at: AT, fine: { at: 'elements/index.ts' } },
  {
    rule: 'project/no-barrel',
    code: `export type { It } from './order.js';`,
    at: AT,
    fine: { code: 'export type It = 1;' },
  },
  ...[
    ['export const way = 1;', 'export const route = 1;'],
    ['export const listAsked = () => 1;', 'export const listRequested = () => 1;'],
    ['export const NEWS_ITEMS = 1;', 'export const STATUS_ITEMS = 1;'],
    ['export function it(own: number) { return own; }', 'export function it(owner: number) { return owner; }'],
    ['export const it = ({ place }: { a: 1 }) => place;', 'export const it = ({ placedAt }: { a: 1 }) => placedAt;'],
    ['export interface It { readonly isLate: boolean; }', 'export interface It { readonly isLatest: boolean; }'],
    ['export class It { #kept = 1; }', 'export class It { #stored = 1; }'],
    ['export type Desk = 1;', 'export type Service = 1;'],
  ].map(([code = '', fine = '']) => ({ rule: 'project/no-replaced-word', code, at: AT, fine: { code: fine } })),
  {
    rule: 'project/no-ambient-import',
    code: `declare module 'virtual:it' {\n  import type { It } from '../domain/it.js';\n  export const it: It;\n}`,
    at: 'src/app/context/probe.d.ts',
    fine: { code: `declare module 'virtual:it' {\n  export const it: import('../domain/it.js').It;\n}` },
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    code: 'export const it = (n: any) => n as number;',
    at: AT,
    fine: { code: 'export const it = (n: unknown) => n as number;' },
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    code: 'export const it = (n?: number) => n!;',
    at: AT,
    fine: { code: 'export const it = (n?: number) => n ?? 0;' },
  },
  {
    rule: '@typescript-eslint/ban-ts-comment',
    code: '// @ts-ignore wrong on purpose\nexport const it = 1;',
    at: AT,
    fine: { code: '// @ts-expect-error wrong on purpose\nexport const it = 1;' },
  },
  {
    rule: '@typescript-eslint/ban-ts-comment',
    code: '// @ts-expect-error\nexport const it = 1;',
    at: AT,
    fine: { code: '// @ts-expect-error wrong on purpose\nexport const it = 1;' },
  },
  {
    rule: '@typescript-eslint/ban-ts-comment',
    code: '// @ts-nocheck\nexport const it = 1;',
    at: AT,
    fine: { code: 'export const it = 1;' },
  },
  {
    rule: 'comments/require-description',
    code: `${OFF} no-debugger\ndebugger;`,
    at: AT,
    fine: { code: `${OFF} no-debugger -- shows that a reason is enough\ndebugger;` },
  },
  {
    rule: 'comments/no-unlimited-disable',
    code: `${OFF} -- all of them\ndebugger;`,
    at: AT,
    fine: { code: 'export const it = 1;' },
  },
  {
    rule: 'comments/require-description',
    code: '/* eslint-disable */\ndebugger;',
    at: AT,
    fine: { code: '/* a note */' },
  },
  {
    rule: 'comments/require-description',
    code: 'debugger; // eslint-disable-line no-debugger',
    at: AT,
    fine: { code: 'export const it = 1;' },
  },
  {
    rule: 'unused-directive',
    code: `${OFF} no-debugger -- nothing to see\nexport const it = 1;`,
    at: AT,
    fine: { code: `${OFF} no-debugger -- in use\ndebugger;` },
  },
  {
    rule: 'check-file/filename-naming-convention',
    code: 'export const it = 1;',
    at: 'src/orders/model/OrderStatus.ts',
    fine: { at: 'src/orders/model/order-status.ts' },
  },
  {
    rule: 'check-file/filename-naming-convention',
    code: 'export const it = 1;',
    at: 'tests/order_status.test.ts',
    fine: { at: 'tests/order-status.test.ts' },
  },
  {
    rule: 'check-file/folder-naming-convention',
    code: 'export const it = 1;',
    at: 'src/features/GuestLookup/probe.tsx',
    fine: { at: 'src/features/guest-lookup/probe.tsx' },
  },
  ...['utils', 'helpers', 'common'].map((name) => ({
    rule: 'check-file/filename-blocklist',
    code: 'export const it = 1;',
    at: `src/orders/model/${name}.ts`,
    fine: { at: 'src/orders/model/order-status.ts' },
  })),
  ...['return-desk', 'own-state', 'ways'].map((name) => ({
    rule: 'check-file/filename-blocklist',
    code: 'export const it = 1;',
    at: `src/orders/model/${name}.ts`,
    fine: { at: 'src/orders/model/owner-state.ts' },
  })),
  {
    rule: 'react-hooks/rules-of-hooks',
    code: `import { useState } from 'react';\nexport function It({ a }: { a: boolean }) { if (a) useState(1); return null; }`,
    at: 'src/ui/probe.tsx',
    fine: { code: `import { useState } from 'react';\nexport function It() { useState(1); return null; }` },
  },
  {
    rule: 'wc/no-closed-shadow-root',
    code: `export class It extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'closed' }); } }`,
    at: 'elements/bridge/probe.ts',
    fine: {
      code: `export class It extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }); } }`,
    },
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    code: `import { Failure } from './failure.js';\nexport type It = Failure;`,
    at: AT,
    fine: { code: `import type { Failure } from './failure.js';\nexport type It = Failure;` },
  },
];
