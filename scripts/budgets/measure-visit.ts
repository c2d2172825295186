import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_LAUNCH } from '../chromium-launch.js';

/** Where the demo serves the package. */
export const PACKAGE = '/orders-area/';
/** Scripts that come with the first call, and no first screen waits for. */
const WITH_FIRST_CALL = /\/cdn\/(?:calls|one-order|prepare-call)-[^/]+\.js$/;
/** As text: a compiler's own names for functions do not travel into the page. */
export const MEMBER_ADAPTER = `{ user: { id: 'upm-1001' }, getAccessToken: () => 'member-token' }`;

/** A first visit to a page: of the demo's member site, or with one tag and nothing else. */
export type Visit = { readonly path: string } | TagVisit;

export interface TagVisit {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly isMember?: boolean;
  /** Path of its page, where that matters. */
  readonly at?: string;
  /** Text of a script of the page's own. */
  readonly script?: string;
  /** What is waited for, as a selector; without it the tag's `orders-ready`. */
  readonly until?: string;
}

/** A file of the package that the page fetched. */
export interface Fetched {
  /** Its place in `dist/`. */
  readonly file: string;
  /** The script of the package that asked for it; absent where the page itself did. */
  readonly askedBy: string | undefined;
}

export interface VisitOptions {
  readonly origin: string;
  /** Leaves unanswered what comes with the first call: a screen that needed it would never be there. */
  readonly holdsCalls?: boolean;
}

/** What a visit fetches of the package until the screen is there, seen in a real browser. */
export async function measureVisit(browser: Browser, visit: Visit, options: VisitOptions): Promise<Fetched[]> {
  const page = await browser.newPage();
  const fetched = await watchFetched(page);
  if (options.holdsCalls) await page.route(WITH_FIRST_CALL, () => undefined);
  await page.addInitScript(() => {
    document.addEventListener('orders-ready', () => (document.documentElement.dataset['isReady'] = ''));
  });
  if ('tag' in visit) await openTag(page, visit, options.origin);
  else await page.goto(options.origin + visit.path);
  const until = 'tag' in visit && visit.until !== undefined ? `${visit.tag} ${visit.until}` : 'html[data-is-ready]';
  await page.locator(until).first().waitFor({ state: 'attached' });
  const known = [...fetched];
  await page.close();
  return options.holdsCalls ? known.filter(({ file }) => !WITH_FIRST_CALL.test(`/${file}`)) : known;
}

/** The tag of a visit, as a page has it in its markup. */
export function writeTag({ tag, attributes = {} }: TagVisit): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${[tag, ...written].join(' ')}></${tag}>`;
}

export function launchChromium(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({ ...CHROMIUM_LAUNCH, args: [...CHROMIUM_LAUNCH.args, ...args] });
}

async function watchFetched(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const file = toFile(request.url);
    if (file === undefined) return;
    fetched.push({ file, askedBy: toFile(initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '') });
  });
  return fetched;
}

/** A tag as a page has it whose own script hands over the adapter first. */
async function openTag(page: Page, visit: TagVisit, origin: string): Promise<void> {
  const { tag, isMember = false, at = '/budget' } = visit;
  const body = `<!doctype html><title>Budget</title>${writeTag(visit)}`;
  await page.route(origin + at, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(origin + at);
  if (isMember) await page.evaluate(`document.querySelector('${tag}').adapter = ${MEMBER_ADAPTER}`);
  await page.addScriptTag({ type: 'module', url: `${PACKAGE}cdn/${tag}.js` });
}

function toFile(url: string): string | undefined {
  const pathname = URL.canParse(url) ? new URL(url).pathname : '';
  return pathname.startsWith(PACKAGE) ? pathname.slice(PACKAGE.length) : undefined;
}
