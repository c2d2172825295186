import english from '../locales/en.json?only=giftCard.,failure.&ast';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import form from '../src/ui/styles/form.css?inline';
import giftCard from '../src/features/gift-card/gift-card.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, ALLOW_SENSITIVE, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createGiftCardController } from '../src/features/gift-card/gift-card-controller.js';
import { GiftCard } from '../src/features/gift-card/gift-card.js';
import { FormSkeleton } from '../src/ui/form-skeleton.js';
import {
  COMMON_METHODS,
  COMMON_PARTS,
  COMMON_PROPERTIES,
  COMMON_SLOTS,
  COMMON_TOKENS,
  type TagContract,
} from './bridge/tag-contract.js';
import { toElement } from './bridge/to-element.js';

const tag = 'orders-gift-card-balance';

const attributes = [...COMMON_ATTRIBUTES, ALLOW_SENSITIVE] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const giftCardBalanceContract = {
  tag,
  meaning: 'Shows the balance of a gift card by its number and PIN. Needs the flag `enableGiftCardLookup`.',
  attributes,
  properties: COMMON_PROPERTIES,
  methods: COMMON_METHODS,
  events: ['orders-ready', 'orders-sign-in', 'orders-session-end', 'orders-error'],
  parts: [
    ...COMMON_PARTS,
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
    { name: 'card', meaning: 'The panel shaped like a gift card.' },
    { name: 'price', meaning: 'A price or a total.' },
  ],
  tokens: COMMON_TOKENS,
  slots: COMMON_SLOTS,
} as const satisfies TagContract;

/**
 * `<orders-gift-card-balance>`: shows the balance of a gift card. Neither its number nor its PIN is stored, put into an address or sent with
 * an event. Renders nothing without the flag `enableGiftCardLookup`.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-gift-card-balance.js"></script>
 * <orders-gift-card-balance flags="enableGiftCardLookup" country="us" locale="en"></orders-gift-card-balance>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties: COMMON_PROPERTIES },
  createController: createGiftCardController,
  feature: GiftCard,
  skeleton: FormSkeleton,
  english,
  styles: [tokens, base, button, form, skeleton, giftCard],
});
