import { config, expect } from 'chai';
import type { OrdersTag } from '../../../elements/loaders.js';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import type { LookupContact } from '../../../src/features/guest-lookup/given-values.js';
import type { PageData } from '../../../src/app/state/page-data.js';
import { installClock, type Clock } from './clock.js';
import { takeConsoleLines } from './console-lines.js';
import { afterEach, beforeEach } from './mocha.js';
import { installService, type Service } from './service.js';
import { pause, until } from './until.js';

/** What a page's script finds on every tag of ours. */
export interface OrdersElement extends HTMLElement {
  adapter?: OrdersAdapter | undefined;
  country?: string | null | undefined;
  locale?: string | null | undefined;
  apiBase?: string | null | undefined;
  flags?: readonly string[] | string | null | undefined;
  standalone?: boolean;
  kiosk?: boolean;
  theme?: string | null | undefined;
  endSession(): void;
  refresh(): void;
}

export interface GuestLookupElement extends OrdersElement {
  contact?: LookupContact | undefined;
  orderNumber?: string | null | undefined;
}

/** `<orders-card>` and `<orders-detail>`; only the card takes the order itself. */
export interface OrderElement extends GuestLookupElement {
  order?: unknown;
}

export type Attributes = Readonly<Record<string, string>>;

// What differs is said in full.
config.truncateThreshold = 0;

const PAGE_DATA = Symbol.for('orders-area/1');
/** Under which tags keep what survives a reload. */
const KEPT = 'orders-area/1';

/** The stubbed service of the test that runs. */
export let service: Service;
let clock: Clock | undefined;
const address = location.href;

beforeEach(() => {
  service = installService();
});

/** Every test begins with a page that has seen no tag and no shopper. */
afterEach(async () => {
  clock?.restore();
  clock = undefined;
  for (const child of [...document.body.children]) if (child.localName !== 'script') child.remove();
  // Tags are taken down a task after they left the page.
  await pause(5);
  service.restore();
  history.replaceState(null, '', address);
  sessionStorage.removeItem(KEPT);
  forgetPageData();
  expect(takeConsoleLines().join('\n'), 'lines in the console that the test did not expect').to.equal('');
});

/** From here to the end of the test, time goes by only when the test says so. */
export function fakeClock(): Clock {
  const installed = installClock();
  clock = {
    ...installed,
    async advance(ms) {
      // They come in real time, and a tag gives up on them in its own.
      await until(() => service.loading === 0, 'the files of the package');
      await installed.advance(ms);
    },
  };
  return clock;
}

/** Forgets what all tags of this page know together, as a reload does. */
export function forgetPageData(): void {
  Reflect.deleteProperty(globalThis, PAGE_DATA);
}

/** What all tags of this page share. */
export function getPageData(): PageData {
  return (globalThis as unknown as Record<symbol, PageData>)[PAGE_DATA] as PageData;
}

/** What a page gives a tag: attributes as it writes them, properties as its script sets them. */
export interface Given {
  readonly attributes?: Attributes;
  readonly properties?: object;
}

/** Writes a tag into the page. */
export function placeTag<Element extends OrdersElement = OrdersElement>(tag: OrdersTag, given: Given = {}): Element {
  const element = document.createElement(tag) as Element;
  for (const [name, value] of Object.entries(given.attributes ?? {})) element.setAttribute(name, value);
  Object.assign(element, given.properties);
  document.body.append(element);
  return element;
}

/** Writes a lookup into the page. */
export function place(attributes: Attributes = {}, properties: object = {}): GuestLookupElement {
  return placeTag<GuestLookupElement>('orders-guest-lookup', { attributes, properties });
}

/** Writes a lookup into the page and waits until it can be used. */
export async function mount(attributes: Attributes = {}, properties: object = {}): Promise<GuestLookupElement> {
  const element = place(attributes, properties);
  await until(() => find(element, 'form, [part~=card]'), 'the form, or what it found by itself');
  return element;
}

/** The first match inside a tag. */
export function find<Found extends HTMLElement = HTMLElement>(element: Element, selector: string): Found | null {
  return element.shadowRoot?.querySelector<Found>(selector) ?? null;
}

export function get<Found extends HTMLElement = HTMLElement>(element: Element, selector: string): Found {
  const found = find<Found>(element, selector);
  if (!found) throw new Error(`<${element.localName}> shows no ${selector}: ${getText(element)}`);
  return found;
}

/** All that a tag says, blanks joined. */
export function getText(element: Element): string {
  return (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Waits until a tag says something. */
export async function waitForText(element: Element, text: string): Promise<void> {
  await until(
    () => getText(element).includes(text),
    () => `"${text}"; the tag says: ${getText(element)}`,
  );
}
