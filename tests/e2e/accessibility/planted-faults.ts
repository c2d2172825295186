import type { Page } from '@playwright/test';
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

/** A fault that a check must detect, in the shadow root of an element made for it. */
export interface PlantedFault {
  readonly name: string;
  readonly check: (page: Page) => Promise<string[]>;
  /** The markup with the fault. */
  readonly faulty: string;
  /** The same markup without the fault. */
  readonly sound: string;
  /** Styles of both. */
  readonly css?: string;
  /** Changes of both that only a script can make; runs in the page. */
  readonly arm?: () => void;
  /** The report of the check. */
  readonly says: RegExp;
}

/** For each check, what it must detect and what it must accept. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'an input without a label',
    check: listAxeViolations,
    faulty: '<h2>A</h2><input />',
    sound: '<h2>A</h2><label>B <input /></label>',
    says: /^label: <input/,
  },
  {
    name: 'faint text below a clear link, which axe cannot decide',
    check: listAxeViolations,
    faulty: '<h2>A</h2><div class="row"><p class="faint">Midnight Navy</p><a href="#a" aria-label="Open"></a></div>',
    sound: '<h2>A</h2><div class="row"><p>Midnight Navy</p><a href="#a" aria-label="Open"></a></div>',
    css: '.row { position: relative } .faint { color: #999 } a { position: absolute; inset: 0 }',
    says: /^(?:contrast of 2\.85|color-contrast): <p class="faint"/,
  },
  {
    name: 'text on a gradient, which axe cannot decide',
    check: listAxeViolations,
    faulty: '<h2>A</h2><p class="shaded">Midnight Navy</p>',
    sound: '<h2>A</h2><p>Midnight Navy</p>',
    css: '.shaded { background: linear-gradient(#fff, #000) }',
    says: /^color-contrast, undecided because of bgGradient: <p class="shaded"/,
  },
  {
    name: 'text clipped by its box',
    check: findClippedText,
    faulty: '<p class="low">Cut off</p>',
    sound: '<p>All there</p><span class="for-reader">For readers alone</span>',
    css: `.low { height: 8px; overflow: hidden }
      .for-reader { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }`,
    says: /^clipped: planted-tag p\.low/,
  },
  {
    name: 'text that overflows its button',
    check: findClippedText,
    faulty: '<button class="narrow">Continue</button>',
    sound: '<button>Continue</button>',
    css: '.narrow { width: 20px; padding: 0; overflow: visible; white-space: nowrap }',
    says: /^clipped: planted-tag button\.narrow/,
  },
  {
    name: 'a box that is wider than the window',
    check: findSidewaysScroll,
    faulty: '<div class="wide">A</div>',
    sound: '<div>A</div>',
    css: '.wide { width: 3000px }',
    says: /^the page is \d+ px wide/,
  },
  {
    name: 'a box that scrolls sideways within itself',
    check: findSidewaysScroll,
    faulty: '<div class="scroller"><div class="wide">A</div></div>',
    sound: '<div class="scroller"><div>A</div></div>',
    css: '.scroller { width: 200px; overflow: auto } .wide { width: 300px }',
    says: /^scrolls sideways: planted-tag div\.scroller/,
  },
  {
    name: 'a button without a name',
    check: findUnnamedControls,
    faulty: '<button class="bare"><svg></svg></button>',
    sound: '<button aria-label="Close"><svg></svg></button>',
    says: /^a button without a name: button class bare/,
  },
  {
    name: 'a text that receives the focus without a name',
    check: findUnnamedControls,
    faulty: '<div class="bare" tabindex="-1"><p>Saved</p></div>',
    sound: '<div role="group" aria-labelledby="saved" tabindex="-1"><p id="saved">Saved</p></div>',
    says: /^a generic without a name: div class bare/,
  },
  {
    name: 'two links with one name that lead to different addresses',
    check: findSharedNames,
    faulty: '<a href="#one">Track</a> <a href="#two">Track</a>',
    sound: '<a href="#one">Track</a> <a href="#one">Track</a> <a href="#two">Track the second</a>',
    says: /^2 links to different addresses: Track$/,
  },
  {
    name: 'two buttons with one name',
    check: findSharedNames,
    faulty: '<button>Buy again</button> <button>Buy again</button>',
    sound: '<button>Buy again</button> <button aria-label="Buy again, socks">Buy again</button>',
    says: /^2 times the button: Buy again$/,
  },
  {
    name: 'a dialog that is described by all its content',
    check: findUnnamedControls,
    faulty: `<dialog open aria-label="A" aria-describedby="b"><p id="b">${'Left the depot. '.repeat(20)}</p></dialog>`,
    sound: `<dialog open aria-label="A" aria-describedby="b"><p id="b">Sent.</p>${'Left the depot. '.repeat(20)}</dialog>`,
    says: /^a dialog with a long description: A: Left/,
  },
  {
    name: 'an animation that runs under reduced motion',
    check: findMotion,
    faulty: '<div class="turning">A</div>',
    sound: '<div class="appearing">A</div>',
    css: `@keyframes turn { to { rotate: 1turn } } .turning { animation: turn 1s infinite }
      .appearing { animation: turn 0s 100ms forwards }`,
    says: /^moves: planted-tag div\.turning/,
  },
  {
    name: 'a draggable element',
    check: findDrags,
    faulty: '<div draggable="true">A</div>',
    sound: '<a href="#a">A</a>',
    says: /^can be dragged: planted-tag div/,
  },
  {
    name: 'a listener for pointer movement',
    check: findDrags,
    faulty: '<div class="handle">A</div>',
    sound: '<div>A</div>',
    arm() {
      const handle = document.querySelector('planted-tag')?.shadowRoot?.querySelector('.handle');
      handle?.addEventListener('pointermove', () => undefined);
    },
    says: /^listens to pointermove: div/,
  },
  {
    name: 'help links in another order',
    check: findMixedHelp,
    faulty: '<a href="/us/en/help">A</a> <a href="/us/en/help/contact">B</a>',
    sound: '<a href="/us/en/help/contact">B</a> <a href="/us/en/help">A</a>',
    says: /^help in another order: \/help\$, \/help\/contact\$/,
  },
  {
    name: 'two small buttons side by side',
    check: findSmallTargets,
    faulty: '<button class="small"></button><button class="small"></button>',
    sound: '<button class="small"></button><p>A <a href="#a">link in a sentence</a></p>',
    css: '.small { width: 16px; height: 16px; padding: 0; margin: 0 } p { margin: 40px }',
    says: /^16 x 16 px where 24 are required/,
  },
  {
    name: 'a kiosk button that is too small for a finger',
    check: findSmallKioskTargets,
    faulty: '<div class="is-kiosk"><button class="low">A</button></div>',
    sound: '<div class="is-kiosk"><button>A</button></div><button class="low">A</button>',
    css: 'button { width: 60px; height: 48px } .low { height: 30px }',
    says: /^60 x 30 px where 44 are required/,
  },
  {
    name: 'a focus without an indicator',
    check: findFocusFaults,
    faulty: '<button class="plain">A</button>',
    sound: '<button>A</button>',
    css: 'button { outline: 2px solid #000; outline-offset: 2px } .plain { outline: none }',
    says: /^the focus cannot be seen: planted-tag button\.plain/,
  },
  {
    name: 'a focus indicator with too little contrast',
    check: findFocusFaults,
    faulty: '<button class="pale">A</button>',
    sound: '<button>A</button>',
    css: 'button { outline: 2px solid #000 } .pale { outline-color: #ddd }',
    says: /^the focus is faint, 1\.\d : 1: planted-tag button\.pale/,
  },
  {
    name: "a focus behind a page's own bar",
    check: findFocusFaults,
    faulty: '<button>A</button><div class="bar"></div>',
    sound: '<button>A</button><div class="bar is-away"></div>',
    css: 'button { outline: 2px solid #000 } .bar { position: fixed; inset: 0 } .is-away { inset: 90% 0 0 }',
    says: /^something stands in front of the focus: planted-tag button/,
  },
  {
    name: 'a focus behind its own label',
    check: findFocusFaults,
    faulty: '<div class="card"><input id="a" type="radio" name="a" class="below" /><label for="a">A</label></div>',
    sound: '<div class="card"><input id="a" type="radio" name="a" /><label for="a">A</label></div>',
    css: `.card { position: relative; padding: 1em } label::after { content: ''; position: absolute; inset: 0 }
      input { outline: 2px solid #000; position: relative; z-index: 1 } .below { z-index: auto }`,
    says: /^something stands in front of the focus: planted-tag input\.below/,
  },
  {
    name: 'a keyboard trap',
    check: findFocusFaults,
    faulty: '<button class="trap">A</button><button class="behind">B</button>',
    sound: '<button>A</button><button class="behind">B</button>',
    css: 'button { outline: 2px solid #000; margin: 1em }',
    arm() {
      const trap = document.querySelector('planted-tag')?.shadowRoot?.querySelector('.trap');
      trap?.addEventListener('keydown', (event) => event.preventDefault());
    },
    says: /^not reached with Tab: planted-tag button\.behind/,
  },
  {
    name: 'a radio of another name behind a trap',
    check: findFocusFaults,
    faulty: `<input type="radio" name="way" aria-label="A" /><input type="radio" name="way" aria-label="B" />
      <button class="trap">C</button><input class="behind" type="radio" name="other" aria-label="D" />`,
    sound: `<input type="radio" name="way" aria-label="A" /><input type="radio" name="way" aria-label="B" />
      <button>C</button><input class="behind" type="radio" name="other" aria-label="D" />`,
    css: 'button, input { outline: 2px solid #000; margin: 1em }',
    arm() {
      const trap = document.querySelector('planted-tag')?.shadowRoot?.querySelector('.trap');
      trap?.addEventListener('keydown', (event) => event.preventDefault());
    },
    says: /^not reached with Tab: planted-tag input\.behind/,
  },
];
