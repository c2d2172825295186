import type { LintRow } from './lint-row.js';

const IN_UI = 'src/ui/probe.tsx';
const IN_TESTS = { at: 'tests/ui/probe.tsx' };

/** Texts that create markup, code or styles from strings. */
export const MARKUP_ROWS: readonly LintRow[] = [
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
  ].map((code) => ({ rule: 'project/no-html-sink', code, at: IN_UI, fine: IN_TESTS })),
  {
    rule: 'project/no-html-sink',
    code: 'export const it = (element: Element, text: string) => { element.innerHTML = text; };',
    at: 'demo/member-site/probe.ts',
    fine: { code: 'export const it = (element: Element, text: string) => { element.textContent = text; };' },
  },
  ...[
    `export const it = <p style={{ color: 'red' }} />;`,
    `export const it = <p style="color: red" />;`,
    `export const it = (element: Element) => element.setAttribute('style', 'color: red');`,
    'export const it = <style>{`p { color: red }`}</style>;',
  ].map((code) => ({ rule: 'project/no-style-attribute', code, at: IN_UI, fine: IN_TESTS })),
  {
    rule: 'project/no-style-attribute',
    code: 'const html = String.raw;\nexport const it = html`<p style="color: red"></p>`;',
    at: 'elements/orders-area/probe.ts',
    fine: { code: 'const html = String.raw;\nexport const it = html`<p class="total"></p>`;' },
  },
  {
    rule: 'project/src-last',
    code: `export const it = <img src="/it.png" alt="" loading="lazy" />;`,
    at: IN_UI,
    fine: { code: `export const it = <img loading="lazy" src="/it.png" alt="" />;` },
  },
  {
    rule: 'project/no-style-attribute',
    code: `export const it = <p style={{ color: 'red' }} />;`,
    at: IN_UI,
    fine: { code: `export const it = <p className="total" />;` },
  },
  {
    rule: 'project/no-html-sink',
    code: `export const it = () => import('lit-html/directives/unsafe-html.js');`,
    at: 'elements/orders-area/probe.ts',
    fine: { code: `export const it = () => import('lit-html/directives/repeat.js');` },
  },
  ...['unsafe-html', 'unsafe-svg'].map((name) => ({
    rule: 'no-restricted-imports',
    code: `import { it } from 'lit-html/directives/${name}.js';\nexport const that = it;`,
    at: 'elements/orders-area/probe.ts',
    fine: { code: `import { it } from 'lit-html/directives/repeat.js';\nexport const that = it;` },
  })),
  ...[
    'export const it = (url: string) => <a href={url} />;',
    'export const it = (url: string) => <img src={url} alt="" />;',
    'export const it = (url: string) => <form action={url} />;',
    'export const it = (url: string) => <a href={`tel:${url}`} />;',
  ].map((code) => ({ rule: 'project/no-raw-address', code, at: IN_UI, fine: IN_TESTS })),
  {
    rule: 'project/no-raw-address',
    code: 'export const it = (url: string) => <a href={url} />;',
    at: 'src/features/order-detail/probe.tsx',
    fine: { code: 'export const it = () => <a href="#top" />;' },
  },
  {
    rule: 'project/no-own-gate',
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
    rule: 'no-script-url',
    code: `export const it = 'javascript:void(0)';`,
    at: IN_UI,
    fine: { code: `export const it = 'https://example.com/';` },
  },
];
