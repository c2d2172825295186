import { expect, type Page } from '@playwright/test';
import { loaders } from '../../../elements/loaders.js';
import { listAxeViolations } from '../support/test.js';
import { findClippedText } from './find-clipped-text.js';
import { findDrags } from './find-drags.js';
import { findFocusFaults } from './find-focus-faults.js';
import { findMixedHelp } from './find-mixed-help.js';
import { findMotion } from './find-motion.js';
import { findSharedNames } from './find-shared-names.js';
import { findSidewaysScroll } from './find-sideways-scroll.js';
import { findSmallKioskTargets, findSmallTargets } from './find-small-targets.js';
import { findUnnamedControls } from './find-unnamed-controls.js';
import { addStickyBars, removeStickyBars } from './sticky-bars.js';
import { addTextSpacing } from './text-spacing.js';

const OUR_TAGS = Object.keys(loaders).join();

/** A variation in which an open surface is checked. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height?: number;
  /** Changes the page, and verifies the change. */
  readonly enter?: (page: Page) => Promise<void>;
  /** Reverts the change. */
  readonly leave?: (page: Page) => Promise<void>;
  /** The checks; each returns one line per fault of the current page. */
  readonly checks: readonly ((page: Page) => Promise<string[]>)[];
  /** A full run takes a screenshot of it, for manual review. */
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
    findSharedNames,
    findMotion,
    findDrags,
    findMixedHelp,
    findSmallTargets,
  ],
};

/** The messages of an element with wrong attributes are English, whatever the locale. */
const MIRRORED: Look = {
  ...WIDE,
  async enter(page) {
    const directions = await listStyles(page, '.root:not(.theme-auto)', 'direction');
    expect(directions.filter((direction) => direction !== 'rtl')).toEqual([]);
  },
};

/** On a page with a sticky header and footer, in a low window. */
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

/** Small windows in which nothing may lie over a focused control, each as the page's window and what it stands for. */
const LOW: readonly Look[] = [
  // 1280 x 1024 px at 400 %.
  { name: 'zoomed', width: 320, height: 256 },
  // 1280 x 720 px at 200 %, or a phone on its side.
  { name: 'landscape', width: 640, height: 360 },
  { name: 'phone', width: 390, height: 664 },
].map((window) => ({ ...window, checks: [findFocusFaults] }));

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

/** The page turns dark, and elements that follow its theme with it. */
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

/** Doubles the text size, like the browser's own setting. */
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

/** The last look, because the text spacing stays. */
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

/** The looks of every surface, in this order: a new look is a row. */
export const LOOKS: Readonly<Record<Direction, readonly Look[]>> = {
  ltr: [WIDE, STICKY, NARROW, ...LOW, FORCED, DARK, KIOSK, LARGE, SPACED],
  rtl: [MIRRORED, NARROW, ...LOW, FORCED, LARGE, SPACED],
};

/** The distinct values of a property on all elements that match the selector. */
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

/** Changes the theme like a page does while the shopper watches: its own colours, and the attribute of each of our elements. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([tags, name]) => {
      document.documentElement.dataset['theme'] = name;
      document.documentElement.style.colorScheme = name;
      // Without a background colour of the page, axe assumes white.
      document.body.style.backgroundColor = 'Canvas';
      for (const tag of document.querySelectorAll(tags)) tag.setAttribute('theme', name);
    },
    [OUR_TAGS, theme] as const,
  );
}

/** The message of an element with wrong attributes looks the same in every mode. */
async function setKiosk(page: Page, isKiosk: boolean): Promise<void> {
  const wrong = await page.evaluate(
    async ([tags, isKiosk]) => {
      for (const tag of document.querySelectorAll(tags)) tag.toggleAttribute('kiosk', isKiosk);
      // Nested elements need one render per microtask.
      await new Promise(requestAnimationFrame);
      const roots = window.kit.listElements().filter((element) => element.matches('.root:not(.theme-auto)'));
      return roots.filter((root) => root.matches('.is-kiosk') !== isKiosk).length;
    },
    [OUR_TAGS, isKiosk] as const,
  );
  expect(wrong).toBe(0);
}
