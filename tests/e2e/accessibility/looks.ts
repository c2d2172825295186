import { expect, type Page } from '@playwright/test';
import { loaders } from '../../../elements/loaders.js';
import { listAxeViolations } from '../support/test.js';
import { findClippedText } from './find-clipped-text.js';
import { findDrags } from './find-drags.js';
import { findFocusFaults } from './find-focus-faults.js';
import { findMixedHelp } from './find-mixed-help.js';
import { findMotion } from './find-motion.js';
import { findSidewaysScroll } from './find-sideways-scroll.js';
import { findSmallKioskTargets, findSmallTargets } from './find-small-targets.js';
import { findUnnamedControls } from './find-unnamed-controls.js';
import { addStickyBars, removeStickyBars } from './sticky-bars.js';
import { addTextSpacing } from './text-spacing.js';

const OUR_TAGS = Object.keys(loaders).join();

/** One way to look at a surface that is open already. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height?: number;
  /** Changes the page, and shows that it did. */
  readonly enter?: (page: Page) => Promise<void>;
  /** Changes it back. */
  readonly leave?: (page: Page) => Promise<void>;
  /** Each says what is wrong with the page as it stands, one line for each fault. */
  readonly checks: readonly ((page: Page) => Promise<string[]>)[];
  /** A picture of it is taken by every run, not by the full one alone. */
  readonly hasPicture?: true;
}

const WIDE: Look = {
  name: '1280',
  width: 1280,
  hasPicture: true,
  checks: [
    listAxeViolations,
    findClippedText,
    findUnnamedControls,
    findMotion,
    findDrags,
    findMixedHelp,
    findSmallTargets,
  ],
};

/** Words of a tag that is set up wrongly are English ones, whatever the locale. */
const MIRRORED: Look = {
  ...WIDE,
  async enter(page) {
    const directions = await listStyles(page, '.root:not(.theme-auto)', 'direction');
    expect(directions.filter((direction) => direction !== 'rtl')).toEqual([]);
  },
};

/** On a page whose own header and footer stay in sight, in a low window. */
const STICKY: Look = {
  name: 'sticky',
  width: 1280,
  height: 480,
  enter: addStickyBars,
  leave: removeStickyBars,
  checks: [findFocusFaults],
};

/** A window of 1280 px at 400 %. */
const NARROW: Look = {
  name: '320',
  width: 320,
  hasPicture: true,
  checks: [listAxeViolations, findSidewaysScroll, findClippedText],
};

const FORCED: Look = {
  name: 'forced',
  width: 700,
  async enter(page) {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  },
  leave: (page) => page.emulateMedia({ forcedColors: 'none' }),
  checks: [listAxeViolations],
};

/** The page turned dark; what takes its theme from the page follows. */
const DARK: Look = {
  name: 'dark',
  width: 1280,
  async enter(page) {
    await setTheme(page, 'dark');
    expect(await listStyles(page, '.root', 'colorScheme')).toEqual(['dark']);
  },
  leave: (page) => setTheme(page, 'light'),
  checks: [listAxeViolations],
};

const KIOSK: Look = {
  name: 'kiosk',
  width: 700,
  enter: (page) => setKiosk(page, true),
  leave: (page) => setKiosk(page, false),
  checks: [findSmallKioskTargets],
};

/** Twice the text, as a browser's own setting makes it. */
const LARGE: Look = {
  name: 'large',
  width: 640,
  async enter(page) {
    expect(await listStyles(page, '.root', 'fontSize')).toEqual(['16px']);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await listStyles(page, '.root', 'fontSize')).toEqual(['32px']);
  },
  leave: async (page) => void (await page.evaluate(() => (document.documentElement.style.fontSize = ''))),
  checks: [findSidewaysScroll, findClippedText],
};

/** The last one: the spacing stays. */
const SPACED: Look = {
  name: 'spaced',
  width: 640,
  async enter(page) {
    expect(await listStyles(page, '*', 'letterSpacing')).toContain('normal');
    await addTextSpacing(page);
    expect(await listStyles(page, '*', 'letterSpacing')).not.toContain('normal');
  },
  checks: [findSidewaysScroll, findClippedText],
};

export type Direction = 'ltr' | 'rtl';

/** How every surface is looked at, in this order: a new look is a row. */
export const LOOKS: Readonly<Record<Direction, readonly Look[]>> = {
  ltr: [WIDE, STICKY, NARROW, FORCED, DARK, KIOSK, LARGE, SPACED],
  rtl: [MIRRORED, NARROW, FORCED, LARGE, SPACED],
};

/** The values that a property has on all elements of this kind, each once. */
function listStyles(
  page: Page,
  selector: string,
  property: 'colorScheme' | 'direction' | 'fontSize' | 'letterSpacing',
) {
  return page.evaluate(
    ([selector, property]) => {
      const found = window.kit.listElements().filter((element) => element.matches(selector));
      return [...new Set(found.map((element) => getComputedStyle(element)[property]))];
    },
    [selector, property] as const,
  );
}

/** As a page changes it under the shopper's eyes: its own look, and the attribute of each of our tags. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([tags, name]) => {
      document.documentElement.dataset['theme'] = name;
      document.documentElement.style.colorScheme = name;
      // Without a colour of the page's own, axe takes its paper for white.
      document.body.style.backgroundColor = 'Canvas';
      for (const tag of document.querySelectorAll(tags)) tag.setAttribute('theme', name);
    },
    [OUR_TAGS, theme] as const,
  );
}

/** A tag that is set up wrongly says so in no mode at all. */
async function setKiosk(page: Page, isKiosk: boolean): Promise<void> {
  const wrong = await page.evaluate(
    async ([tags, isKiosk]) => {
      for (const tag of document.querySelectorAll(tags)) tag.toggleAttribute('kiosk', isKiosk);
      // One render for each microtask, one inside of the other.
      await new Promise(requestAnimationFrame);
      const roots = window.kit.listElements().filter((element) => element.matches('.root:not(.theme-auto)'));
      return roots.filter((root) => root.matches('.is-kiosk') !== isKiosk).length;
    },
    [OUR_TAGS, isKiosk] as const,
  );
  expect(wrong).toBe(0);
}
