import type { OrdersAdapter, OrdersEventDetails } from '../../../elements/index.js';

/** What a page of any framework hands to each of its tags. */
export interface BoxProps {
  readonly locale: string;
  readonly isStandalone: boolean;
  readonly adapter: OrdersAdapter;
  readonly onReady: (event: CustomEvent<OrdersEventDetails['orders-ready']>) => void;
}

/** Of which tags the listener that the framework bound has heard. What a tag inside of another tells is heard as the outer one's. */
const heard: string[] = [];

/** Where the pages begin: in English, each tag with a heading. */
export const FIRST: BoxProps = {
  locale: 'en',
  isStandalone: false,
  adapter: { user: null, links: { phone: '+1 503 555 0100' } },
  onReady: ({ currentTarget }) => heard.push((currentTarget as Element).localName),
};

/** What changes by a press on the page. */
export const SECOND: Partial<BoxProps> = { locale: 'de', isStandalone: true };

/** Lets the test read what the tags were given and have said. */
export function showToTest(): void {
  Object.assign(window, { given: FIRST.adapter, heard });
}
