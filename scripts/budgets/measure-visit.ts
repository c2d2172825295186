import type { Browser, Page } from 'playwright';

/** Where the demo serves the package. */
const PACKAGE = '/orders-area/';
/** Scripts that arrive with the first call; no first screen waits for them. */
const WITH_FIRST_CALL = /\/cdn\/(?:calls|one-order|prepare-call)-[^/]+\.js$/;

/** A page with one tag and nothing else. */
export interface TagVisit {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Source of an object; by default the visitor is a guest. */
  readonly adapter?: string;
  /** Path of the page. */
  readonly path?: string;
  /** Source of a further script of the page. */
  readonly script?: string;
  /** Selector of an element inside the tag to wait for, by default the first form. */
  readonly until?: string;
}

/** A first visit to a page of the demo's member site, or to a page with one tag. */
export type Visit = { readonly sitePath: string } | TagVisit;

/** A file of the package that the page fetched. */
export interface Fetched {
  /** Path in `dist/`. */
  readonly file: string;
  /** The script of the package that requested it; undefined where the page itself did. */
  readonly requestedBy: string | undefined;
}

export interface VisitOptions {
  readonly origin: string;
  /** Leaves requests for the scripts of the first call unanswered, so that a screen that needs them does not appear. */
  readonly blocksCalls?: boolean;
}

/** Lists the files of the package that a visit fetches until the screen can be used. */
export async function listFetched(browser: Browser, visit: Visit, options: VisitOptions): Promise<Fetched[]> {
  const page = await browser.newPage();
  const fetched = await recordRequests(page);
  if (options.blocksCalls) await page.route(WITH_FIRST_CALL, () => undefined);
  await page.addInitScript(() => {
    document.addEventListener('orders-ready', () => (document.documentElement.dataset['isReady'] = ''));
  });
  if ('tag' in visit) await openPage(page, { body: writeBody(visit), url: toUrl(visit, options.origin) });
  else await page.goto(options.origin + visit.sitePath);
  const until = 'tag' in visit && visit.until !== undefined ? `${visit.tag} ${visit.until}` : 'html[data-is-ready]';
  await page.locator(until).first().waitFor({ state: 'attached' });
  const files = [...fetched];
  await page.close();
  return options.blocksCalls ? files.filter(({ file }) => !WITH_FIRST_CALL.test(`/${file}`)) : files;
}

export function toUrl({ path = '/budget' }: TagVisit, origin: string): string {
  return origin + path;
}

/** The markup of a page that embeds a tag. */
export function writeBody({ tag, attributes = {}, adapter, script = '' }: TagVisit): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const assignment = adapter === undefined ? '' : `document.querySelector('${tag}').adapter = ${adapter};`;
  return `<${[tag, ...written].join(' ')}></${tag}><script>${assignment}${script}</script>
    <script type="module" src="${PACKAGE}cdn/${tag}.js"></script>`;
}

/** Serves a page at an address of the demo, and opens it. */
export async function openPage(page: Page, { url, body }: { readonly url: string; readonly body: string }) {
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Budget</title><body>${body}</body></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
}

async function recordRequests(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const file = toFile(request.url);
    const requestedBy = toFile(initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '');
    if (file !== undefined) fetched.push({ file, requestedBy });
  });
  return fetched;
}

function toFile(url: string): string | undefined {
  const pathname = URL.canParse(url) ? new URL(url).pathname : '';
  return pathname.startsWith(PACKAGE) ? pathname.slice(PACKAGE.length) : undefined;
}
