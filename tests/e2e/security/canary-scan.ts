import type { Page, Request } from '@playwright/test';
import { CANARIES, listCanaries, type CanaryName } from './canaries.js';
import { PLACES, type CanaryHit, type Place } from './canary-hit.js';
import { recordPlaces } from './record-places.js';

export interface CanaryScan {
  /** What was found so far, allowed or not. */
  readonly hits: readonly CanaryHit[];
  /** Canaries that the page really had: shown, typed, sent or received. What was not there could not leak. */
  readonly met: ReadonlySet<CanaryName>;
  /** Other origins than the page's that got a request. */
  readonly others: ReadonlySet<string>;
  /** Requests for data and pictures that say where they come from. */
  readonly referred: readonly string[];
  /** Looks at what says nothing by itself when it changes, and at what is on the screen. */
  look(): Promise<void>;
}

/** Listens to all places of a page, from before its first script. Called before the page is opened. */
export async function startCanaryScan(page: Page): Promise<CanaryScan> {
  const hits: CanaryHit[] = [];
  const met = new Set<CanaryName>();
  const others = new Set<string>();
  const referred: string[] = [];
  const answers: Promise<void>[] = [];
  const note = (place: Place, text: string): void => {
    for (const canary of listCanaries(text)) hits.push({ place, canary, text });
  };
  const meet = (text: string): void => {
    for (const canary of listCanaries(text)) met.add(canary);
  };

  page.on('console', (line) => note('console', line.text()));
  page.on('pageerror', (error) => note('console', error.stack ?? error.message));
  page.on('framenavigated', (frame) => note('URL', frame.url()));
  // The context's: a link may open a page of its own.
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
  await recordPlaces(
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
      for (const [place, text] of await readPlaces(page)) note(place, text);
      note('cookies', JSON.stringify(await page.context().cookies()));
      meet(await readScreen(page));
      await Promise.all(answers);
    },
  };
}

/** Each hit once, as `PLACE: CANARY`. */
export function nameHits(hits: readonly CanaryHit[]): string[] {
  return [...new Set(hits.map(({ place, canary }) => `${place}: ${canary}`))].sort();
}

/** Every canary in every place. */
export function listCells(): string[] {
  return PLACES.flatMap((place) => CANARIES.map(({ name }) => `${place}: ${name}`)).sort();
}

function isToOther(request: Request, page: Page): boolean {
  return request.url().startsWith('http') && new URL(request.url()).origin !== new URL(page.url()).origin;
}

/** What can be read at any time. */
function readPlaces(page: Page): Promise<[Place, string][]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const texts: [Place, string][] = [
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

/** All that is shown or typed, in shadow roots too. */
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
