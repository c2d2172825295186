import english from '../locales/en.json?only=partnerHistory.,orderHistory.,order.,failure.,readFailure.,configuration.&ast';
import alertsPlaceholder from '../src/features/alerts/alerts-placeholder.css?inline';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import emptyState from '../src/ui/styles/empty-state.css?inline';
import history from '../src/features/order-history/history.css?inline';
import orderCard from '../src/orders/order-card.css?inline';
import partnerHistory from '../src/features/order-history/partners/partner-history.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createPartnerHistoryController } from '../src/features/order-history/partners/partner-history-controller.js';
import { PartnerHistory } from '../src/features/order-history/partners/partner-history.js';
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

const tag = 'orders-partner-history';

const attributes = [...COMMON_ATTRIBUTES] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const partnerHistoryContract = {
  tag,
  meaning: "A member's purchases from partners, newest first, ten at a time. Needs the flag `enablePartnerOrders`.",
  attributes,
  properties: COMMON_PROPERTIES,
  methods: COMMON_METHODS,
  events: ['orders-ready', 'orders-navigate', 'orders-sign-in', 'orders-session-end', 'orders-error'],
  parts: [
    ...COMMON_PARTS,
    { name: 'card', meaning: 'One purchased item.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'status', meaning: 'The status of an order, a group or an item, in words.' },
    { name: 'status-dot', meaning: 'The dot before a status, in its colour.' },
    { name: 'price', meaning: 'A price or a total.' },
  ],
  tokens: COMMON_TOKENS,
  slots: COMMON_SLOTS,
} as const satisfies TagContract;

/**
 * `<orders-partner-history>`: what the signed-in member bought from partners, newest first, ten at a time, with answers to
 * frequent questions. Shows orders only if the flag `enablePartnerOrders` is on.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-partner-history.js"></script>
 * <orders-partner-history flags="enablePartnerOrders" api-base="https://api.shop.example"></orders-partner-history>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties: COMMON_PROPERTIES },
  createController: createPartnerHistoryController,
  feature: withAlerts(PartnerHistory),
  skeleton: HistorySkeleton,
  english,
  styles: [tokens, base, alertsPlaceholder, button, skeleton, orderCard, history, emptyState, partnerHistory],
});
