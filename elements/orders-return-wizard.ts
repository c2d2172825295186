import english from '../locales/en.json?only=dialog.close,returnWizard.,returnReason.,returnSubmit.,returnPreview.,returnReview.exchangeHeading,returnMethod.,returnOrder.carrier,returnOrder.withTaxes,returnOrder.wait,orderDetail.subTotal,orderDetail.taxes,orderDetail.slow,orderDetail.noNumber,orderDetail.signedOut,orderDetail.signIn,orderDetail.lookUp,orderDetail.missing,orderDetail.guestMissing,orderDetail.allOrders,orderBoxes.mismatch,orderBoxes.goTo,order.,failure.,readFailure.,configuration.&ast';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import dialog from '../src/ui/styles/dialog.css?inline';
import emptyState from '../src/ui/styles/empty-state.css?inline';
import form from '../src/ui/styles/form.css?inline';
import longFields from '../src/ui/styles/long-fields.css?inline';
import orderCard from '../src/orders/order-card.css?inline';
import orderDetail from '../src/features/order-detail/order-detail.css?inline';
import sideCards from '../src/features/order-detail/side-cards.css?inline';
import returnMark from '../src/features/return-wizard/return-mark.css?inline';
import returnMethod from '../src/features/return-wizard/return-method.css?inline';
import returnWizard from '../src/features/return-wizard/return-wizard.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import wizardSummary from '../src/features/return-wizard/wizard-summary.css?inline';
import { COMMON_ATTRIBUTES, PARENT_ORIGIN, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createOrderController } from '../src/orders/order-controller.js';
import { ReturnWizard } from '../src/features/return-wizard/return-wizard.js';
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

const tag = 'orders-return-wizard';

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
export const returnWizardContract = {
  tag,
  meaning: 'Returns items of one order: items, reasons and return method.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: [
    'orders-ready',
    'orders-navigate',
    'orders-sign-in',
    'orders-return-submitted',
    'orders-track',
    'orders-session-end',
    'orders-error',
  ],
  parts: [
    ...COMMON_PARTS,
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
    { name: 'method', meaning: 'One return method.' },
    { name: 'tooltip', meaning: 'Additional information that a small button opens.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
    { name: 'price', meaning: 'A price or a total.' },
    { name: 'side-card', meaning: 'The choices so far, beside the step.' },
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
 * `<orders-return-wizard>`: returns items of one order of the signed-in member, or of a guest whose contact is known: the items,
 * the reasons, and the return method.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-return-wizard.js"></script>
 * <orders-return-wizard country="us" locale="en" order-number="US10000001"></orders-return-wizard>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  createController: createOrderController,
  feature: ReturnWizard,
  skeleton: OrderSkeleton,
  english,
  styles: [
    tokens,
    base,
    button,
    skeleton,
    form,
    longFields,
    orderCard,
    dialog,
    emptyState,
    orderDetail,
    sideCards,
    returnWizard,
    wizardSummary,
    returnMark,
    returnMethod,
  ],
});
