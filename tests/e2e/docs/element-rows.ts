import { expect } from '@playwright/test';
import { MEMBER_ADAPTER } from '../support/open-page.js';
import { openSamplePage, SHOP } from './open-sample-page.js';
import type { SampleRow } from './sample-row.js';

interface ElementSample {
  readonly tag: string;
  readonly does: string;
  /** A selector of what becomes visible in the element, and its text if that is more specific. */
  readonly shows: string;
  readonly text?: string;
  /** The element needs a member's data; the others work for everyone. */
  readonly isMember?: true;
}

const ELEMENTS: readonly ElementSample[] = [
  { tag: 'orders-area', does: 'leads a guest to the lookup', shows: 'input[name=orderNumber]' },
  { tag: 'orders-guest-lookup', does: 'asks for an order number', shows: 'input[name=orderNumber]' },
  { tag: 'orders-history', does: 'lists ten orders', shows: '[part=card] >> nth=9', isMember: true },
  { tag: 'orders-partner-history', does: 'lists ten orders', shows: '.history > li >> nth=9', isMember: true },
  { tag: 'orders-card', does: 'shows its order', shows: '[part=card]', text: 'US10000001', isMember: true },
  { tag: 'orders-detail', does: 'shows its order', shows: '.order-head', text: 'US10000001', isMember: true },
  {
    tag: 'orders-return-wizard',
    does: 'lists the items that can be returned',
    shows: '.return-row >> nth=0',
    isMember: true,
  },
  { tag: 'orders-return-instructions', does: 'shows how to return the items', shows: '.guide', isMember: true },
  { tag: 'orders-bank-refund', does: 'explains why it asks for an account', shows: '.refund-text', isMember: true },
  { tag: 'orders-gift-card-balance', does: 'asks for the card', shows: 'input[name=accountNumber]' },
  { tag: 'orders-withdrawal', does: 'asks for the statement', shows: 'form > .is-primary' },
  { tag: 'orders-curbside-checkin', does: 'asks for the vehicle', shows: 'form > .is-primary' },
];

/** The sample of each element in the generated document. */
export const ELEMENT_ROWS: readonly SampleRow[] = ELEMENTS.map(({ tag, does, shows, text = '', isMember }) => ({
  sample: `elements.md, ${tag}, 1`,
  does,
  async prove(markup, { page }) {
    const then = isMember ? `document.querySelector('${tag}').adapter = ${MEMBER_ADAPTER};` : '';
    const isArea = tag === 'orders-area';
    const address = isArea ? `${SHOP}/us/en/orders/` : `${SHOP}/page`;
    await openSamplePage(page, { markup, then, address, ...(isArea && { trustedTypes: 'lit-html' }) });
    const seen = page.locator(tag).locator(shows);
    await expect(seen).toBeVisible();
    await expect(seen).toContainText(text);
  },
}));
