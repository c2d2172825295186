import type { OrdersTag } from '../../../elements/loaders.js';
import { findScreen, placeArea } from './area.js';
import { find, getText, place, type Attributes, type OrdersElement } from './page.js';
import { until } from './until.js';

/** A tag that shows the lookup form to a guest: what any tag must do is seen of it with a shopper's eyes. */
export interface FormTag {
  readonly tag: OrdersTag;
  /** Writes the tag into the page. */
  place(attributes?: Attributes, properties?: object): OrdersElement;
  /** Where the form stands: in the tag itself, or in the screen that it shows; absent until there is one. */
  findScreen(element: OrdersElement): OrdersElement | undefined;
}

/** The one is drawn by r2wc, the other by hand, and shows the form in a tag of its own. */
export const FORM_TAGS: readonly FormTag[] = [
  { tag: 'orders-guest-lookup', place, findScreen: (element) => element },
  { tag: 'orders-area', place: placeArea, findScreen },
];

/** Something in the form, or in the screen around it. */
export function findInForm<Found extends HTMLElement = HTMLElement>(
  { findScreen: findIn }: FormTag,
  element: OrdersElement,
  selector: string,
): Found | null {
  const screen = findIn(element);
  return screen ? find<Found>(screen, selector) : null;
}

/** Waits until something stands in the form, and gives the tag that it stands in. */
export async function waitInForm(row: FormTag, element: OrdersElement, selector: string): Promise<OrdersElement> {
  await until(
    () => findInForm(row, element, selector),
    () => `${selector}; the tag says: ${getText(row.findScreen(element) ?? element)}`,
  );
  return row.findScreen(element) ?? element;
}

/** Writes a tag into the page and waits until its form can be used. */
export async function mountForm(
  row: FormTag,
  attributes: Attributes = {},
  properties: object = {},
): Promise<{ readonly element: OrdersElement; readonly screen: OrdersElement }> {
  const element = row.place(attributes, properties);
  return { element, screen: await waitInForm(row, element, 'form') };
}
