import english from '../locales/en.json?only=curbside.,failure.&ast';
import base from '../src/ui/styles/base.css?inline';
import button from '../src/ui/styles/button.css?inline';
import curbside from '../src/features/curbside/curbside.css?inline';
import form from '../src/ui/styles/form.css?inline';
import skeleton from '../src/ui/styles/skeleton.css?inline';
import tokens from '../src/ui/styles/tokens.css?inline';
import { COMMON_ATTRIBUTES, type AttributeTable } from '../src/app/configuration/attribute-table.js';
import { createCheckInController } from '../src/features/curbside/check-in-controller.js';
import { Curbside } from '../src/features/curbside/curbside.js';
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

const tag = 'orders-curbside-checkin';

const attributes = [
  ...COMMON_ATTRIBUTES,
  { name: 'order-number', kind: 'order-number', meaning: 'Number of the order to pick up.' },
  { name: 'store-id', kind: 'text', meaning: 'Id of the store; defaults to `storeId` of the query.' },
  {
    name: 'qr-id',
    kind: 'text',
    meaning: 'Id of the code at the parking spot; defaults to `qrId` of the query.',
  },
  {
    name: 'store-interaction-id',
    kind: 'text',
    meaning:
      'Id of a check-in that was made elsewhere: the tag follows it and skips the form. Defaults to `storeInteractionId` of the query.',
  },
] as const satisfies AttributeTable;

declare module '../src/app/configuration/attribute-table.js' {
  interface TagAttributes extends AttributeValues<typeof attributes> {}
}

/** The part above ships; the rest is for the docs, and shipped code must not read it. */
export const curbsideCheckinContract = {
  tag,
  meaning:
    'Lets a shopper who is waiting outside check in at the store, and shows the progress of the handover. Needs the flag `enableCurbsidePickup`.',
  attributes,
  properties: COMMON_PROPERTIES,
  methods: COMMON_METHODS,
  events: ['orders-ready', 'orders-sign-in', 'orders-checked-in', 'orders-session-end', 'orders-error'],
  parts: [
    ...COMMON_PARTS,
    { name: 'field', meaning: 'A label with its input, hint and error.' },
    { name: 'label', meaning: 'The label of a field or a group of choices.' },
    { name: 'input', meaning: 'The input of a field.' },
  ],
  tokens: COMMON_TOKENS,
  slots: COMMON_SLOTS,
} as const satisfies TagContract;

/**
 * `<orders-curbside-checkin>`: a shopper who waits outside a store checks in, and sees the store's progress. The description of the vehicle
 * is in memory only; the id of the arrival is stored for the session, except on a shared device (`kiosk`). Renders nothing without the flag
 * `enableCurbsidePickup`.
 *
 * ```html
 * <script type="module" src="https://shop.example/orders-area/cdn/orders-curbside-checkin.js"></script>
 * <orders-curbside-checkin flags="enableCurbsidePickup" order-number="US10000006" store-id="101" qr-id="Q101"></orders-curbside-checkin>
 * ```
 */
export const definition = toElement({
  contract: { tag, attributes, properties: COMMON_PROPERTIES },
  createController: createCheckInController,
  feature: Curbside,
  skeleton: FormSkeleton,
  english,
  styles: [tokens, base, button, form, skeleton, curbside],
});
