/** Marks our region, so that several embeds on one page share it. */
const MARK = 'data-orders-announcer';
/** A text set in the same task as the one before it is not spoken; long enough for the accessibility tree to settle. */
const SETTLE_MS = 60;

/**
 * One polite live region per page, in the light DOM: regions inside shadow roots are not announced reliably.
 * It is made empty, stays for the life of the page and is never replaced; only its text changes.
 */
function announce(text: string): void {
  const region = getRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, SETTLE_MS);
}

/** The page's region, made when there is none yet. */
function getRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[${MARK}]`);
  if (known) return known;
  const region = document.createElement('div');
  region.setAttribute(MARK, '');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  // Through the object, as a policy lets scripts do: a style attribute would need an entry in it. The page's sheets hide what is
  // empty, or take every style away, and must not do that here.
  region.style.cssText = 'display:block!important;position:fixed!important;clip-path:inset(50%)!important';
  document.body.append(region);
  return region;
}

/**
 * Runs a task once the page's own scripts have run: a tag's script often stands before the script that gives it its adapter and
 * listens to its events. Never runs it at once. The returned function takes it back.
 */
function whenPageIsReady(callback: () => void): () => void {
  if (document.readyState === 'complete' || hasRunScripts()) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  document.addEventListener('DOMContentLoaded', callback, { once: true });
  return () => document.removeEventListener('DOMContentLoaded', callback);
}

/** Between its scripts and its last picture a page is as ready. An engine takes its time over this, with each of a page's cards. */
function hasRunScripts(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.domContentLoadedEventStart ?? 0) > 0;
}

/**
 * The outside world in one object. Everything below `host/` gets it handed in, so that a test can hand in another one.
 * Nothing here runs before it is called: the module can be imported where there is no browser.
 */
export interface Platform {
  /** Wall clock, milliseconds since 1970. */
  now(): number;
  random(): number;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Runs `task` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Runs `task` once the page's own scripts have run; the returned function takes it back. */
  whenPageIsReady(callback: () => void): () => void;
  /** The page's address. */
  address(): URL;
  /** The page's origin. The document's base has no part in it. */
  origin(): string;
  /** Changes the address bar and the current history entry without a navigation; the entry's state stays. */
  replaceAddress(url: URL): void;
  /** Leaves for another address, which is not told where the shopper comes from: this page's own address names an order. */
  leaveFor(url: string): void;
  /** Makes the live region ahead of its first text: one that arrives together with its text is not spoken. */
  prepareAnnouncements(): void;
  /** Says a text politely to assistive technology, once. */
  announce(text: string): void;
  /** The text of `<script type="application/json" data-orders-config>`, where the page has one. */
  readPageConfiguration(): string | undefined;
  /** Forgets all that tags kept for the session (`session-store.ts`). */
  forgetStored(): void;
  isOnline(): boolean;
  /** Calls back when the browser is online again. Gives the way to stop. */
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
  // A frame that was written with `srcdoc` has no address of its own, but the origin of its page.
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
      // A frame without an origin keeps nothing.
    }
  },
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/** The one name under which all that tags keep for the session lies in the session storage. */
export const STORED_AT = 'orders-area/1';

/** A random UUID (version 4). `crypto.randomUUID` exists in secure contexts only; a kiosk on plain http still needs an id. */
export function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether anybody can see the page. Apart from the rest of the browser: only what polls has to know. */
export interface Visibility {
  isVisible(): boolean;
  /** Calls back when the page is shown or hidden. Gives the way to stop. */
  onChange(listener: () => void): () => void;
}

export const visibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
