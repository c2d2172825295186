import type { Answer, SentRequest } from './exchange.js';
import { createMember } from './member.js';
import { find, placeTag, type Attributes, type OrdersElement } from './page.js';
import { until } from './until.js';

/** The page size of the client. */
const PAGE = 10;

export const FLAG = { flags: 'enablePartnerOrders' };

/** A partner order as the service sends it. */
function createWirePartnerOrder(title: string, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    partnerName: 'Stride Club',
    orderDate: '2026-11-10T09:00:00Z[UTC]',
    orderid: 'SC-20418',
    category: 'Shirts',
    image: '/pictures/shirt.svg',
    lineItemColor: 'success',
    lineItemStatus: 'delivered',
    memberGatedFlag: false,
    lineItemChargedPrice: 80,
    currency: 'USD',
    quantity: 1,
    size: 'M',
    styleColor: 'TS1000-101',
    title,
    gtin: '00012345678905',
    ...changes,
  };
}

/** `Partner shirt 1` and on. */
export function createWirePartnerOrders(count: number): ReturnType<typeof createWirePartnerOrder>[] {
  return Array.from({ length: count }, (_, index) => createWirePartnerOrder(`Partner shirt ${index + 1}`));
}

/** Answers the partner orders with these, ten at a time, and one consent. Guests are refused. */
export function createPartnerService(orders: readonly object[], consents: readonly object[] = CONSENTS) {
  return ({ path, query, headers }: SentRequest): Answer => {
    if (headers['authorization'] === undefined) return { status: 401, json: {} };
    if (path.startsWith('/identity/')) return { status: 200, json: { consents } };
    if (path !== '/partner_history/v1') return { status: 200, json: { objects: [], pages: {} } };
    const from = Number(new URLSearchParams(query).get('anchor') ?? 0);
    const end = from + PAGE;
    const next = end < orders.length ? `/partner_history/v1?count=${PAGE}&anchor=${end}` : '';
    return { status: 200, json: { orderItems: orders.slice(from, end), pages: { next } } };
  };
}

const CONSENTS = [{ id: 'c1', partnerName: 'Stride Club' }];

/** Adds the partner orders of a member to the page. */
export function placePartners(attributes: Attributes = {}, properties: object = {}): OrdersElement {
  return placeTag('orders-partner-history', {
    attributes: { ...FLAG, ...attributes },
    properties: { adapter: createMember(), ...properties },
  });
}

/** Adds them to the page and waits for them. */
export async function mountPartners(attributes: Attributes = {}, properties: object = {}): Promise<OrdersElement> {
  const element = placePartners(attributes, properties);
  await waitForPartners(element);
  return element;
}

export async function waitForPartners(element: Element, count?: number): Promise<void> {
  await until(
    () => (count === undefined ? find(element, '.card') : listTitles(element).length === count),
    () => `${count ?? 'any'} partner orders; there are ${listTitles(element).length}`,
  );
}

/** The displayed titles, from top to bottom. */
function listTitles(element: Element): string[] {
  return [...(element.shadowRoot?.querySelectorAll('.partner-title') ?? [])].map(({ textContent }) => textContent);
}
