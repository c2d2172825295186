/** Marks the live region, so that several embeds on one page share it. */
const MARK = 'data-orders-announcer';
/** A text set in the same task as the previous one is not announced; this is long enough for the accessibility tree to settle. */
const SETTLE_MS = 60;

/**
 * One polite live region per page, in the light DOM: regions inside shadow roots are not announced reliably. It starts empty, stays for
 * the life of the page and is never replaced; only its text changes.
 */
function announce(text: string): void {
  const region = getRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, SETTLE_MS);
}

/** Returns the page's live region, and creates it on first use. */
function getRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[${MARK}]`);
  if (known) return known;
  const region = document.createElement('div');
  region.setAttribute(MARK, '');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  // Set by script, which needs no permission in a content security policy, unlike a style attribute. `!important`, because page style
  // sheets that hide empty elements or reset all styles must not affect it. At its static position, it would make a page with a
  // transformed body one line longer.
  region.style.cssText =
    'display:block!important;position:fixed!important;top:0!important;clip-path:inset(50%)!important';
  document.body.append(region);
  return region;
}

/**
 * Runs a task after the page's own scripts: a tag's script is often placed before the script that sets its adapter and listens to its
 * events. Always asynchronous. Returns the function that cancels it.
 */
function whenPageIsReady(callback: () => void): () => void {
  if (document.readyState === 'complete' || hasRunScripts()) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  document.addEventListener('DOMContentLoaded', callback, { once: true });
  return () => document.removeEventListener('DOMContentLoaded', callback);
}

/**
 * Whether the page's scripts have run, even if the page still loads pictures. Read from the navigation timing, which is slow in some
 * engines, so only if the page is not complete: a page may have many cards.
 */
function hasRunScripts(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.domContentLoadedEventStart ?? 0) > 0;
}

/**
 * The browser's global functions in one object. It is passed to the code that needs it, so that a test can pass another one. Nothing here
 * runs on import: the module can be imported without a browser.
 */
export interface Platform {
  /** Wall clock, milliseconds since 1970. */
  now(): number;
  random(): number;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Runs a task once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Runs a task after the page's own scripts; the returned function cancels it. */
  whenPageIsReady(callback: () => void): () => void;
  /** The page's address. */
  address(): URL;
  /** The page's address as text: a list of cards reads it for every link, and parsing it takes longer than a card may. */
  href(): string;
  /** The page's origin, regardless of the document's base. */
  origin(): string;
  /** Replaces the address of the current history entry without a navigation; the entry's state stays. */
  replaceAddress(url: URL): void;
  /** Navigates away without a referrer, because this page's own address may name an order. */
  leaveFor(url: string): void;
  /** Creates the live region before its first text: a region that is added together with its text is not announced. */
  prepareAnnouncements(): void;
  /** Announces a text politely to assistive technology, once. */
  announce(text: string): void;
  /** The text of `<script type="application/json" data-orders-config>`, if the page has one. */
  readPageConfiguration(): string | undefined;
  /** Deletes everything that tags stored for the session (`session-store.ts`). */
  forgetStored(): void;
  isOnline(): boolean;
  /** Calls back when the browser is online again. Returns the unsubscribe function. */
  onOnline(listener: () => void): () => void;
}

export const platform: Platform = {
  now: () => Date.now(),
  random: () => Math.random(),
  fetch: (url, init) => fetch(url, init),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  whenPageIsReady,
  address: () => new URL(location.href),
  href: () => location.href,
  // A frame created with `srcdoc` has no address of its own, but has the origin of its page.
  origin: () => (location.origin === 'null' ? window.origin : location.origin),
  replaceAddress: (url) => history.replaceState(history.state, '', url),
  leaveFor: (url) => void open(url, '_self', 'noreferrer'),
  prepareAnnouncements: () => void getRegion(),
  announce,
  readPageConfiguration: () =>
    document.querySelector('script[type="application/json"][data-orders-config]')?.textContent ?? undefined,
  forgetStored() {
    try {
      sessionStorage.removeItem(STORED_AT);
    } catch {
      // A frame without an origin has no storage.
    }
  },
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/** The one session storage key for everything that tags store. */
export const STORED_AT = 'orders-area/1';

/** Whether the page is visible. In an object of its own, because only polling needs it. */
export interface Visibility {
  isVisible(): boolean;
  /** Calls back when the page is shown or hidden. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export const visibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Prefix of the events between copies of this code. An event's detail is the sending build. */
const PREFIX = 'orders-area/';

/** Undefined on a server. */
const findWindow = (): Window | undefined => (globalThis as { readonly window?: Window }).window;

/** Notifies the other builds on this page. */
export function announceToBuilds(name: string): void {
  // eslint-disable-next-line project/no-raw-event -- not an event of a tag: it stays between copies of this code
  findWindow()?.dispatchEvent(new CustomEvent(PREFIX + name, { detail: __ORDERS_BUILD__ }));
}

/** Listens to the announcements of other builds. Returns the unsubscribe function. */
export function onOtherBuild(name: string, listener: () => void): () => void {
  const page = findWindow();
  const handleEvent = (event: Event): void => {
    if ((event as CustomEvent<unknown>).detail !== __ORDERS_BUILD__) listener();
  };
  page?.addEventListener(PREFIX + name, handleEvent);
  return () => page?.removeEventListener(PREFIX + name, handleEvent);
}
