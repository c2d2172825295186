import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { OrdersTag } from '../../../elements/loaders.js';
import { listViolations } from './axe.js';
import { loadTag } from './built.js';
import { after, afterEach, before, describe, it } from './mocha.js';
import { find, type Attributes } from './page.js';
import { settle, until } from './until.js';

/** Brings a tag to a screen, with these attributes. */
export type ShowScreen = (attributes: Attributes) => Promise<Element>;

export interface AxeOptions {
  /** Screens of a tag without a language: its configuration is invalid. */
  readonly wordless?: readonly string[];
}

/** The page around the tag, like a shop's: a main landmark and a first heading. */
export function putInMain<Placed extends Element>(element: Placed): Placed {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'My account';
  document.body.append(main);
  main.append(heading, element);
  return element;
}

/** Checks every screen of a tag: light, dark, and from right to left. */
export function describeScreens(
  tag: OrdersTag,
  screens: Readonly<Record<string, ShowScreen>>,
  { wordless = [] }: AxeOptions = {},
): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  describe(`axe reports no violations of <${tag}>`, () => {
    before(async () => {
      // Colours fade, and halfway they are neither. Firefox and WebKit start without motion.
      if (!isCalm) await emulateMedia({ reducedMotion: 'reduce' });
      await loadTag(tag);
    });
    afterEach(() => document.body.removeAttribute('style'));
    // The next test file uses the same page.
    after(async () => {
      if (!isCalm) await emulateMedia({ reducedMotion: 'no-preference' });
    });

    for (const [name, show] of Object.entries(screens)) {
      for (const theme of ['light', 'dark']) {
        it(`in ${name}, ${theme}`, async () => {
          document.body.style.background = theme === 'dark' ? '#14161a' : '#fff';
          document.body.style.color = theme === 'dark' ? '#fff' : '#000';
          expect(await look(await show({ theme }))).to.deep.equal([]);
        });
      }

      it(`in ${name}, from right to left`, async () => {
        const element = await show({ locale: 'ar-XB' });
        if (!wordless.includes(name)) await until(() => find(element, '.root')?.dir === 'rtl', 'its direction');
        expect(await look(element)).to.deep.equal([]);
      });
    }

    it('except for a planted picture without text, inside the tag', async () => {
      const [show] = Object.values(screens);
      const element = await show?.({});
      if (!element) throw new Error(`<${tag}> has no screen to look at`);
      find(element, '.root > *')?.append(document.createElement('img'));
      const violations = await look(element);
      expect(violations.length).to.equal(1);
      expect(violations[0]).to.match(/^image-alt: /);
    });
  });
}

async function look(element: Element): Promise<string[]> {
  await settle();
  expect(element.isConnected).to.equal(true);
  return listViolations();
}
