import english from '../locales/en.json?only=dialog.close,bankRefund.,returnOrder.total,returnOrder.withTaxes,orderDetail.summary,orderDetail.subTotal,orderDetail.shipping,orderDetail.fees,orderDetail.taxes,orderDetail.duties,orderDetail.free,orderDetail.total,orderDetail.includedTaxes,orderDetail.goodsTax,orderDetail.slow,orderDetail.noNumber,orderDetail.signedOut,orderDetail.signIn,orderDetail.lookUp,orderDetail.missing,orderDetail.guestMissing,orderDetail.allOrders,failure.,readFailure.,configuration.&ast';
import bankRefund from '../src/features/bank-refund/bank-refund.css?inline';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import dialog from '../src/ui/styles/dialog.css?inline';
import emptyState from '../src/ui/styles/empty-state.css?inline';
import form from '../src/ui/styles/form.css?inline';
import orderDetail from '../src/features/order-detail/order-detail.css?inline';
import sideCards from '../src/features/order-detail/side-cards.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import {
  COMMON_ATTRIBUTES,
  ALLOW_SENSITIVE,
  GUEST_BANK_REFUND,
  PARENT_ORIGIN,
  type AttributeTable,
} from '../src/app/configuration/attribute-table.js';
import { createBankRefundController } from '../src/features/bank-refund/bank-refund-controller.js';
import { BankRefund } from '../src/features/bank-refund/bank-refund.js';
import { FormSkeleton } from '../src/ui/form-skeleton.js';
import {
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  SUMMARY_SLOT,
  CONTACT_PROPERTY,
  type PropertyRow,
  type TagContract,
} from './bridge/tag-contract.js';
import { toElement } from './bridge/to-element.js';

const tag = 'orders-bank-refund';

const attributes = [
  ...COMMON_ATTRIBUTES,
  {
    name: 'order-number',
    kind: 'order-number',
    isRequired: true,
    meaning: 'Number of the return or of its order.',
  },
  {
    name: 'step',
    kind: 'one-of',
    values: ['landing', 'form'],
    default: 'landing',
    meaning: 'First screen of a standalone tag: the explanation or the form.',
  },
  GUEST_BANK_REFUND,
  ALLOW_SENSITIVE,
  PARENT_ORIGIN,
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

const properties = [...COMMON_PROPERTIES, CONTACT_PROPERTY] as const satisfies readonly PropertyRow[];

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const bankRefundContract = {
  tag,
  meaning: 'Requests the refund of a return to a bank account: explanation, form and confirmation.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: ['orders-ready', 'orders-navigate', 'orders-sign-in', 'orders-session-end', 'orders-error'],
  parts: [
    ...COMMON_PARTS,
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
    { name: 'price', meaning: 'A price or a total.' },
    { name: 'side-card', meaning: 'The estimated refund.' },
    { name: 'dialog', meaning: 'A modal dialog.' },
    {
      name: 'dialog-close',
      meaning: 'The X in the corner of a dialog, which closes it; also `button` and `button-text`.',
    },
  ],
  tokens: COMMON_TOKENS,
  slots: [...COMMON_SLOTS, SUMMARY_SLOT],
} as const satisfies TagContract;

/**
 * `<orders-bank-refund>`: collects the bank account for the refund of a return that was paid in cash, from the signed-in member, or with
 * `guest-bank-refund` from a guest whose contact is known.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-bank-refund.js"></script>
 * <orders-bank-refund country="pl" locale="en" order-number="RT10000010"></orders-bank-refund>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  createController: createBankRefundController,
  feature: BankRefund,
  skeleton: FormSkeleton,
  english,
  styles: [tokens, base, button, skeleton, form, dialog, emptyState, orderDetail, sideCards, bankRefund],
});
