import { createMember } from './member.js';
import { find, placeTag, type Attributes, type OrdersElement } from './page.js';
import { until } from './until.js';

/** Adds the history of a member to the page. */
export function placeHistory(attributes: Attributes = {}, properties: object = {}): OrdersElement {
  return placeTag('orders-history', { attributes, properties: { adapter: createMember(), ...properties } });
}

/** Adds the history of a member to the page and waits for its orders. */
export async function mountHistory(attributes: Attributes = {}, properties: object = {}): Promise<OrdersElement> {
  const element = placeHistory(attributes, properties);
  await waitForCards(element);
  return element;
}

export async function waitForCards(element: Element, count?: number): Promise<void> {
  await until(
    () => (count === undefined ? find(element, '.card') : listCards(element).length === count),
    () => `${count ?? 'any'} orders; there are ${listCards(element).length}`,
  );
}

/** The numbers of the displayed orders, from top to bottom. */
export function listCards(element: Element): string[] {
  const names = [...(element.shadowRoot?.querySelectorAll('.card .card-meta bdi') ?? [])];
  return names.map(({ textContent }) => textContent.replace('Order ', ''));
}

/** The link of each displayed order to its own screen. */
export function listLinks(element: Element): HTMLAnchorElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.card-open') ?? [])];
}
