import english from '../locales/en.json?only=orderCard.,order.,failure.,readFailure.,configuration.&ast';
import singleOrder from '../src/features/order-card/single-order.css?inline';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import orderCard from '../src/orders/order-card.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createOrderController } from '../src/orders/order-controller.js';
import { SingleOrder } from '../src/features/order-card/single-order.js';
import { CardSkeleton } from '../src/ui/card-skeleton.js';
import {
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  CONTACT_PROPERTY,
  type PropertyRow,
  type TagContract,
} from './bridge/tag-contract.js';
import { toElement } from './bridge/to-element.js';

const tag = 'orders-card';

const attributes = [
  ...COMMON_ATTRIBUTES,
  { name: 'order-number', kind: 'order-number', meaning: 'Number of the order: 4 to 32 letters or digits.' },
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

const properties = [
  ...COMMON_PROPERTIES,
  CONTACT_PROPERTY,
  {
    name: 'order',
    type: 'GivenOrder',
    meaning: 'The order, in the form in which the order service sends it; the tag then makes no request for it.',
  },
] as const satisfies readonly PropertyRow[];

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const cardContract = {
  tag,
  meaning: 'One order at a glance.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: [
    'orders-ready',
    'orders-navigate',
    'orders-sign-in',
    'orders-cart-add',
    'orders-session-end',
    'orders-error',
  ],
  parts: [
    ...COMMON_PARTS,
    { name: 'card', meaning: 'The order.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'status', meaning: 'The status of an order, a group or an item, in words.' },
    { name: 'status-dot', meaning: 'The dot before a status, in its colour.' },
    { name: 'price', meaning: 'A price or a total.' },
    { name: 'dialog', meaning: 'A modal dialog.' },
    {
      name: 'dialog-close',
      meaning: 'The X in the corner of a dialog, which closes it; also `button` and `button-text`.',
    },
  ],
  tokens: COMMON_TOKENS,
  slots: COMMON_SLOTS,
} as const satisfies TagContract;

/**
 * `<orders-card>`: one order at a glance, by its number or from the property `order`.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-card.js"></script>
 * <orders-card country="us" locale="en" order-number="US10000001"></orders-card>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  createController: createOrderController,
  feature: SingleOrder,
  skeleton: CardSkeleton,
  english,
  styles: [tokens, base, button, skeleton, orderCard, singleOrder],
});
