import type { ReturnGuide } from '../../returns/use-return-rules.js';
import type { MessageId } from '../../i18n/message-id.js';
import type { IconShape } from '../../ui/icon.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { LABEL_ICON } from '../../ui/icons/label-icon.js';
import { PARCEL_ICON } from '../../ui/icons/parcel-icon.js';
import { PHONE_ICON } from '../../ui/icons/phone-icon.js';
import { STORE_ICON } from '../../ui/icons/store-icon.js';
import { TRUCK_ICON } from '../../ui/icons/truck-icon.js';

interface StepWords {
  readonly text: MessageId;
  readonly icon: IconShape;
}

/** What a shopper does at each step. */
export const STEP_WORDS = {
  pack: { text: 'returnGuide.pack', icon: PARCEL_ICON },
  label: { text: 'returnGuide.label', icon: LABEL_ICON },
  code: { text: 'returnGuide.code', icon: PHONE_ICON },
  dropOff: { text: 'returnGuide.dropOff', icon: STORE_ICON },
  dropUps: { text: 'returnGuide.dropUps', icon: STORE_ICON },
  dropUsps: { text: 'returnGuide.dropUsps', icon: STORE_ICON },
  dropPostNl: { text: 'returnGuide.dropPostNl', icon: STORE_ICON },
  dropDhl: { text: 'returnGuide.dropDhl', icon: STORE_ICON },
  dropHermes: { text: 'returnGuide.dropHermes', icon: STORE_ICON },
  dropRoyalMail: { text: 'returnGuide.dropRoyalMail', icon: STORE_ICON },
  dropAuPost: { text: 'returnGuide.dropAuPost', icon: STORE_ICON },
  dropPost: { text: 'returnGuide.dropPost', icon: STORE_ICON },
  receipt: { text: 'returnGuide.receipt', icon: CHECK_ICON },
  bookPickup: { text: 'returnGuide.bookPickup', icon: CLOCK_ICON },
  bookUps: { text: 'returnGuide.bookUps', icon: CLOCK_ICON },
  callUps: { text: 'returnGuide.callUps', icon: PHONE_ICON },
  bookSda: { text: 'returnGuide.bookSda', icon: CLOCK_ICON },
  bookSagawa: { text: 'returnGuide.bookSagawa', icon: CLOCK_ICON },
  bookMailbox: { text: 'returnGuide.bookMailbox', icon: CLOCK_ICON },
  mailbox: { text: 'returnGuide.mailbox', icon: TRUCK_ICON },
  handOver: { text: 'returnGuide.handOver', icon: TRUCK_ICON },
  handSagawa: { text: 'returnGuide.handSagawa', icon: TRUCK_ICON },
  courierComes: { text: 'returnGuide.courierComes', icon: CLOCK_ICON },
  handCourier: { text: 'returnGuide.handCourier', icon: TRUCK_ICON },
  storePack: { text: 'returnGuide.storePack', icon: PARCEL_ICON },
  storeShow: { text: 'returnGuide.storeShow', icon: STORE_ICON },
  storeRefund: { text: 'returnGuide.storeRefund', icon: CHECK_ICON },
} as const satisfies Readonly<Record<ReturnGuide['steps'][number], StepWords>>;
