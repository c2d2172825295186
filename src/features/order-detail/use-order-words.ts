import { findCancelResult, type CancelResult, type CancelStatus } from '../../orders/model/cancellation.js';
import type { Order } from '../../orders/model/order.js';
import { isInText } from '../../orders/model/placed.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatDay } from '../../i18n/format-day.js';
import { useIntl } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { formatHeading } from '../../orders/item-words.js';
import { usePaymentDue } from './payment/use-payment-due.js';
import {
  chooseHeadline,
  chooseWords,
  isCancelInHeadline,
  type OrderWords,
  type ShownCancel,
} from './model/order-words.js';
import { findPickup } from './model/pickup.js';

/**
 * Returns where to show each of the service's texts about the displayed order.
 *
 * @param status the message about a cancellation
 */
export function useOrderWords(order: Order, status: CancelStatus | undefined): OrderWords {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const due = usePaymentDue(order);
  const cancel = status && toShownCancel(order, status);
  return chooseWords(order, {
    headline: formatHeadline(order, intl, cancel?.isUnconfirmed ? cancel.result : undefined) ?? '',
    // A return has a notice of its own.
    cancel: order.kind === 'return' ? undefined : cancel,
    hasPaymentPanel: due === 'link' ? toUrl(order.legacyPaymentUrl) !== undefined : due !== undefined,
    pickup: findPickup(order)?.group,
  });
}

function toShownCancel(order: Order, { result }: CancelStatus): ShownCancel {
  return { result, isUnconfirmed: findCancelResult(order) !== result };
}

/** The day of a cancellation that the headline reports, unless the headline contains it. */
export function formatCancelDay(
  headline: string,
  intl: Intl18n,
  { order, status }: CancelledOrder,
): string | undefined {
  if (status?.at === undefined || status.result === 'pending' || order.kind === 'return') return undefined;
  const iso = new Date(status.at).toISOString();
  const isAboutIt = isCancelInHeadline(order, toShownCancel(order, status));
  return isAboutIt && !isInText(formatDay(intl.locale, iso), headline) ? intl.date(iso) : undefined;
}

interface CancelledOrder {
  readonly order: Order;
  readonly status: CancelStatus | undefined;
}

/** What follows from a cancellation, in the service's words if it has some. */
export function listCancelNotes(
  { cancelNotes }: OrderWords,
  status: CancelStatus | undefined,
  intl: Intl18n,
): readonly string[] {
  if (cancelNotes.length > 0) return cancelNotes;
  return [intl.t(status?.result === 'pending' ? 'orderDetail.cancelPending' : 'orderDetail.cancelled')];
}

/** The headline of an order. Undefined without groups. */
export function formatHeadline(order: Order, intl: Intl18n, unconfirmed: CancelResult | undefined): string | undefined {
  const headline = chooseHeadline(order, unconfirmed);
  if (!headline) return undefined;
  if ('group' in headline) return formatHeading(headline.group, intl);
  return 'status' in headline
    ? intl.t('order.status', headline)
    : intl.t('orderDetail.orderedOn', { date: formatDay(intl.locale, headline.placedAt) });
}
