import type { Page } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import { CANARIES } from './canaries.js';
import { PICTURES } from './leaky-environment.js';

/** The planted fault: an element that leaks every canary into every place. Opens the member site with it. */
export async function openLeakyTag(page: Page): Promise<void> {
  await openArea(page, { path: '/details/', as: 'guest' });
  await page.evaluate(plantLeakyTag, { samples: CANARIES.map(({ sample }) => sample), pictures: PICTURES });
}

/** Runs in the page. */
function plantLeakyTag({ samples, pictures }: { samples: string[]; pictures: string }): void {
  const all = samples.join(' ');
  class LeakyTag extends HTMLElement {
    async connectedCallback(): Promise<void> {
      this.attachShadow({ mode: 'open' }).append(document.createElement('p'));
      this.shadowRoot?.querySelector('p')?.setAttribute('title', all);
      this.textContent = all;
      history.replaceState({ all }, '', `?all=${encodeURIComponent(all)}`);
      localStorage.setItem('leak', all);
      sessionStorage.setItem('leak', all);
      document.cookie = `leak=${all}`;
      document.title = all;
      window.name = all;
      console.info(all);
      this.dispatchEvent(new CustomEvent('orders-track', { bubbles: true, detail: { all } }));
      window.postMessage(all, location.origin);
      await Promise.all([this.sendAway(), this.keep(), navigator.locks.request(all, () => Promise.resolve())]);
    }

    /** Leaks through a request's address, and through the referrer of another request. */
    async sendAway(): Promise<void> {
      await fetch(`/sandbox/requests?call=${encodeURIComponent(all)}`);
      const picture = new Image();
      picture.referrerPolicy = 'unsafe-url';
      picture.src = `${pictures}/leak.svg`;
      await picture.decode().catch(() => undefined);
    }

    keep(): Promise<void> {
      return new Promise((resolve) => {
        const opening = indexedDB.open(all);
        opening.onsuccess = () => resolve(opening.result.close());
      });
    }
  }
  customElements.define('leaky-tag', LeakyTag);
  document.body.append(new LeakyTag());
}
