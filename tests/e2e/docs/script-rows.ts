import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inRoot } from '../../../scripts/paths.js';
import { MEMBER_ADAPTER } from '../support/open-page.js';
import { openArea } from '../../surfaces/surface.js';
import { openSamplePage, putUpSamplePage, SHOP } from './open-sample-page.js';
import type { SampleRow } from './sample-row.js';

/** Script of a test page that records notes, in order. */
const NOTES = `window.notes = []; window.note = (...words) => { notes.push(words.join(' ')); };`;
const listNotes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { notes: string[] }).notes);

/** The contact with which the page opens a guest's order. */
const GUEST_CONTACT = `{ email: 'guest@example.com' }`;
const FRAME = 'https://orders.shop.example';
const AROUND = 'https://www.shop.example';

/** Opens a page with an order in a frame, and runs the sample's script there; a second frame shows another page of the same origin. */
async function openFramed(page: Page, sample: { readonly markup: string; readonly script: string }): Promise<void> {
  await putUpSamplePage(page, {
    address: `${FRAME}/order`,
    markup: sample.markup,
    tags: ['orders-detail'],
    framedBy: AROUND,
    then: `document.querySelector('orders-detail').contact = ${GUEST_CONTACT};
      document.querySelector('orders-detail').adapter = { links: { contact: '${AROUND}/help' } };`,
  });
  await openSamplePage(page, {
    address: `${AROUND}/page`,
    markup: `<iframe src="${FRAME}/order" width="1000" height="900"></iframe><iframe src="${FRAME}/other"></iframe>`,
    given: `${NOTES} addEventListener('message', ({ origin, data }) => {
      if (data?.type !== 'orders-open-screen-in-top') note(origin, data?.type, data?.url);
    });`,
    then: sample.script,
    frames: `${FRAME} ${SHOP}`,
  });
}

/** Lets the order in the frame ask the surrounding page to open something. */
async function clickContactLink(page: Page): Promise<void> {
  await page.locator('iframe').first().contentFrame().getByRole('link', { name: 'Contact us' }).click();
}

const toMessage = (url: unknown): object => ({ type: 'orders-open-in-top', url });

/** Messages that no order sends: wrong formats, and addresses that must not be opened. */
const STRANGE_MESSAGES: readonly unknown[] = [
  null,
  'orders-open-in-top',
  toMessage(undefined),
  toMessage(7),
  toMessage('::'),
  toMessage('http://www.shop.example/by-http'),
  toMessage('https://shop.example/by-host'),
  toMessage('https://www.shop.example.evil.example/by-host'),
  { type: 'open-in-top', url: `${AROUND}/by-type` },
];

/** Sends messages that the page must ignore: valid ones from other sources, and invalid ones from the order's frame. */
async function sendForeign(page: Page): Promise<void> {
  const [, order, other] = page.frames();
  const post = (messages: readonly unknown[]) => {
    for (const message of messages) parent.postMessage(message, '*');
  };
  await other?.evaluate(post, [toMessage(`${AROUND}/by-window`)]);
  // A frame keeps its window when it navigates to another page.
  await order?.goto(`${SHOP}/other`);
  await order?.evaluate(post, [toMessage(`${AROUND}/by-origin`)]);
  await order?.goto(`${FRAME}/order`);
  await order?.evaluate(post, STRANGE_MESSAGES);
  // All messages have arrived, and any action they started is in progress.
  await expect.poll(() => listNotes(page)).toHaveLength(STRANGE_MESSAGES.length + 2);
}

/** Samples of scripts, with the names they use provided by the page. */
export const SCRIPT_ROWS: readonly SampleRow[] = [
  {
    sample: 'integrating.md, Configuring a tag, 1',
    does: 'passes a session, links and a contact: they fill the form, and sign-in and token come from the page',
    async prove(code, { page, watch }) {
      const given = `${NOTES}
        window.analytics = { send: (...words) => note('track', ...words) };
        window.session = { user: null, openSignIn: () => note('sign-in'),
          getToken: ({ refresh }) => { note('token', refresh); return null; } };`;
      const markup = '<orders-guest-lookup></orders-guest-lookup>';
      await openSamplePage(page, { markup, given, then: code, tags: ['orders-guest-lookup'] });
      await expect(page.locator('input[name=email]')).toHaveValue('guest@example.com');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect.poll(() => listNotes(page)).toContain('sign-in');
      await page.locator('input[name=orderNumber]').fill('US10000001');
      await page.route('**/summary/**', (route) => route.fulfill({ status: 403, json: { errors: [] } }));
      await page.locator('button[type=submit].is-primary').click();
      const help = page.locator('orders-guest-lookup [part=message] a');
      await expect(help.first()).toHaveAttribute('href', 'https://shop.example/help');
      expect(watch.consoleLines.join('\n')).not.toContain('<orders-guest-lookup>');
    },
  },
  {
    sample: 'integrating.md, Your own wording, 1',
    does: 'shows the titles of the package in sentence case',
    async prove(code, { page }) {
      const [line = ''] = code.match(/^import .*$/m) ?? [];
      expect(line).toContain("'orders-area/sentence-case.json'");
      const sentenceCase = readFileSync(inRoot('docs/sentence-case.json'), 'utf8');
      const given = `window.sentenceCase = ${sentenceCase};`;
      const then = `const area = document.querySelector('orders-history'); ${code.replace(line, '')}
        area.adapter = { ...${MEMBER_ADAPTER}, ...area.adapter };`;
      await openSamplePage(page, {
        markup: '<orders-history></orders-history>',
        given,
        then,
        tags: ['orders-history'],
      });
      await expect(page.getByRole('button', { name: 'Show more', exact: true })).toBeVisible();
    },
  },
  {
    sample: 'integrating.md, An own transport, 1',
    does: 'sends each call by a function of the page',
    async prove(code, { page, watch }) {
      const given = `${NOTES}
        window.bridge = { async send({ method, path, query, headers, body }, signal) {
          note(method, path);
          const answer = await fetch(path + '?' + new URLSearchParams(query), { method, headers, signal });
          return { status: answer.status, headers: Object.fromEntries(answer.headers), json: await answer.json() };
        } };`;
      const markup = '<orders-history></orders-history>';
      const then = `const area = document.querySelector('orders-history'); ${code};
        area.adapter = { ...${MEMBER_ADAPTER}, ...area.adapter };`;
      await openSamplePage(page, { markup, given, then, tags: ['orders-history'] });
      await expect(page.locator('orders-history article').first()).toBeVisible();
      expect(await listNotes(page)).toContain('GET /history/v1');
      expect(watch.calls.length).toBeGreaterThan(0);
    },
  },
  {
    sample: 'integrating.md, A back end with fewer calls, 1',
    does: 'offers only what the listed calls can do',
    async prove(code, { page }) {
      const markup = '<orders-history></orders-history>';
      const then = `const area = document.querySelector('orders-history'); ${code};
        area.adapter = { ...${MEMBER_ADAPTER}, ...area.adapter };`;
      await openSamplePage(page, { markup, then, tags: ['orders-history'] });
      await expect(page.getByRole('link', { name: /^Cancel order/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Buy again/ })).toHaveCount(0);
    },
  },
  {
    sample: 'integrating.md, When something fails, 1',
    does: 'is the console line of a field that cannot be read',
    async prove(code, { page, watch }) {
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      await page.route(/\/history\/v1\/US10000001\?/, async (route) => {
        const response = await route.fetch();
        const order = (await response.json()) as { readonly group: [{ groupHeading: unknown }] };
        order.group[0].groupHeading = 7;
        await route.fulfill({ response, json: order, headers: { ...response.headers(), traceparent } });
      });
      await openArea(page, { path: '/sales/US10000001/' });
      await expect.poll(() => watch.consoleLines).toContain(code);
    },
  },
  {
    sample: 'integrating.md, Order numbers, 1',
    does: 'accepts the numbers of another shop',
    async prove(code, { page }) {
      const markup = '<orders-guest-lookup></orders-guest-lookup>';
      const then = `import { configureOrders } from '/orders-area/0.1.0/cdn/orders-guest-lookup.js'; ${code}`;
      await openSamplePage(page, { markup, then });
      await page.locator('input[name=email]').fill('guest@example.com');
      const number = page.locator('input[name=orderNumber]');
      const submit = page.locator('button[type=submit].is-primary');
      await number.fill('US10000001');
      await submit.click();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await number.fill('#1001');
      const request = page.waitForRequest(/%231001/);
      await submit.click();
      await request;
    },
  },
  {
    sample: 'integrating.md, Alerts, 1',
    does: 'shows alerts for everybody, and hides those for other kinds of members',
    async prove(code, { page }) {
      const markup = '<orders-history></orders-history>';
      const then = `${code}; document.querySelector('orders-history').adapter = adapter;`;
      await openSamplePage(page, {
        markup,
        given: `window.adapter = ${MEMBER_ADAPTER};`,
        then,
        tags: ['orders-history'],
      });
      await expect(page.getByText('Parcels may take a day longer this week.')).toBeVisible();
      await expect(page.getByText('Early access starts on Friday.')).toHaveCount(0);
    },
  },
  {
    sample: 'integrating.md, Buying again and similar products, 1',
    does: 'adds items that are bought again to the cart of the page, and opens it',
    async prove(code, { page, watch }) {
      const given = `${NOTES}
        window.tag = document.createElement('orders-detail');
        tag.setAttribute('order-number', 'US10000001');
        tag.contact = ${GUEST_CONTACT};
        window.shop = { cart: { add: (sku, quantity) => note('add', typeof sku, quantity), open: () => note('open') } };`;
      const then = `${code}; document.querySelector('main').append(tag);`;
      await openSamplePage(page, { markup: '', given, then, tags: ['orders-detail'] });
      await page
        .getByRole('button', { name: /^Buy .*again/ })
        .first()
        .click();
      // The page's cart returned nothing to show, so it opens itself, and again with the button.
      await expect.poll(() => listNotes(page)).toEqual(['add string 1', 'open']);
      await page.getByRole('button', { name: 'View in bag' }).first().click();
      await expect.poll(() => listNotes(page)).toEqual(['add string 1', 'open', 'open']);
      expect(watch.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  },
  {
    sample: 'integrating.md, In a frame, 1',
    does: 'asks the surrounding page to open its links',
    async prove(markup, { page }) {
      await openFramed(page, { markup, script: '' });
      await clickContactLink(page);
      await expect.poll(() => listNotes(page)).toEqual([`${FRAME} orders-open-in-top ${AROUND}/help`]);
    },
  },
  {
    sample: 'integrating.md, In a frame, 2',
    does: 'opens the links of the order in the frame in the whole window, and ignores messages from other sources',
    async prove(script, { page, watch }) {
      const markup = `<orders-detail order-number="US10000001" parent-origin="${AROUND}"></orders-detail>`;
      const visits: string[] = [];
      page.on('framenavigated', (frame) => void (frame === page.mainFrame() && visits.push(frame.url())));
      await openFramed(page, { markup, script });
      await expect(
        page.locator('iframe').first().contentFrame().getByRole('link', { name: 'Contact us' }),
      ).toBeVisible();
      await sendForeign(page);
      await clickContactLink(page);
      await page.waitForURL(`${AROUND}/help`);
      expect(visits).toEqual([`${AROUND}/page`, `${AROUND}/help`]);
      expect(watch.pageErrors.splice(0)).toEqual([]);
    },
  },
  {
    sample: 'integrating.md, On a shared device, 2',
    does: 'clears the data of the page when a session ends',
    async prove(code, { page }) {
      const markup = '<orders-card kiosk order-number="US10000001"></orders-card>';
      const then = `window.tag = document.querySelector('orders-card'); tag.adapter = ${MEMBER_ADAPTER};\n${code}`;
      await openSamplePage(page, { markup, then, tags: ['orders-card'] });
      const card = page.locator('orders-card');
      await expect(card.locator('[part=card]')).toContainText('US10000001');
      await card.evaluate((tag: HTMLElement & { endSession(): void }) => tag.endSession());
      await expect(card).not.toHaveAttribute('order-number');
      const user = await card.evaluate((tag: HTMLElement & { adapter: { user: unknown } }) => tag.adapter.user);
      expect(user).toBeNull();
      await expect(card.locator('[part=card]')).toHaveCount(0);
    },
  },
  {
    sample: 'withdrawal.md, Where shoppers find it, 2',
    does: 'links all tags to the page of the withdrawal',
    async prove(code, { page }) {
      const markup = '<orders-guest-lookup country="de"></orders-guest-lookup>';
      const then = `import { configureOrders } from '/orders-area/0.1.0/cdn/orders-guest-lookup.js'; ${code}`;
      await openSamplePage(page, { markup, then, tags: ['orders-guest-lookup'] });
      const link = page.locator('orders-guest-lookup').getByRole('link', { name: 'Withdraw from contract here' });
      await expect(link).toHaveAttribute('href', 'https://shop.example/de/widerruf/');
    },
  },
];
