import type { Page } from '@playwright/test';
import type { OrdersTag } from '../../../elements/loaders.js';

interface SecondTag {
  /** Defaults to `orders-detail`. */
  readonly tag?: OrdersTag;
  readonly orderNumber: string;
  /** Names of attributes to copy from the area. */
  readonly takes?: readonly string[];
  /** The country, if only the area's path contains it. */
  readonly country?: string;
}

/** Adds another element of the same shopper with the same order after the area, not inside it. */
export async function placeSecond(
  page: Page,
  { tag = 'orders-detail', orderNumber, takes = [], country }: SecondTag,
): Promise<void> {
  const tagAttributes = { 'order-number': orderNumber, ...(country !== undefined && { country }) };
  await page.evaluate(
    ([name, taken, attributes]) => {
      const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
      const second = document.createElement(name);
      for (const attribute of taken) second.setAttribute(attribute, area.getAttribute(attribute) ?? '');
      for (const [attribute, value] of Object.entries(attributes)) second.setAttribute(attribute, value);
      Object.assign(second, { adapter: area.adapter });
      area.after(second);
    },
    [tag, takes, tagAttributes] as const,
  );
}
