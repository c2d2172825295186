import type { MessageId } from '../i18n/create-intl.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import type { OrderGroup } from './model/order.js';

/** One thing to do: in the page where `onGo` says how, or else elsewhere. Without an address it happens right here. */
export interface CardLink {
  readonly label: MessageId;
  readonly href?: SafeUrl;
  readonly onGo?: () => void;
  readonly isBusy?: boolean | undefined;
  /** Why it could not be done. */
  readonly failure?: MessageId;
}

/** How a card of an order reaches the outside. */
export interface CardLinks {
  /** Lets an address through the URL gate, or not. */
  readonly toUrl: (address: string | undefined) => SafeUrl | undefined;
  /** The order's own screen; absent where the card leads nowhere. */
  readonly href?: SafeUrl | undefined;
  readonly onOpen?: () => void;
  /** What can be done with a part of the order. */
  readonly listActions?: (group: OrderGroup) => readonly CardLink[];
  /** A picture could not be shown. */
  readonly onPictureFail?: () => void;
}
