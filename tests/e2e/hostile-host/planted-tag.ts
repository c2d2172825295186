import type { Page } from '@playwright/test';
import type { Surface } from '../../surfaces/surface.js';
import { openPage } from '../support/open-page.js';

/**
 * An element without a shadow root, so that every sheet affects it. It contains everything that a sheet can change: margins, a control, an
 * undefined element, a size relative to the root, and overlapping parts.
 */
export const PLANTED_TAG: Pick<Surface, 'tag' | 'state' | 'open'> = {
  tag: 'planted-tag',
  state: 'ready',
  async open(page: Page): Promise<void> {
    await openPage(page, { path: '/shop/page', markup: '<planted-tag></planted-tag>', scripts: [] });
    await page.evaluate(() => {
      class PlantedTag extends HTMLElement {
        connectedCallback(): void {
          for (const name of ['h2', 'p', 'a', 'button', 'late-part', 'div', 'div']) {
            this.append(Object.assign(document.createElement(name), { textContent: 'Your orders '.repeat(3) }));
          }
          const [front, back] = this.querySelectorAll('div');
          Object.assign(front?.style ?? {}, { position: 'relative', zIndex: '1', background: 'red', fontSize: '2rem' });
          Object.assign(back?.style ?? {}, { position: 'relative', marginBlockStart: '-1em', background: 'blue' });
        }
      }
      customElements.define('planted-tag', PlantedTag);
    });
  },
};
