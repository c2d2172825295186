import english from '../locales/en.json?only=withdrawal.title,withdrawal.statementTitle,withdrawal.confirmTitle,withdrawal.receiptTitle,withdrawal.existingTitle,withdrawal.intro,withdrawal.required,withdrawal.name,withdrawal.orderNumber,withdrawal.email,withdrawal.wrongEmail,withdrawal.about,withdrawal.left,withdrawal.readingItems,withdrawal.itemsNotRead,withdrawal.continue,withdrawal.incomplete,withdrawal.correctEmail,withdrawal.noItems,withdrawal.shorten,withdrawal.notHere,failure.,configuration.&ast';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import form from '../src/ui/styles/form.css?inline';
import longFields from '../src/ui/styles/long-fields.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createWithdrawalController } from '../src/features/withdrawal/withdrawal-controller.js';
import { Withdrawal } from '../src/features/withdrawal/withdrawal.js';
import { FormSkeleton } from '../src/ui/form-skeleton.js';
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

const tag = 'orders-withdrawal';

const attributes = [
  ...COMMON_ATTRIBUTES,
  {
    name: 'order-number',
    kind: 'order-number',
    meaning: 'Number of the order that the contract is about. Without it, the shopper types or chooses one.',
  },
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

const properties = [...COMMON_PROPERTIES, CONTACT_PROPERTY] as const satisfies readonly PropertyRow[];

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const withdrawalContract = {
  tag,
  meaning:
    'Withdraws from a contract, as EU law asks for: statement, confirmation and receipt, without a sign-in or a lookup. In countries outside of the European Union it says that nothing is offered.',
  attributes,
  properties,
  methods: COMMON_METHODS,
  events: ['orders-ready', 'orders-withdrawal-sent', 'orders-session-end', 'orders-error'],
  parts: [
    ...COMMON_PARTS,
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
    { name: 'picture', meaning: 'The frame of a product picture.' },
  ],
  tokens: COMMON_TOKENS,
  slots: COMMON_SLOTS,
} as const satisfies TagContract;

/**
 * `<orders-withdrawal>`: takes a consumer's statement to withdraw from a contract, with both steps and both labels of
 * article 11a of Directive 2011/83/EU, and shows its receipt. Name, e-mail address and statement are only sent to the
 * order service.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-withdrawal.js"></script>
 * <orders-withdrawal country="de" locale="en"></orders-withdrawal>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties },
  createController: createWithdrawalController,
  feature: Withdrawal,
  skeleton: FormSkeleton,
  english,
  styles: [tokens, base, button, form, longFields, skeleton],
});
