import { expect } from 'chai';
import { listChanges, readStyles } from './computed-styles.js';
import { afterEach, beforeEach } from './mocha.js';
import { settle } from './until.js';

/** The browser's own font, because tags inherit the font of the page. */
const FONT = getComputedStyle(document.documentElement).fontFamily;

/** Typical sheets of pages, none of which is meant for the inside of a tag. */
function createSheets(tag: string): Readonly<Record<string, string>> {
  return {
    'a root of 10 px': 'html { font-size: 62.5% }',
    'a root of 8 px': 'html { font-size: 8px !important }',
    'wide letters everywhere':
      '* { letter-spacing: 1em !important; word-spacing: 2em !important; line-height: 3 !important }',
    'everything unset': '* { all: unset !important }',
    'hidden buttons':
      'button { display: none !important } input { opacity: 0 !important; appearance: none !important }',
    'a page from right to left': 'body { direction: rtl; text-align: right }',
    'undefined tags hidden': ':not(:defined) { display: none !important; visibility: hidden !important }',
    'a reset':
      '*, ::before, ::after { margin: 0; padding: 0; border: 0; box-sizing: content-box; list-style: none; font: inherit }',
    'loud type': `body { font: bold italic 30px/1 ${FONT}; text-transform: uppercase; color: red; text-indent: 3em; white-space: nowrap }`,
    'dark letters on everything':
      '* { color: black !important; background: yellow !important; border-radius: 0 !important }',
    'transforms and layers': `${tag} { transform: rotate(1deg); z-index: 9999; position: relative; filter: none }`,
    'variables of the same names': `:root, ${tag} { --_ink: red; --_paper: red; --_control: 0; --_radius: 9em }`,
    'bulleted text that cannot be selected':
      'body { list-style: square; quotes: none; cursor: wait; user-select: none }',
  };
}

export interface HostilePage {
  /** The page's own sheet; a test may write another text into it. */
  readonly sheet: HTMLStyleElement;
  /** Fails if one of the sheets changes anything inside an element. */
  hold(element: Element): Promise<void>;
}

/** Gives every test of the file a page with a sheet, empty at first. `tag`: how the page selects the tag. */
export function createHostilePage(tag: string): HostilePage {
  const sheet = document.createElement('style');
  beforeEach(() => {
    sheet.textContent = '';
    document.head.append(sheet);
    // Keeps the width when a sheet removes the margins of the body.
    document.body.style.margin = '0';
  });
  afterEach(() => sheet.remove());

  return {
    sheet,
    async hold(element) {
      (document.activeElement as HTMLElement).blur();
      await settle();
      const before = readStyles(element);
      expect(before.size).to.be.greaterThan(3);
      for (const [name, text] of Object.entries(createSheets(tag))) {
        sheet.textContent = text;
        const changes = listChanges(before, readStyles(element));
        expect(changes.slice(0, 5), `${name}: ${changes.length} changes`).to.deep.equal([]);
      }
    },
  };
}
