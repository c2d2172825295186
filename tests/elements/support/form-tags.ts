import type { OrdersTag } from '../../../elements/loaders.js';
import { findScreen, placeArea } from './area.js';
import { find, getText, placeLookup, type Attributes, type OrdersElement } from './page.js';
import { until } from './until.js';

/** A tag that shows the lookup form to a guest, for tests that apply to every tag. */
export interface FormTag {
  readonly tag: OrdersTag;
  /** Adds the tag to the page. */
  placeTag(attributes?: Attributes, properties?: object): OrdersElement;
  /** The tag with the form: the tag itself, or its screen; undefined until there is one. */
  findScreen(element: OrdersElement): OrdersElement | undefined;
}

/** One is rendered by r2wc, the other by hand with the form in a nested tag. */
export const FORM_TAGS: readonly FormTag[] = [
  { tag: 'orders-guest-lookup', placeTag: placeLookup, findScreen: (element) => element },
  { tag: 'orders-area', placeTag: placeArea, findScreen },
];

/** A node in the form, or in the screen around it. */
export function findInForm<Found extends HTMLElement = HTMLElement>(
  { findScreen: findIn }: FormTag,
  element: OrdersElement,
  selector: string,
): Found | null {
  const screen = findIn(element);
  return screen ? find<Found>(screen, selector) : null;
}

/** Waits for a node in the form, and returns the tag that contains it. */
export async function waitInForm(row: FormTag, element: OrdersElement, selector: string): Promise<OrdersElement> {
  await until(
    () => findInForm(row, element, selector),
    () => `${selector}; the tag says: ${getText(row.findScreen(element) ?? element)}`,
  );
  return row.findScreen(element) ?? element;
}

/** Adds a tag to the page and waits until its form can be used. */
export async function mountForm(
  row: FormTag,
  attributes: Attributes = {},
  properties: object = {},
): Promise<{ readonly element: OrdersElement; readonly screen: OrdersElement }> {
  const element = row.placeTag(attributes, properties);
  return { element, screen: await waitInForm(row, element, 'form') };
}
