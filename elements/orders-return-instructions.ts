import english from '../locales/en.json?only=dialog.close,returnGuide.,returnMethod.title,returnMethod.giftCard,returnMethod.free,returnMethod.from,returnMethod.deducted,returnMethod.unpriced,returnReview.replacement,returnOrder.carrier,returnOrder.startedOn,returnOrder.number,returnOrder.total,returnOrder.cancelled,returnOrder.exchange,returnOrder.wait,orderDetail.slow,orderDetail.noNumber,orderDetail.signedOut,orderDetail.signIn,orderDetail.lookUp,orderDetail.missing,orderDetail.guestMissing,orderDetail.allOrders,order.,failure.,readFailure.,configuration.&ast';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import dialog from '../src/ui/styles/dialog.css?inline';
import emptyState from '../src/ui/styles/empty-state.css?inline';
import orderCard from '../src/orders/order-card.css?inline';
import orderDetail from '../src/features/order-detail/order-detail.css?inline';
import sideCards from '../src/features/order-detail/side-cards.css?inline';
import returnGuide from '../src/features/return-instructions/return-guide.css?inline';
import print from '../src/ui/styles/print.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, PARENT_ORIGIN, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createOrderController } from '../src/orders/order-controller.js';
import { ReturnInstructions } from '../src/features/return-instructions/return-instructions.js';
import { OrderSkeleton } from '../src/ui/card-skeleton.js';
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

const tag = 'orders-return-instructions';

const attributes = [
  ...COMMON_ATTRIBUTES,
  {
    name: 'order-number',
    kind: 'order-number',
    isRequired: true,
    meaning: 'Number of the return: 4 to 32 letters or digits.',
  },
  PARENT_ORIGIN,
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

const properties = [...COMMON_PROPERTIES, CONTACT_PROPERTY] as const satisfies readonly PropertyRow[];

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const returnInstructionsContract = {
  tag,
  meaning: 'Instructions for sending one return back, step by step.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: [
    'orders-ready',
    'orders-navigate',
    'orders-sign-in',
    'orders-return-method-changed',
    'orders-track',
    'orders-session-end',
    'orders-error',
  ],
  parts: [
    ...COMMON_PARTS,
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'price', meaning: 'A price or a total.' },
    { name: 'side-card', meaning: 'The returned items, beside the steps.' },
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
 * `<orders-return-instructions>`: the instructions for one return of the signed-in member, or of a guest whose contact is known: step by
 * step, with the deadline and what follows.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-return-instructions.js"></script>
 * <orders-return-instructions country="us" locale="en" order-number="RT10000010"></orders-return-instructions>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  createController: createOrderController,
  feature: ReturnInstructions,
  skeleton: OrderSkeleton,
  english,
  styles: [tokens, base, button, skeleton, orderCard, dialog, emptyState, orderDetail, sideCards, returnGuide, print],
});
