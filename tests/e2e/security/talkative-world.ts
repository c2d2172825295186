import type { Page, Route } from '@playwright/test';
import { CANARIES } from './canaries.js';

/** Where the talkative world keeps its pictures: an origin that is neither the page's nor the service's. */
export const PICTURES = 'https://pictures.example.com';
/** Where carriers of the sandbox show the way of a parcel. */
export const TRACKING = 'https://tracking.example.com';
/** Where the sandbox's products are sold. */
export const SHOP = 'https://shop.example.com';
/** Where ways to stores are shown. */
export const MAPS = 'https://www.google.com';
/** Calls whose answers say more than was asked. */
const TALKATIVE = /\/(?:history|partner_history|summary|cart_items|similar_products|deferred_payment_jobs)\/v1/;
/** What the answers, or the things that they list, begin with. */
const BEGINNING = /\{"(?=(?:orderNumber|partnerName|title|pid|jobId)":)/g;
const MEMBER_PAGE = /^\/[a-z]{2}\/en\/orders\//;

/**
 * Makes the world around a page as bad at keeping secrets as it may be: the page sends its whole address wherever it is not told
 * otherwise, pictures lie elsewhere, and the service says more than it was asked. Called before the page is opened.
 */
export async function openTalkativeWorld(page: Page): Promise<void> {
  const context = page.context();
  await page.route(({ pathname }) => MEMBER_PAGE.test(pathname), sendTalkativePage);
  await page.route(/\/sandbox\/payment\/[^/]+\/paid/, leadOn);
  await page.route(TALKATIVE, addUnasked);
  await context.route(`${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await context.route(`${SHOP}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'For sale.' }));
  await context.route(`${MAPS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'This way.' }));
  await context.route(`${TRACKING}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'On its way.' }));
}

async function sendTalkativePage(route: Route): Promise<void> {
  const response = await route.fetch();
  const policy = response.headers()['content-security-policy'] ?? '';
  const headers = {
    ...response.headers(),
    'content-security-policy': policy.replace('img-src', `img-src ${PICTURES}`),
    'referrer-policy': 'unsafe-url',
  };
  await route.fulfill({ response, headers });
}

/** A redirect would pass by the routes, and its page would not be a talkative one. */
async function leadOn(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  await route.fulfill({ headers: { refresh: `0;url=${response.headers()['location'] ?? ''}` }, body: 'Paid.' });
}

/** Fields that no contract names, with what no screen of an order shows. */
async function addUnasked(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  // A fault that takes the connection away takes it from the page as well.
  if (!response) return route.abort('connectionreset');
  const text = await response.text();
  const unasked = CANARIES.flatMap((canary) => ('isUnasked' in canary ? [[canary.name, canary.sample]] : []));
  const fields = JSON.stringify(Object.fromEntries(unasked)).slice(1, -1);
  const said = text.replace(BEGINNING, `{${fields},"`);
  const isMemberPage = MEMBER_PAGE.test(new URL(route.request().frame().url()).pathname);
  const body = isMemberPage ? said.replace(/http:\/\/localhost:\d+\/sandbox\/pictures/g, PICTURES) : said;
  await route.fulfill({ response, body });
}
