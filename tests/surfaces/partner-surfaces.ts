import { AS_MEMBER, isShown, openAlone, openArea, type Surface } from './surface.js';

const tag = 'orders-partner-history';
const route = 'partners';
const path = '/partners/';
const LIST = 'list-partner-history';
const FLAGS = { flags: 'enablePartnerOrders' };

export const PARTNER_SURFACES: readonly Surface[] = [
  {
    name: 'partners',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path, ...view });
      await isShown(page, `${tag} article`);
      await isShown(page, `${tag} .tabs`);
    },
  },
  {
    name: 'partners-answers',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path, ...view });
      await isShown(page, `${tag} article`);
      for (const question of await page.locator(`${tag} summary`).all()) await question.click();
      await isShown(page, `${tag} details[open] p`);
    },
  },
  {
    name: 'partners-empty',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      // With known consents, the area would show the history.
      await openArea(page, { path, as: 'no-consent', fault: 'list-consents:status-500', ...view });
      await isShown(page, `${tag} .empty`);
    },
  },
  {
    name: 'partners-loading',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openArea(page, { path, fault: `${LIST}:timeout`, ...view });
      await isShown(page, `${tag} [aria-busy]`);
    },
  },
  {
    name: 'partners-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openArea(page, { path, fault: `${LIST}:status-403`, ...view });
      await isShown(page, `${tag} [role=alert]`);
    },
  },
  {
    name: 'partners-more-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openArea(page, { path, ...view });
      await isShown(page, `${tag} article`);
      await page.route('**/partner_history/v1?*anchor*', (call) => call.fulfill({ status: 403, body: '{}' }));
      await page.locator(`${tag} .show-more button`).click();
      await isShown(page, `${tag} [role=alert]`);
    },
  },
  {
    name: 'partners-unreadable',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openArea(page, { path, fault: `${LIST}:drift-missing`, ...view });
      await isShown(page, `${tag} .notice`);
    },
  },
  {
    name: 'partners-nobody',
    tag,
    state: 'nobody',
    async open(page, view) {
      await openAlone(page, { tag, attributes: FLAGS, ...view });
      await isShown(page, `${tag} .empty`);
    },
  },
  {
    name: 'partners-off',
    tag,
    state: 'notice',
    async open(page, view) {
      await openAlone(page, { tag, adapter: AS_MEMBER, ...view });
      await isShown(page, `${tag} .empty`);
    },
  },
];
