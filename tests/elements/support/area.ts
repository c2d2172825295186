import { find, placeTag, type Attributes, type OrdersElement } from './page.js';
import { settle, until } from './until.js';

/** `<orders-area>` for a page's script. */
export interface AreaElement extends OrdersElement {
  basePath?: string | null | undefined;
  routing?: string | null | undefined;
}

/** The key under which the area passes its router to its tags. */
const ROUTER = Symbol.for('orders-area/router/2');

/** Adds an area to the page with memory routing: the address belongs to the test runner. */
export function placeArea(attributes: Attributes = {}, properties: object = {}): AreaElement {
  return placeTag<AreaElement>('orders-area', { attributes: { routing: 'memory', ...attributes }, properties });
}

/** Adds an area to the page and waits until its first screen can be used. */
export async function mountArea(attributes: Attributes = {}, properties: object = {}): Promise<AreaElement> {
  const area = placeArea(attributes, properties);
  let isReady = false;
  area.addEventListener('orders-ready', () => (isReady = true), { once: true });
  await until(() => isReady && findReadyScreen(area), 'a screen in the area');
  return area;
}

/** The tag that the area shows. */
export function findScreen(area: Element): OrdersElement | undefined {
  const nodes = [...(area.shadowRoot?.querySelectorAll<OrdersElement>('.area > *') ?? [])];
  return nodes.find(({ localName }) => localName.startsWith('orders-'));
}

export function getScreen(area: Element): OrdersElement {
  const screen = findScreen(area);
  if (!screen) throw new Error(`<${area.localName}> shows no screen: ${area.shadowRoot?.textContent ?? ''}`);
  return screen;
}

/** Waits until the area shows this tag with some text. */
export async function waitForScreen(area: Element, tag: string): Promise<OrdersElement> {
  const screen = await until(
    () => findReadyScreen(area)?.localName === tag && findScreen(area),
    () => `<${tag}> in the area; it shows ${findScreen(area)?.localName ?? area.shadowRoot?.textContent ?? 'nothing'}`,
  );
  // The heading receives the focus after it is rendered.
  await settle();
  return screen;
}

/** Navigates where no link of today's screens leads, as a screen does after its event. */
export function goTo(area: Element, path: string): void {
  const screen = getScreen(area) as OrdersElement & { readonly [ROUTER]: { go(path: string): void } };
  screen[ROUTER].go(path);
}

function findReadyScreen(area: Element): OrdersElement | undefined {
  const screen = findScreen(area);
  return screen && find(screen, '[data-heading]') ? screen : undefined;
}

/** Puts content into every slot of an order that the area shows, and waits until the area passes it on. */
export async function fillOrderSlots(area: Element): Promise<void> {
  area.innerHTML = ['summary', 'payment', 'address', 'help'].map((slot) => `<p slot="${slot}"></p>`).join('');
  await until(() => find(area, 'slot[name=address]'), 'the slots of an order');
}
