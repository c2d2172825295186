import english from '../locales/en.json?only=dialog.close,orderDetail.,order.,failure.,readFailure.,configuration.&ast';
import alertsPlaceholder from '../src/features/alerts/alerts-placeholder.css?inline';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import dialog from '../src/ui/styles/dialog.css?inline';
import emptyState from '../src/ui/styles/empty-state.css?inline';
import orderCard from '../src/orders/order-card.css?inline';
import orderDetail from '../src/features/order-detail/order-detail.css?inline';
import sideCards from '../src/features/order-detail/side-cards.css?inline';
import shipment from '../src/features/order-detail/shipment.css?inline';
import print from '../src/ui/styles/print.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, PARENT_ORIGIN, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createOrderController } from '../src/orders/order-controller.js';
import { OrderDetail } from '../src/features/order-detail/order-detail.js';
import { OrderSkeleton } from '../src/ui/card-skeleton.js';
import { withAlerts } from '../src/features/alerts/with-alerts.js';
import {
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  ORDER_SLOTS,
  CONTACT_PROPERTY,
  type PropertyRow,
  type TagContract,
} from './bridge/tag-contract.js';
import { toElement } from './bridge/to-element.js';

const tag = 'orders-detail';

const attributes = [
  ...COMMON_ATTRIBUTES,
  {
    name: 'order-number',
    kind: 'order-number',
    isRequired: true,
    meaning: 'Number of the order: 4 to 32 letters or digits.',
  },
  PARENT_ORIGIN,
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

const properties = [...COMMON_PROPERTIES, CONTACT_PROPERTY] as const satisfies readonly PropertyRow[];

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const detailContract = {
  tag,
  meaning: 'One order with all its details.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: [
    'orders-ready',
    'orders-navigate',
    'orders-sign-in',
    'orders-order-cancelled',
    'orders-items-cancelled',
    'orders-return-cancelled',
    'orders-cart-add',
    'orders-track',
    'orders-session-end',
    'orders-error',
  ],
  parts: [
    ...COMMON_PARTS,
    { name: 'shipment', meaning: 'One group of the order, such as a shipment, with its lines.' },
    { name: 'side-card', meaning: 'A card beside the order.' },
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
  slots: [...COMMON_SLOTS, ...ORDER_SLOTS],
} as const satisfies TagContract;

/**
 * `<orders-detail>`: one order of the signed-in member, or of a guest whose contact is known: its groups and their lines, the payment, the
 * delivery address, and help.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-detail.js"></script>
 * <orders-detail country="us" locale="en" order-number="US10000001"></orders-detail>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  createController: createOrderController,
  feature: withAlerts(OrderDetail),
  skeleton: OrderSkeleton,
  english,
  styles: [
    tokens,
    base,
    alertsPlaceholder,
    button,
    skeleton,
    orderCard,
    dialog,
    emptyState,
    orderDetail,
    sideCards,
    shipment,
    print,
  ],
});
