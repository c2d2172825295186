import { config, expect } from 'chai';
import type { OrdersTag } from '../../../elements/loaders.js';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import type { LookupContact } from '../../../src/features/guest-lookup/given-values.js';
import type { PageData } from '../../../src/app/state/registry.js';
import { installClock, type Clock } from './clock.js';
import { takeConsoleLines } from './console-lines.js';
import { afterEach, beforeEach } from './mocha.js';
import { installService, type Service } from './service.js';
import { pause, until } from './until.js';

/** The line about an answer that could not be read, which unit tests compare. */
const UNREADABLE = /could not be read[:\s]/;

/** The interface of every tag for a page's script. */
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

// Shows differences in full.
config.truncateThreshold = 0;

const PAGE_DATA = Symbol.for('orders-area/1');
/** The key under which tags store data that survives a reload. */
const STORAGE_KEY = 'orders-area/1';

/** The stubbed service of the current test. */
export let service: Service;
let clock: Clock | undefined;
const address = location.href;

beforeEach(() => {
  service = installService();
});

/** Every test starts with a page without tags and shoppers. */
afterEach(async () => {
  clock?.restore();
  clock = undefined;
  for (const child of [...document.body.children]) if (child.localName !== 'script') child.remove();
  // Tags unmount one task after they left the page.
  await pause(5);
  service.restore();
  history.replaceState(null, '', address);
  sessionStorage.removeItem(STORAGE_KEY);
  forgetPageData();
  const unexpected = takeConsoleLines().filter((line) => !UNREADABLE.test(line));
  expect(unexpected.join('\n'), 'lines in the console that the test did not expect').to.equal('');
});

/** From here to the end of the test, only the test advances the time. */
export function fakeClock(): Clock {
  const installed = installClock();
  clock = {
    ...installed,
    async advance(ms) {
      // Files load in real time, and a tag times out in its own.
      await until(() => service.loading === 0, 'the files of the package');
      await installed.advance(ms);
    },
  };
  return clock;
}

/** Clears the data that all tags of this page share, as a reload does. */
export function forgetPageData(): void {
  Reflect.deleteProperty(globalThis, PAGE_DATA);
}

/** The data that all tags of this page share. */
export function getPageData(): PageData {
  return (globalThis as unknown as Record<symbol, PageData>)[PAGE_DATA] as PageData;
}

/** What a page passes to a tag: attributes in its markup, properties by its script. */
export interface Given {
  readonly attributes?: Attributes;
  readonly properties?: object;
}

/** Adds a tag to the page. */
export function placeTag<Element extends OrdersElement = OrdersElement>(tag: OrdersTag, given: Given = {}): Element {
  const element = document.createElement(tag) as Element;
  for (const [name, value] of Object.entries(given.attributes ?? {})) element.setAttribute(name, value);
  Object.assign(element, given.properties);
  document.body.append(element);
  return element;
}

/** Adds a lookup to the page. */
export function placeLookup(attributes: Attributes = {}, properties: object = {}): GuestLookupElement {
  return placeTag<GuestLookupElement>('orders-guest-lookup', { attributes, properties });
}

/** Adds a lookup to the page and waits until it can be used. */
export async function mount(attributes: Attributes = {}, properties: object = {}): Promise<GuestLookupElement> {
  const element = placeLookup(attributes, properties);
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

/** The text of a tag, with whitespace collapsed. */
export function getText(element: Element): string {
  return (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Waits until a tag contains a text. */
export async function waitForText(element: Element, text: string): Promise<void> {
  await until(
    () => getText(element).includes(text),
    () => `"${text}"; the tag says: ${getText(element)}`,
  );
}
