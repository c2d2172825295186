import type { ReactNode } from 'react';
import type { CancelNews as News } from '../../../orders/model/cancellation.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { sayCancelNews } from '../../../i18n/say-cancel-news.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { MessageBox } from '../../../ui/message-box.js';

/** That the order is being cancelled, or was, and when. */
export function CancelNews({ news }: { readonly news: News | undefined }): ReactNode {
  const intl = useIntl();
  if (!news) return null;
  const isCancelled = news.result === 'cancelled';
  return (
    <MessageBox tone="success" icon={isCancelled ? CHECK_ICON : CLOCK_ICON} title={sayCancelNews(intl, news)}>
      <p>{intl.t(isCancelled ? 'orderDetail.cancelled' : 'orderDetail.cancelPending')}</p>
    </MessageBox>
  );
}
