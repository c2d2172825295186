import { toPropertyName } from '../../src/app/configuration/attribute-table.js';
import { hasTerms } from '../../src/app/data/has-terms.js';
import { ROUTER, type Router } from '../../src/app/navigation/router.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import { defineTag } from '../define.js';
import { screenLoaders, type ScreenTag } from '../screen-loaders.js';
import { PASSED_ATTRIBUTES } from './passed-attributes.js';

/** Parts of the screens that a page styles through the area: what its contract names, but for its own root and header. */
const SCREEN_PARTS =
  'button,button-primary,button-secondary,button-text,message,field,input,card,picture,shipment,side-card,method,tooltip,dialog';

export interface ScreenOptions {
  readonly tag: ScreenTag;
  readonly router: Router;
  readonly orderNumber: string | undefined;
}

/** Fetches and registers a tag, as a country needs it. Rejects when its chunk cannot be had; asked again, it is fetched again. */
export async function loadTag(tag: ScreenTag, country: string): Promise<void> {
  defineTag(await screenLoaders[tag](hasTerms(country)));
}

/** The element of a screen. Everything the area was asked for goes to it; the router tells it that it does not stand alone. */
export function createScreen(context: ElementContext, { tag, router, orderNumber }: ScreenOptions): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element, { [ROUTER]: router });
  if (orderNumber !== undefined) element.setAttribute('order-number', orderNumber);
  element.setAttribute('exportparts', SCREEN_PARTS);
  // The area's own focus goes to the screen's.
  element.dataset['first'] = '';
  updateScreen(context, element);
  return element;
}

/** What the page puts into the area's slots stands in the screen's. Without any, the screen shows its own. */
export function passSlots(area: Element, element: HTMLElement): void {
  for (const name of ['help', 'empty']) {
    const known = element.querySelector(`slot[name=${name}]`);
    const isFilled = area.querySelector(`:scope > [slot=${name}]`) !== null;
    if (isFilled && !known) element.append(createSlot(name));
    if (!isFilled) known?.remove();
  }
}

function createSlot(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.slot = name;
  return slot;
}

/** Hands over what may have changed since. Values are written out, so that page-wide defaults do not count twice. */
export function updateScreen(context: ElementContext, element: HTMLElement): void {
  const { configuration } = context.settings.getState();
  for (const { name } of PASSED_ATTRIBUTES) {
    const value: unknown = Reflect.get(configuration, toPropertyName(name));
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  Object.assign(element, { adapter: context.port.getProperty('adapter') });
}

/** Calls back when the page puts something into the area, or takes it out. Gives the way to stop. */
export function followChildren(area: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(area, { childList: true });
  return () => observer.disconnect();
}
