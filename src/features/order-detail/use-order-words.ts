import { isCancelledAhead, type CancelMark, type CancelStatus } from '../../orders/model/cancellation.js';
import type { Order } from '../../orders/model/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { useIntl } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { formatHeading } from '../../orders/item-words.js';
import { findLeadingGroup } from './model/order-shipments.js';
import { usePaymentDue } from './payment/use-payment-due.js';
import { chooseWords, type OrderWords } from './model/order-words.js';

/** The service's texts about the displayed order, each where it is said once. */
export function useOrderWords(order: Order, cancelStatus: CancelStatus | undefined): OrderWords {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const due = usePaymentDue(order);
  return chooseWords(order, {
    headline: formatHeadline(order, intl) ?? '',
    hasCancelMessage: cancelStatus !== undefined,
    hasPaymentPanel: due === 'link' ? toUrl(order.legacyPaymentUrl) !== undefined : due !== undefined,
  });
}

/**
 * The headline of an order: the heading of its leading group, or that it was cancelled if the order does not show it yet. Undefined without
 * groups.
 */
export function formatHeadline(order: Order, intl: Intl18n, mark?: CancelMark): string | undefined {
  const leading = findLeadingGroup(order);
  if (leading && isCancelledAhead(order, mark))
    return intl.t('order.status', { status: order.kind === 'return' ? 'returnCancelled' : 'cancelled' });
  return leading && formatHeading(leading, intl);
}
