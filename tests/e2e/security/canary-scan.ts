import type { Page, Request } from '@playwright/test';
import { CANARIES, listCanaries, type CanaryName } from './canaries.js';
import { SCAN_LOCATIONS, type CanaryHit, type ScanLocation } from './canary-hit.js';
import { recordLocations } from './record-locations.js';

export interface CanaryScan {
  /** The hits so far, allowed or not. */
  readonly hits: readonly CanaryHit[];
  /** The canaries that the page actually contained: shown, entered, sent or received. The others could not leak. */
  readonly met: ReadonlySet<CanaryName>;
  /** Origins other than the page's that received a request. */
  readonly others: ReadonlySet<string>;
  /** Requests for data and images with a referrer. */
  readonly referred: readonly string[];
  /** Scans places that report no changes, and the screen. */
  look(): Promise<void>;
}

/** Watches all places of a page, from before its first script. Call it before the page is opened. */
export async function startCanaryScan(page: Page): Promise<CanaryScan> {
  const hits: CanaryHit[] = [];
  const met = new Set<CanaryName>();
  const others = new Set<string>();
  const referred: string[] = [];
  const answers: Promise<void>[] = [];
  const note = (location: ScanLocation, text: string): void => {
    for (const canary of listCanaries(text)) hits.push({ location, canary, text });
  };
  const meet = (text: string): void => {
    for (const canary of listCanaries(text)) met.add(canary);
  };

  page.on('console', (line) => note('console', line.text()));
  page.on('pageerror', (error) => note('console', error.stack ?? error.message));
  page.on('framenavigated', (frame) => note('URL', frame.url()));
  // On the context, because a link may open another page.
  page.context().on('request', (request) => {
    note('request URLs', request.url());
    meet(JSON.stringify([request.headers(), request.postData()]));
    const { referer = '' } = request.headers();
    if (referer !== '' && ['fetch', 'image'].includes(request.resourceType())) referred.push(request.url());
    if (!isToOther(request, page)) return;
    others.add(new URL(request.url()).origin);
    note('Referer at a second origin', referer);
  });
  page.on('response', (response) => {
    const isJson = response.headers()['content-type']?.includes('json') === true;
    if (isJson) answers.push(response.text().then(meet, () => undefined));
  });
  await recordLocations(
    page,
    CANARIES.map(({ pattern }) => pattern),
    note,
  );

  return {
    hits,
    met,
    others,
    referred,
    async look() {
      for (const [location, text] of await readLocations(page)) note(location, text);
      note('cookies', JSON.stringify(await page.context().cookies()));
      meet(await readScreen(page));
      await Promise.all(answers);
    },
  };
}

/** Each distinct hit, as `PLACE: CANARY`. */
export function nameHits(hits: readonly CanaryHit[]): string[] {
  return [...new Set(hits.map(({ location, canary }) => `${location}: ${canary}`))].sort();
}

/** Every canary in every place. */
export function listCells(): string[] {
  return SCAN_LOCATIONS.flatMap((location) => CANARIES.map(({ name }) => `${location}: ${name}`)).sort();
}

function isToOther(request: Request, page: Page): boolean {
  return request.url().startsWith('http') && new URL(request.url()).origin !== new URL(page.url()).origin;
}

/** Reads the places that can be read at any time. */
function readLocations(page: Page): Promise<[ScanLocation, string][]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const texts: [ScanLocation, string][] = [
      ['cookies', document.cookie],
      ['URL', location.href],
      ['history state', JSON.stringify(history.state)],
      ['IndexedDB', JSON.stringify(names)],
      ['window.name', window.name],
    ];
    for (const entry of Object.entries(localStorage)) texts.push(['local storage', entry.join(' ')]);
    for (const entry of Object.entries(sessionStorage)) texts.push(['session storage', entry.join(' ')]);
    return texts;
  });
}

/** Reads everything that is shown or entered, including shadow roots. */
export function readScreen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const collect = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent),
        element instanceof HTMLInputElement ? element.value : '',
        ...(element.shadowRoot ? collect(element.shadowRoot) : []),
      ]);
    return collect(document).filter(Boolean).join('\n');
  });
}
