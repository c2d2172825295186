import { expect, test } from '@playwright/test';
import type { CallScene } from './call-scene.js';
import { CellPlay } from './cell-play.js';
import type { Fault } from './fault.js';
import { findBreaches } from './find-breaches.js';
import { FAULTS } from './faults.js';
import { listCases } from './matrix.js';
import { CANCEL_JOB_SCENE } from './scenes/cancel-job-scene.js';
import { GUEST_ORDER_SCENE } from './scenes/guest-order-scene.js';

/** A defect to plant, and the check of the matrix that must detect it. Runs in the page. */
const PLANTED: readonly {
  readonly what: string;
  readonly check: string;
  readonly plant: () => void;
  /** Another scene and fault than a guest's order with a slow answer. */
  readonly at?: { readonly scene: CallScene; readonly fault: Fault };
}[] = [
  {
    what: 'shows nothing',
    check: 'outcome',
    plant: () => addEventListener('orders-error', () => document.querySelector('orders-area')?.remove()),
  },
  {
    what: 'removes the control of its failure',
    check: 'next action',
    plant: () => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const root = attach.call(this, init);
        new MutationObserver(() => root.querySelector('.message .button')?.remove()).observe(root, {
          childList: true,
          subtree: true,
        });
        return root;
      };
    },
  },
  {
    what: 'loses what was typed',
    check: 'kept',
    plant: () => {
      addEventListener('orders-error', (event) => {
        const [tag] = event.composedPath();
        const root = tag instanceof Element ? tag.shadowRoot : null;
        for (const field of root?.querySelectorAll('input') ?? []) {
          field.value = '';
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
    },
  },
  {
    what: 'sends a request twice',
    check: 'requests',
    plant: () => addEventListener('click', () => void fetch('/summary/v1/US10000001').catch(() => undefined)),
  },
  {
    what: 'hides the slow notice',
    check: 'slow notice',
    plant: () =>
      new MutationObserver(() => document.querySelector('[data-orders-announcer]')?.replaceChildren()).observe(
        document,
        { childList: true, subtree: true, characterData: true },
      ),
  },
  {
    what: 'writes an address to the console',
    check: 'console',
    plant: () => addEventListener('orders-error', () => console.log('guest@example.com')),
  },
  {
    what: 'leaves a promise unhandled',
    check: 'console',
    plant: () => addEventListener('orders-error', () => void Promise.reject(new Error('Nobody catches it.'))),
  },
  {
    what: 'hides its error from the page',
    check: 'event',
    plant: () => addEventListener('orders-error', (event) => event.stopImmediatePropagation(), { capture: true }),
  },
  {
    what: 'accepts an outdated answer',
    check: 'outcome',
    at: { scene: CANCEL_JOB_SCENE, fault: FAULTS.crossed },
    plant: () => {
      const real = window.fetch;
      let first: Promise<Response> | undefined;
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : input.toString();
        if (!url.includes('/jobs/')) return real(input, init);
        const mine = real(input, init);
        first ??= mine;
        await Promise.race([first, mine]);
        return (await first).clone();
      };
    },
  },
];

const SLOW = { scene: GUEST_ORDER_SCENE, fault: FAULTS.slow };

for (const { what, check, plant, at = SLOW } of PLANTED) {
  test(`the matrix detects a page that ${what} by the check "${check}"`, async ({ page }) => {
    const row = listCases(at.scene).find(({ fault }) => fault === at.fault);
    if (!row) throw new Error('There is no such row.');
    await page.addInitScript(plant);
    const seen = await new CellPlay(page, row).play();
    const found = findBreaches(row, seen).map((breach) => breach.split(':')[0]);
    expect(found).toContain(check);
  });
}
