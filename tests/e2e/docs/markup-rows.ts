import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inRoot } from '../../../scripts/paths.js';
import { MEMBER_ADAPTER } from '../support/open-page.js';
import { listMapped, printSnippet } from '../support/print-snippet.js';
import { lookUp } from '../support/test.js';
import { confirmStatement } from '../support/withdrawal.js';
import { openSamplePage, SHOP } from './open-sample-page.js';
import type { SampleRow } from './sample-row.js';

const AREA_POLICY = 'lit-html';

/** A page script that sets a member's adapter on an element. */
const asMember = (tag: string): string => `document.querySelector('${tag}').adapter = ${MEMBER_ADAPTER};`;

async function expectLookupWorks(page: Page, orderNumber = 'US10000001'): Promise<void> {
  await lookUp(page, orderNumber);
  await expect(page.locator('orders-guest-lookup [part=card], orders-detail .order-head').first()).toContainText(
    orderNumber,
  );
}

/** Replaces the dots in a sample by the hash that a partner copies from the list. */
function fillIntegrity(code: string): string {
  const [, file = ''] = /orders-area\/(?:[\d.]+\/)?(embed\/[\w-]+\.js)/.exec(code) ?? [];
  const list = JSON.parse(readFileSync(inRoot('dist/integrity.json'), 'utf8')) as { files: Record<string, string> };
  const hash = list.files[file];
  if (hash === undefined) throw new Error(`The list of hashes has no ${file}.`);
  return code.replace('sha384-…', hash);
}

/** Samples of markup on pages of the shop. */
export const MARKUP_ROWS: readonly SampleRow[] = [
  {
    sample: 'README.md, Paste this, 1',
    does: 'finds an order in one file, and tells the page its number',
    async prove(markup, { page, watch }) {
      await openSamplePage(page, { markup });
      await expectLookupWorks(page);
      await expect.poll(() => watch.consoleLines).toContain('Found US10000001');
    },
  },
  {
    sample: 'README.md, Paste this, 2',
    does: 'is the whole area at its own addresses, with the brand in the title',
    async prove(markup, { page }) {
      await openSamplePage(page, { markup, trustedTypes: AREA_POLICY, address: `${SHOP}/us/en/orders/` });
      await expect(page.locator('orders-guest-lookup input[name=orderNumber]')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/us/en/orders/details/');
      await expect(page).toHaveTitle(/Fieldhouse/);
      await expectLookupWorks(page);
    },
  },
  {
    sample: 'integrating.md, One tag on a page, 1',
    does: 'is in German, and keeps its content if the script does not load',
    async prove(markup, { page }) {
      await openSamplePage(page, { markup });
      await expect(page.locator('orders-guest-lookup [part=root]')).toHaveAttribute('lang', 'de-DE');
      await expect(page.getByRole('link', { name: 'Look up your order' })).toBeHidden();
      await expectLookupWorks(page, 'DE10000001');
      await page.unrouteAll({ behavior: 'wait' });
      await openSamplePage(page, { markup, isBlocked: true });
      await expect(page.getByRole('link', { name: 'Look up your order' })).toBeVisible();
    },
  },
  {
    sample: 'integrating.md, The whole area, 1',
    does: 'reads the path below its base, and shows the content of the page to a member without orders',
    async prove(markup, { page }) {
      const address = `${SHOP}/shop/nz/en/orders/`;
      await openSamplePage(page, { markup, trustedTypes: AREA_POLICY, address, then: asMember('orders-area') });
      await expect(page.locator('orders-history')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Have a look at the sale.' })).toBeVisible();
      await expect(page).toHaveTitle(/Fieldhouse/);
    },
  },
  {
    sample: 'integrating.md, Configuring a tag, 2',
    does: 'sets country, language and flags of every element without a script of the page',
    async prove(code, { page }) {
      const markup = `${code}<orders-guest-lookup></orders-guest-lookup>`;
      await openSamplePage(page, { markup, tags: ['orders-guest-lookup'] });
      await expect(page.locator('orders-guest-lookup [part=root]')).toHaveAttribute('lang', 'de-DE');
      await expect(page.getByRole('button', { name: 'Stattdessen Telefonnummer verwenden' })).toBeVisible();
    },
  },
  {
    sample: 'integrating.md, On a shared device, 1',
    does: 'keeps everything in memory, has no autocomplete and large targets',
    async prove(markup, { page }) {
      await openSamplePage(page, { markup, tags: ['orders-gift-card-balance'] });
      const fields = page.locator('orders-gift-card-balance input');
      await expect(fields).toHaveCount(2);
      for (const field of await fields.all()) {
        await expect(field).toHaveAttribute('autocomplete', 'off');
        expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    },
  },
  {
    sample: "integrating.md, On a partner's page, 1",
    does: 'is one script with its hash, and shows the order at the address of the partner',
    async prove(markup, { page }) {
      const address = 'https://partner.example/orders';
      await openSamplePage(page, { markup: fillIntegrity(markup), trustedTypes: AREA_POLICY, address });
      await expectLookupWorks(page);
      expect(page.url()).toBe(address);
    },
  },
  {
    sample: 'integrating.md, Verifying scripts by hash, 1',
    does: 'prints the markup of the area, which then works on the page it is pasted into',
    async prove(line, { page }) {
      const [, args = ''] = /^npx orders-area integrity (.+)$/.exec(line) ?? [];
      const snippet = printSnippet(...args.split(' '));
      expect(listMapped(snippet).length).toBeGreaterThan(10);
      const markup = `${snippet}<orders-area api-base="https://api.shop.example"></orders-area>`;
      await openSamplePage(page, { markup, trustedTypes: AREA_POLICY, address: `${SHOP}/us/en/orders/` });
      await expectLookupWorks(page);
    },
  },
  {
    sample: 'integrating.md, Configuration errors, 1',
    does: 'is the exact text in the console',
    async prove(line, { page, watch }) {
      const [, markup = ''] = /^(<[\w-]+>.* country="\w+")/.exec(line) ?? [];
      const [tag = ''] = /^<[\w-]+>/.exec(markup) ?? [];
      const faulty = markup.replace(/^<([\w-]+)> (.*)$/, '<$1 $2></$1>');
      await openSamplePage(page, { markup: faulty, tags: [tag.slice(1, -1)] });
      await expect.poll(() => watch.consoleLines.join('\n')).toContain(line);
    },
  },
  {
    sample: 'withdrawal.md, Where shoppers find it, 1',
    does: 'is the form in German without a sign-in, and keeps its address if the script does not load',
    async prove(markup, { page }) {
      await openSamplePage(page, { markup, isBlocked: true });
      await expect(page.getByRole('link', { name: 'widerruf@shop.example' })).toBeVisible();
      await openSamplePage(page, { markup });
      await expect(page.getByRole('heading', { name: 'Deinen Vertrag widerrufen' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'widerruf@shop.example' })).toBeHidden();
      await confirmStatement(page);
      await expect(page.getByRole('heading', { name: 'Dein Widerruf ist bei uns eingegangen' })).toBeVisible();
    },
  },
];
