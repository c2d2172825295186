import { createMember } from './member.js';
import { placeTag, waitForText, type Attributes, type OrderElement } from './page.js';
import { KNOWN } from './service.js';

export type OrderTag = 'orders-card' | 'orders-detail';

/** Adds a tag of one order to the page of a member. */
export function placeOrder(tag: OrderTag, attributes: Attributes = {}, properties: object = {}): OrderElement {
  return placeTag<OrderElement>(tag, {
    attributes: { 'order-number': KNOWN.orderNumber, ...attributes },
    properties: { adapter: createMember(), ...properties },
  });
}

/** Adds a tag of one order to the page of a member and waits for the order. */
export async function mountOrder(
  tag: OrderTag,
  attributes: Attributes = {},
  properties: object = {},
): Promise<OrderElement> {
  const element = placeOrder(tag, attributes, properties);
  await waitForText(element, 'Training shirt');
  return element;
}

/** The properties of a guest's page: no member is signed in, and the contact opens the order. */
export const GUEST = { adapter: {}, contact: { email: KNOWN.email } } as const;
