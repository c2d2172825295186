import type { Page, Route } from '@playwright/test';
import { CANARIES } from './canaries.js';

/** The image server of the leaky environment: an origin other than the page's and the service's. */
export const PICTURES = 'https://pictures.example.com';
/** The tracking server of the sandbox's carriers. */
export const TRACKING = 'https://tracking.example.com';
/** The shop that sells the sandbox's products. */
export const SHOP = 'https://shop.example.com';
/** The server of directions to stores. */
export const MAPS = 'https://www.google.com';
/** Calls whose responses contain unrequested fields. */
const VERBOSE_CALLS = /\/(?:history|partner_history|summary|cart_items|similar_products|deferred_payment_jobs)\/v1/;
/** The start of a response, or of the entries in it. */
const BEGINNING = /\{"(?=(?:orderNumber|partnerName|title|pid|jobId)":)/g;
const MEMBER_PAGE = /^\/[a-z]{2}\/en\/orders\//;

/**
 * Makes the environment of a page leak as much as possible: the page sends its full address as the referrer by default, images and
 * product pages are on other origins, and the service sends unrequested fields. Call it before the page is opened.
 */
export async function openLeakyEnvironment(page: Page): Promise<void> {
  const context = page.context();
  await page.route(({ pathname }) => MEMBER_PAGE.test(pathname), sendLeakyPage);
  await page.route(/\/sandbox\/payment\/[^/]+\/paid/, leadOn);
  await page.route(VERBOSE_CALLS, addUnasked);
  await context.route(`${PICTURES}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await context.route(`${SHOP}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'For sale.' }));
  await context.route(`${MAPS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'This way.' }));
  await context.route(`${TRACKING}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'On its way.' }));
}

async function sendLeakyPage(route: Route): Promise<void> {
  const response = await route.fetch();
  const policy = response.headers()['content-security-policy'] ?? '';
  const headers = {
    ...response.headers(),
    'content-security-policy': policy.replace('img-src', `img-src ${PICTURES}`),
    'referrer-policy': 'unsafe-url',
  };
  await route.fulfill({ response, headers });
}

/** A redirect would bypass the routes, and its page would not be part of the leaky environment. */
async function leadOn(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 });
  await route.fulfill({ headers: { refresh: `0;url=${response.headers()['location'] ?? ''}` }, body: 'Paid.' });
}

/** Adds fields that no contract contains, with data that no view of an order shows. */
async function addUnasked(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  // A fault that drops the connection must drop it for the page too.
  if (!response) return route.abort('connectionreset');
  const text = await response.text();
  const unasked = CANARIES.flatMap((canary) => ('isUnasked' in canary ? [[canary.name, canary.sample]] : []));
  const fields = JSON.stringify(Object.fromEntries(unasked)).slice(1, -1);
  const reply = text.replace(BEGINNING, `{${fields},"`);
  const isMemberPage = MEMBER_PAGE.test(new URL(route.request().frame().url()).pathname);
  const body = isMemberPage ? moveAbroad(reply) : reply;
  await route.fulfill({ response, body });
}

/** Moves pictures and product pages to origins of their own. */
function moveAbroad(reply: string): string {
  return reply
    .replace(/http:\/\/localhost:\d+\/sandbox\/pictures/g, PICTURES)
    .replace(/http:\/\/localhost:\d+(?=\/t\/)/g, SHOP);
}
