import type { Order } from '../../../orders/model/order.js';
import { isAlike } from '../../../stores/model/pickup-store.js';

/** What the screen shows by itself. */
export interface ShownTexts {
  readonly headline: string;
  /** A message says that the order is or was cancelled. */
  readonly hasCancelMessage: boolean;
  /** A panel asks for the payment, or says that it is being checked. */
  readonly hasPaymentPanel: boolean;
}

/** Where each text of the service stands; a text that would be there twice is absent. */
export interface OrderWords {
  /** The line below the headline. */
  readonly subStatus: string | undefined;
  /** A notice below it. */
  readonly notice: string | undefined;
  /** In the message about the cancellation, in place of our own sentence; the first group no longer says them. */
  readonly cancelNotes: readonly string[];
  /** In the payment panel, in place of our own sentence. */
  readonly paymentNote: string | undefined;
}

/**
 * Says each thing once. Where a message or panel of ours is about the same as a text of the service, it holds that text in place of its own
 * sentence; a text that only repeats another one is left out.
 */
export function chooseWords({ subStatus, message, groups }: WordedOrder, shown: ShownTexts): OrderWords {
  const [first] = groups;
  const cancelNotes = shown.hasCancelMessage ? dropRepeats([first?.subheading, first?.message], [shown.headline]) : [];
  const [line] = dropRepeats([subStatus], [shown.headline, ...cancelNotes]);
  const [notice] = dropRepeats([message], [shown.headline, line, ...cancelNotes]);
  const isAboutPayment = shown.hasPaymentPanel && !shown.hasCancelMessage;
  return {
    subStatus: line,
    notice: isAboutPayment ? undefined : notice,
    cancelNotes,
    paymentNote: isAboutPayment ? notice : undefined,
  };
}

type Text = string | undefined;
type WordedOrder = Pick<Order, 'subStatus' | 'message' | 'groups'>;

function dropRepeats(texts: readonly Text[], others: readonly Text[]): string[] {
  const known = others.filter((text) => text !== undefined);
  return texts.reduce<string[]>(
    (distinct, text) =>
      text === undefined || [...known, ...distinct].some((other) => isAlike(other, text))
        ? distinct
        : [...distinct, text],
    [],
  );
}
