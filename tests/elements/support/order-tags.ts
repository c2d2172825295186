import { createMember } from './member.js';
import { placeTag, waitForText, type Attributes, type OrderElement } from './page.js';
import { KNOWN } from './service.js';
import { until } from './until.js';

export type OrderTag = 'orders-card' | 'orders-detail';

/** Adds a tag of one order to the page of a member. */
export function placeOrder(tag: OrderTag, attributes: Attributes = {}, properties: object = {}): OrderElement {
  return placeTag<OrderElement>(tag, {
    attributes: { 'order-number': KNOWN.orderNumber, ...attributes },
    properties: { adapter: createMember(), ...properties },
  });
}

/** Adds a tag of one order to the page of a member and waits for the order, and for the cards beside it. */
export async function mountOrder(
  tag: OrderTag,
  attributes: Attributes = {},
  properties: object = {},
): Promise<OrderElement> {
  const element = placeOrder(tag, attributes, properties);
  await waitForText(element, 'Training shirt');
  await until(() => !element.shadowRoot?.querySelector('.order-side .skeleton'), 'the cards beside the order');
  return element;
}

/** The properties of a guest's page: no member is signed in, and the contact opens the order. */
export const GUEST = { adapter: {}, contact: { email: KNOWN.email } } as const;
