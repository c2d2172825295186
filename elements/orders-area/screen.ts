import { toPropertyName } from '../../src/app/configuration/attribute-table.js';
import { hasTerms } from '../../src/app/data/has-terms.js';
import { postScreenToParent } from '../../src/app/navigation/post-screen-to-parent.js';
import { ROUTER, type Router } from '../../src/app/navigation/router.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import { defineTag } from '../define.js';
import { screenLoaders, type ScreenTag } from '../screen-loaders.js';
import { PASSED_ATTRIBUTES } from './passed-attributes.js';

/** Parts that a page styles through the area: those of its contract, without its own root and header. */
const SCREEN_PARTS =
  'button,button-primary,button-secondary,button-text,button-disabled,message,heading,field,label,input,card,picture,status,status-dot,price,shipment,side-card,method,tooltip,dialog,dialog-close,icon,icon-alert,icon-check,icon-clock,icon-close,icon-info,icon-label,icon-next,icon-parcel,icon-pause,icon-phone,icon-picture,icon-play,icon-previous,icon-store,icon-truck';

/** The same as `SLOW_AFTER_MS` of the screens, whose code the area does not load. */
const SLOW_MS = 3_000;

export interface ScreenOptions {
  readonly tag: ScreenTag;
  readonly router: Router;
  readonly orderNumber: string | undefined;
}

/** Loads and registers a tag, for a country. Rejects if its chunk cannot be loaded; another call tries again. */
export async function loadTag(tag: ScreenTag, country: string): Promise<void> {
  defineTag(await screenLoaders[tag](hasTerms(country)));
}

/** Creates the element of a screen. The area passes its configuration to it; the router tells it that it is inside the area. */
export function createScreen(context: ElementContext, { tag, router, orderNumber }: ScreenOptions): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element, { [ROUTER]: router });
  if (orderNumber !== undefined) element.setAttribute('order-number', orderNumber);
  element.setAttribute('exportparts', SCREEN_PARTS);
  // The area's own `focus()` focuses the screen.
  element.dataset['first'] = '';
  updateScreen(context, element);
  postScreenToParent(context);
  return element;
}

/** Forwards the area's slots to the screen. If a slot is empty, the screen shows its own content. */
export function passSlots(area: Element, element: HTMLElement): void {
  for (const name of ['summary', 'payment', 'address', 'help', 'empty']) {
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

/** Passes the current configuration. Every value is set explicitly, so that page-wide defaults do not apply again. */
export function updateScreen(context: ElementContext, element: HTMLElement): void {
  const { configuration } = context.settings.getState();
  for (const { name } of PASSED_ATTRIBUTES) {
    const value: unknown = Reflect.get(configuration, toPropertyName(name));
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  Object.assign(element, { adapter: context.port.getProperty('adapter') });
}

/** Calls back when the page adds children to the area or removes them. Returns the unsubscribe function. */
export function followChildren(area: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(area, { childList: true });
  return () => observer.disconnect();
}

/**
 * Announces a slow wait once, as the screens do: a quick one ends with the screen's heading, which is read out. Returns the function to
 * call with whether the area waits.
 */
export function createSlowNotice({ platform, settings }: ElementContext): (isWaiting: boolean) => void {
  let stopTimer: (() => void) | undefined;
  return (isWaiting) => {
    if (!isWaiting) {
      stopTimer?.();
      stopTimer = undefined;
      return;
    }
    stopTimer ??= platform.after(SLOW_MS, () => {
      const { intl } = settings.getState();
      if (intl) platform.announce(intl.t('area.loading'));
    });
  };
}
