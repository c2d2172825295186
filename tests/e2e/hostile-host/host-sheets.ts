export interface HostSheet {
  readonly name: string;
  readonly text: string;
  /** The medium to which the sheet applies. */
  readonly media?: 'print';
}

/** Style sheets of typical pages, written for the page and not for the content of our elements. */
export const HOST_SHEETS: readonly HostSheet[] = [
  {
    name: 'a reset',
    text: `html, body, div, span, h1, h2, h3, p, a, ul, li, form, label, dl, dt, dd, article, section, aside, dialog, button, input, img, svg {
        margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; list-style: none; text-decoration: none;
      }
      *, ::before, ::after { box-sizing: content-box }
      button, input, select { appearance: none; background: none; color: inherit; outline: 0 }`,
  },
  {
    name: 'a preflight',
    text: `*, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      html, :host { line-height: 1.5; tab-size: 4; font-family: Georgia, serif; -webkit-tap-highlight-color: transparent }
      h1, h2, h3 { font-size: inherit; font-weight: inherit }
      a { color: inherit; text-decoration: inherit }
      ol, ul, menu { list-style: none }
      img, svg, video { display: block; vertical-align: middle; max-width: 100%; height: auto }
      button, input { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent }
      [hidden]:where(:not([hidden='until-found'])) { display: none !important }`,
  },
  { name: 'a root of 10 px', text: 'html { font-size: 62.5% } body { font-size: 1.6rem }' },
  { name: 'a root of 8 px', text: ':root { font-size: 8px !important } body * { font-size: 1rem !important }' },
  { name: 'everything unset', text: '* { all: unset !important }' },
  {
    name: 'wide letters everywhere',
    text: `* {
        letter-spacing: 0.5em !important; word-spacing: 1em !important; line-height: 3 !important; text-indent: 2em !important;
        text-transform: uppercase !important; font-style: italic !important; white-space: nowrap !important;
      }`,
  },
  {
    name: 'hidden buttons',
    text: `button, input, select, a, dialog, img, svg, [role] { display: none !important }
      ::backdrop { background: lime !important }`,
  },
  {
    name: 'hidden undefined elements',
    text: ':not(:defined) { display: none !important; visibility: hidden !important; opacity: 0 }',
  },
  {
    name: 'a page from right to left',
    text: 'html, body, main { direction: rtl !important; text-align: right !important }',
  },
  {
    name: 'a dark page',
    text: `:root { color-scheme: dark; accent-color: red }
      * { color: #eee !important; background-color: #111 !important; border-color: #f0f !important; fill: #0f0 !important }
      :root { --_ink: red; --_paper: red; --_line: red; --_radius: 9em; --_gap: 0 }`,
  },
  {
    name: 'transforms',
    text: `body, main { transform: translate(0); perspective: 40em; will-change: transform, filter; contain: layout style }
      main * { transform: rotate(3deg) scale(1.2) !important; translate: 9px 9px !important; filter: blur(2px) !important }`,
  },
  {
    name: 'maximum z-index',
    text: '* { position: relative !important; z-index: 2147483647 !important; isolation: isolate !important; float: none }',
  },
  {
    name: 'paper',
    media: 'print',
    text: `@media print {
        * { color: #000 !important; background: none !important; box-shadow: none !important; font-family: serif !important }
        a[href]::after { content: ' (' attr(href) ')' !important }
        nav, button, img, [role=status], dialog { display: none !important }
      }`,
  },
];
