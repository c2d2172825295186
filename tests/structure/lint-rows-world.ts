import type { LintRow } from './lint-row.js';

const IN_DOMAIN = 'src/orders/model/probe.ts';
const IN_PLATFORM = { at: 'src/platform/probe.ts' };
const IN_EMIT = { at: 'elements/bridge/element-life.ts' };

const ban = (rule: string, fine: LintRow['fine'], codes: readonly string[]): LintRow[] =>
  codes.map((code) => ({ rule, code, at: IN_DOMAIN, fine }));

/** Texts that bypass `platform`. */
export const WORLD_ROWS: readonly LintRow[] = [
  ...ban('no-restricted-globals', IN_PLATFORM, [
    'export const it = window;',
    'export const it = self;',
    'export const it = document.title;',
    `export const it = () => fetch('/orders');`,
    'export const it = new XMLHttpRequest();',
    `export const it = localStorage.getItem('order');`,
    `export const it = sessionStorage.getItem('order');`,
    'export const it = location.href;',
    'export const it = () => history.back();',
    'export const it = navigator.onLine;',
    'export const it = crypto.randomUUID();',
    'export const it = performance.now();',
    'export const it = (task: () => void) => setTimeout(task, 10);',
    'export const it = (task: () => void) => setInterval(task, 10);',
    'export const it = (timer: number) => clearTimeout(timer);',
    'export const it = (task: () => void) => requestAnimationFrame(task);',
    `export const it = matchMedia('(prefers-color-scheme: dark)');`,
    'export const it = new IntersectionObserver(() => {});',
    'export const it = process.env;',
    `export const it = () => confirm('Cancel?');`,
    `export const it = () => open('/label.pdf');`,
    'export const it = globalThis.document;',
    `export const it = globalThis['localStorage'];`,
  ]),
  ...['elements/orders-probe.ts', 'demo/kiosk/probe.ts', 'tests/probe.ts'].map((at) => ({
    rule: 'no-restricted-globals',
    code: 'export const it = document.title;',
    at: 'src/features/probe/probe.tsx',
    fine: { at },
  })),
  {
    rule: 'no-restricted-globals',
    code: 'export const it = name;',
    at: 'src/ui/probe.tsx',
    fine: { code: `export const it = 'name';` },
  },
  ...[
    `import { Secret } from '../domain/secret.js';\nexport const it = (secret: Secret) => Secret.open(secret, 'https://a.example');`,
    `import { Secret } from '../domain/secret.js';\nexport const { open } = Secret;`,
    `import { Secret } from '../domain/secret.js';\nexport const Opener = Secret;`,
    `import { Secret } from '../domain/secret.js';\nexport const it = (secret: Secret) => Secret['open'](secret, 'https://a.example');`,
    `import { Secret as Sealed } from '../domain/secret.js';\nexport const it = (value: string) => new Sealed(value, 'https://a.example');`,
  ].map((code) => ({
    rule: 'project/no-open-secret',
    code,
    at: 'src/orders/probe.ts',
    fine: { at: 'src/http/client.ts' },
  })),
  ...[
    'export const it = (scope: Scope) => scope.getWholeAdapter()?.user?.email;',
    'export const it = ({ getWholeAdapter }: Scope) => getWholeAdapter();',
    `export const it = (scope: Scope) => scope['getWholeAdapter']();`,
    'export const it = (scope: Scope) => scope[`getWholeAdapter`]();',
  ].map((code) => ({
    rule: 'project/no-page-secrets',
    code: `import type { Scope } from './scope.js';\n${code}`,
    at: 'src/app/context/probe.ts',
    fine: { at: 'src/app/session/page-user.ts' },
  })),
  ...["'contact'", '`contact`'].map((name) => ({
    rule: 'project/no-given-contact',
    code: `import type { Scope } from './scope.js';\nexport const it = ({ port }: Scope) => port.getProperty(${name});`,
    at: 'src/app/context/probe.ts',
    fine: { at: 'src/app/session/page-user.ts' },
  })),
  ...["'adapter'", '`adapter`'].map((name) => ({
    rule: 'project/no-given-adapter',
    code: `import type { Scope } from './scope.js';\nexport const it = ({ port }: Scope) => port.getProperty(${name});`,
    at: 'src/app/context/probe.ts',
    fine: { at: 'src/app/configuration/service-address.ts' },
  })),
  ...[
    `export const it = ({ platform }: Scope) => platform.fetch('/orders', {});`,
    `export const it = ({ platform: { fetch } }: Scope) => fetch('/orders', {});`,
    `export const it = ({ platform }: Scope) => platform['fetch']('/orders', {});`,
  ].map((code) => ({
    rule: 'project/no-fetch',
    code: `import type { Scope } from './scope.js';\n${code}`,
    at: 'src/app/context/probe.ts',
    fine: { at: 'src/app/data/data-files.ts' },
  })),
  ...ban('project/no-clock', IN_PLATFORM, [
    'export const it = Date.now();',
    'export const it = [1].map(Date.now);',
    'export const it = new Date();',
    'export const it = Date();',
    'export const it = AbortSignal.timeout(10);',
  ]),
  {
    rule: 'project/no-clock',
    code: 'export const it = new Date();',
    at: IN_DOMAIN,
    fine: { code: 'export const it = new Date(0);' },
  },
  ...ban('project/no-random', IN_PLATFORM, [
    'export const it = Math.random();',
    'export const it = [1].map(Math.random);',
  ]),
  ...ban('project/no-window-access', IN_PLATFORM, [
    'export const it = (element: Element) => element.ownerDocument.defaultView;',
    'export const it = (frame: HTMLIFrameElement) => frame.contentWindow;',
    'const { document } = globalThis;\nexport const it = document;',
  ]),
  ...ban('project/no-raw-event', IN_EMIT, [
    `export const it = new CustomEvent('orders-ready');`,
    `export const it = new globalThis.CustomEvent('orders-ready');`,
    `export const it = new Event('orders-ready');`,
    'export class It extends CustomEvent<string> {}',
  ]),
  {
    rule: 'project/no-raw-event',
    code: `export const it = new CustomEvent('orders-ready');`,
    at: 'elements/bridge/contract.ts',
    fine: IN_EMIT,
  },
  {
    rule: 'no-console',
    code: `console.log('here');`,
    at: IN_DOMAIN,
    fine: { code: `console.error('orders-area: not ready');` },
  },
  {
    rule: 'no-console',
    code: `console.log('here');`,
    at: 'elements/orders-probe.ts',
    fine: { at: 'scripts/probe.ts' },
  },
];
