import english from '../locales/en.json?only=orderHistory.,order.,failure.networkTitle,failure.unexpected,failure.retry,failure.contact,readFailure.,configuration.&ast';
import alertsPlaceholder from '../src/features/alerts/alerts-placeholder.css?inline';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import emptyState from '../src/ui/styles/empty-state.css?inline';
import history from '../src/features/order-history/history.css?inline';
import orderCard from '../src/orders/order-card.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createHistoryController } from '../src/features/order-history/history-controller.js';
import { OrderHistory } from '../src/features/order-history/order-history.js';
import { withAlerts } from '../src/features/alerts/with-alerts.js';
import { HistorySkeleton } from '../src/ui/card-skeleton.js';
import {
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  type TagContract,
} from './bridge/tag-contract.js';
import { toElement } from './bridge/to-element.js';

const tag = 'orders-history';

const attributes = [...COMMON_ATTRIBUTES] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const historyContract = {
  tag,
  meaning: 'The orders of a member, newest first, ten at a time.',
  attributes,
  properties: COMMON_PROPERTIES,
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
    { name: 'card', meaning: 'One order.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'status', meaning: 'The status of an order, a group or an item, in words.' },
    { name: 'status-dot', meaning: 'The dot before a status, in its colour.' },
    { name: 'price', meaning: 'A price or a total.' },
    { name: 'dialog', meaning: 'A modal dialog.' },
    {
      name: 'dialog-close',
      meaning: 'The X in the corner of a dialog, which closes it; also `button` and `button-text`.',
    },
    { name: 'input', meaning: 'The field of the search, and its list of years.' },
  ],
  tokens: COMMON_TOKENS,
  slots: [...COMMON_SLOTS, { name: 'empty', meaning: 'Replaces the text for a member without orders.' }],
} as const satisfies TagContract;

/**
 * `<orders-history>`: the orders of the signed-in member, newest first, ten at a time. A click on a card sends `orders-navigate`.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-history.js"></script>
 * <orders-history country="us" locale="en" api-base="https://api.shop.example"></orders-history>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties: COMMON_PROPERTIES },
  createController: createHistoryController,
  feature: withAlerts(OrderHistory),
  skeleton: HistorySkeleton,
  english,
  styles: [tokens, base, alertsPlaceholder, button, skeleton, orderCard, history, emptyState],
});
