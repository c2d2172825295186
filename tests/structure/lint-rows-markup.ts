import type { LintRow } from './lint-row.js';

const IN_UI = 'src/ui/probe.tsx';
const IN_TESTS = { at: 'tests/ui/probe.tsx' };

/** What the build takes out of Preact, with something that it leaves. */
const TRIMMED: readonly (readonly [trimmed: string, fine: string])[] = [
  ['export class It { componentDidMount() {} }', 'export class It { componentDidCatch() {} }'],
  ['export class It { UNSAFE_componentWillUpdate() {} }', 'export class It { componentWillUnmount() {} }'],
  ['export class It { getSnapshotBeforeUpdate() {} }', 'export class It { render() {} }'],
  [
    'export class It { static getDerivedStateFromProps() {} }',
    'export class It { static getDerivedStateFromError() {} }',
  ],
  ['export class It { static contextType = 1; }', 'export class It { static type = 1; }'],
  ['It.defaultProps = {};', 'It.displayName = 1;'],
  ['export const it = <Context.Consumer />;', 'export const it = <Context />;'],
  ['export const it = (event) => event.nativeEvent;', 'export const it = (event) => event.currentTarget;'],
  ['export const it = (event) => event.isDefaultPrevented();', 'export const it = (event) => event.preventDefault();'],
  ...['math', 'foreignObject', 'template', 'progress', 'noscript'].map(
    (name) => [`export const it = <${name} />;`, 'export const it = <p />;'] as const,
  ),
  ['export const it = <select multiple />;', 'export const it = <input multiple />;'],
  ...['is', 'class', 'defaultValue', 'defaultChecked'].map(
    (name) => [`export const it = <input ${name}="a" />;`, 'export const it = <input className="a" />;'] as const,
  ),
];

/** What the build takes out of lit-html, in a template. */
const TRIMMED_TEMPLATES: readonly (readonly [trimmed: string, fine: string])[] = [
  ['<p .title=${it}></p>', '<p title=${it}></p>'],
  ['<p class="total ${it}"></p>', '<p class="${it}"></p>'],
  ['<p ${it}></p>', '<p>${it}</p>'],
  ['<ul>${it.map(String)}</ul>', '<ul>${it.join()}</ul>'],
];

/** Texts that make markup, code or styles out of strings. */
export const MARKUP_ROWS: readonly LintRow[] = [
  ...TRIMMED_TEMPLATES.map(([trimmed, fine]) => ({
    rule: 'house/no-trimmed-lit',
    code: `export const toIt = (html, it) => html\`${trimmed}\`;`,
    at: 'elements/orders-area/probe.ts',
    fine: { code: `export const toIt = (html, it) => html\`${fine}\`;` },
  })),
  {
    rule: 'house/no-trimmed-lit',
    code: `export const it = import.meta;\nimport { live } from 'lit-html/directives/live.js';\nvoid live;`,
    at: 'elements/orders-area/probe.ts',
    fine: { at: 'demo/member-site/probe.ts' },
  },
  ...TRIMMED.map(([code, fine]) => ({ rule: 'house/no-trimmed-react', code, at: IN_UI, fine: { code: fine } })),
  ...[
    'export const it = (element: Element, text: string) => { element.innerHTML = text; };',
    'export const it = (element: Element, text: string) => { element.outerHTML = text; };',
    `export const it = (element: Element, text: string) => { element['innerHTML'] = text; };`,
    `export const it = (element: Element, text: string) => element.insertAdjacentHTML('beforeend', text);`,
    'export const it = (frame: HTMLIFrameElement, text: string) => { frame.srcdoc = text; };',
    'export const it = (range: Range, text: string) => range.createContextualFragment(text);',
    `export const it = (parser: DOMParser, text: string) => parser.parseFromString(text, 'text/html');`,
    'export const it = (text: string) => document.write(text);',
    'export const it = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />;',
    'export const it = (text: string) => <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;',
    'export const it = (text: string) => <iframe srcDoc={text} />;',
  ].map((code) => ({ rule: 'house/no-html-sink', code, at: IN_UI, fine: IN_TESTS })),
  {
    rule: 'house/no-html-sink',
    code: 'export const it = (element: Element, text: string) => { element.innerHTML = text; };',
    at: 'demo/member-site/probe.ts',
    fine: { code: 'export const it = (element: Element, text: string) => { element.textContent = text; };' },
  },
  ...[
    `export const it = <p style={{ color: 'red' }} />;`,
    `export const it = <p style="color: red" />;`,
    `export const it = (element: Element) => element.setAttribute('style', 'color: red');`,
    'export const it = <style>{`p { color: red }`}</style>;',
  ].map((code) => ({ rule: 'house/no-style-attribute', code, at: IN_UI, fine: IN_TESTS })),
  {
    rule: 'house/no-style-attribute',
    code: 'const html = String.raw;\nexport const it = html`<p style="color: red"></p>`;',
    at: 'elements/orders-area/probe.ts',
    fine: { code: 'const html = String.raw;\nexport const it = html`<p class="total"></p>`;' },
  },
  {
    rule: 'house/src-last',
    code: `export const it = <img src="/it.png" alt="" loading="lazy" />;`,
    at: IN_UI,
    fine: { code: `export const it = <img loading="lazy" src="/it.png" alt="" />;` },
  },
  {
    rule: 'house/no-style-attribute',
    code: `export const it = <p style={{ color: 'red' }} />;`,
    at: IN_UI,
    fine: { code: `export const it = <p className="total" />;` },
  },
  ...['unsafe-html', 'unsafe-svg'].map((name) => ({
    rule: 'house/no-unsafe-directive',
    code: `import { it } from 'lit-html/directives/${name}.js';\nexport const that = it;`,
    at: 'elements/orders-area/probe.ts',
    fine: { code: `import { it } from 'lit-html/directives/repeat.js';\nexport const that = it;` },
  })),
  ...[
    'export const it = (url: string) => <a href={url} />;',
    'export const it = (url: string) => <img src={url} alt="" />;',
    'export const it = (url: string) => <form action={url} />;',
    'export const it = (url: string) => <a href={`tel:${url}`} />;',
  ].map((code) => ({ rule: 'house/no-raw-address', code, at: IN_UI, fine: IN_TESTS })),
  {
    rule: 'house/no-raw-address',
    code: 'export const it = (url: string) => <a href={url} />;',
    at: 'src/features/order-detail/probe.tsx',
    fine: { code: 'export const it = () => <a href="#top" />;' },
  },
  {
    rule: 'house/no-own-gate',
    code: `import type { SafeUrl } from '../domain/safe-url.js';\nexport const it = (url: string) => url as SafeUrl;`,
    at: 'src/app/context/probe.ts',
    fine: {
      code: `import { findSafeUrl } from '../domain/safe-url.js';\nexport const it = (url: string) => findSafeUrl(url, url);`,
    },
  },
  { rule: 'no-eval', code: `eval('1');`, at: IN_UI, fine: { code: `JSON.parse('1');` } },
  {
    rule: 'no-new-func',
    code: `export const it = new Function('1');`,
    at: IN_UI,
    fine: { code: 'export const it = () => 1;' },
  },
  {
    rule: '@typescript-eslint/no-implied-eval',
    code: `export const it = () => setTimeout('1', 10);`,
    at: 'src/platform/platform.ts',
    fine: { code: 'export const it = () => setTimeout(() => 1, 10);' },
    isTyped: true,
  },
  {
    rule: 'no-script-url',
    code: `export const it = 'javascript:void(0)';`,
    at: IN_UI,
    fine: { code: `export const it = 'https://example.com/';` },
  },
];
