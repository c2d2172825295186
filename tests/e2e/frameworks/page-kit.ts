import type { OrdersAdapter, OrdersEventDetails } from '../../../elements/index.js';

/** What a page of any framework passes to each of its tags. */
export interface BoxProps {
  readonly locale: string;
  readonly isStandalone: boolean;
  readonly adapter: OrdersAdapter;
  readonly onReady: (event: CustomEvent<OrdersEventDetails['orders-ready']>) => void;
}

/** The tags whose event reached the listener that the framework added. An event of a nested tag counts for the outer one. */
const heard: string[] = [];

/** The initial properties: English, each tag with a heading. */
export const FIRST: BoxProps = {
  locale: 'en',
  isStandalone: false,
  adapter: { user: null, links: { phone: '+1 503 555 0100' } },
  onReady: ({ currentTarget }) => heard.push((currentTarget as Element).localName),
};

/** The properties that the page's button changes. */
export const SECOND: Partial<BoxProps> = { locale: 'de', isStandalone: true };

/** Lets the test read the tags' adapter and the received events. */
export function showToTest(): void {
  Object.assign(window, { given: FIRST.adapter, heard });
}
