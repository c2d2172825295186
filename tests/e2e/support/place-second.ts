import type { Page } from '@playwright/test';
import type { OrdersTag } from '../../../elements/loaders.js';

interface SecondTag {
  /** `orders-detail` where nothing is said. */
  readonly tag?: OrdersTag;
  readonly orderNumber: string;
  /** Names of attributes that it takes over from the area. */
  readonly takes?: readonly string[];
  /** As the area's path says it, in place of an attribute. */
  readonly country?: string;
}

/** Puts another tag of the same shopper, with the same order, after the area: not in it. */
export async function placeSecond(
  page: Page,
  { tag = 'orders-detail', orderNumber, takes = [], country }: SecondTag,
): Promise<void> {
  const own = { 'order-number': orderNumber, ...(country !== undefined && { country }) };
  await page.evaluate(
    ([name, taken, attributes]) => {
      const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
      const second = document.createElement(name);
      for (const attribute of taken) second.setAttribute(attribute, area.getAttribute(attribute) ?? '');
      for (const [attribute, value] of Object.entries(attributes)) second.setAttribute(attribute, value);
      Object.assign(second, { adapter: area.adapter });
      area.after(second);
    },
    [tag, takes, own] as const,
  );
}
