import english from '../locales/en.json?only=guest,failure.&ast';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import form from '../src/ui/styles/form.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createLookupController } from '../src/features/guest-lookup/lookup-controller.js';
import { hasTerms } from '../src/app/data/has-terms.js';
import { loadTerms } from '../src/features/guest-lookup/load-terms.js';
import { GuestLookup } from '../src/features/guest-lookup/guest-lookup.js';
import { FormSkeleton } from '../src/ui/form-skeleton.js';
import {
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  type PropertyRow,
  type TagContract,
} from './bridge/tag-contract.js';
import { toElement } from './bridge/to-element.js';

const tag = 'orders-guest-lookup';

const attributes = [
  ...COMMON_ATTRIBUTES,
  { name: 'order-number', kind: 'order-number', meaning: 'Order number to prefill: 4 to 32 letters or digits.' },
  {
    name: 'order-href',
    kind: 'text',
    meaning:
      "Address of the page's own order screen, to which a found order links; `{orderNumber}` stands for its number. An https address, or one relative to the page.",
  },
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

const properties = [
  ...COMMON_PROPERTIES,
  {
    name: 'contact',
    type: 'LookupContact',
    meaning: "E-mail address or phone number to prefill; unlike a query, it does not appear in the page's address.",
  },
] as const satisfies readonly PropertyRow[];

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const guestLookupContract = {
  tag,
  meaning: 'Lets a guest find an order by its number and an e-mail address or phone number.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: ['orders-ready', 'orders-order-found', 'orders-sign-in', 'orders-session-end', 'orders-error'],
  parts: [
    ...COMMON_PARTS,
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
    { name: 'card', meaning: 'The order that was found.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'status', meaning: 'The status of an order, a group or an item, in words.' },
    { name: 'status-dot', meaning: 'The dot before a status, in its colour.' },
    { name: 'price', meaning: 'A price or a total.' },
  ],
  tokens: COMMON_TOKENS,
  slots: COMMON_SLOTS,
} as const satisfies TagContract;

/**
 * `<orders-guest-lookup>`: a guest finds one order by its number and an e-mail address, or a phone number if the flag
 * `enableSmsLookup` is on. The order is shown as a card, and `orders-order-found` is sent to the page.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-guest-lookup.js"></script>
 * <orders-guest-lookup country="us" locale="en" api-base="https://api.shop.example"></orders-guest-lookup>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  prepare: (country) => (hasTerms(country) ? loadTerms().catch(() => undefined) : undefined),
  createController: createLookupController,
  feature: GuestLookup,
  skeleton: FormSkeleton,
  english,
  styles: [tokens, base, button, form, skeleton],
});
