import { useEffect, useRef, type ReactNode } from 'react';
import type { CancelMark } from '../../domain/cancellation.js';
import { useIntl } from '../../host/use-intl.js';
import { useScope } from '../../host/scope-context.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { MessageBox } from '../../ui/message-box.js';

/** That the order is being cancelled, or was, and when. Read out where it comes while the order is on show. */
export function CancelNews({ news }: { readonly news: CancelMark | undefined }): ReactNode {
  const intl = useIntl();
  const { platform } = useScope();
  const said = useRef(news?.result);
  const isCancelled = news?.result === 'cancelled';
  const title = isCancelled
    ? intl.t('orderDetail.cancelledTitle', { date: intl.date(new Date(news.at).toISOString()) })
    : intl.t('orderDetail.cancelPendingTitle');
  useEffect(() => {
    if (news && news.result !== said.current) platform.announce(title);
    said.current = news?.result;
  }, [news, title, platform]);
  if (!news) return null;
  return (
    <MessageBox tone="success" icon={isCancelled ? CHECK_ICON : CLOCK_ICON} title={title}>
      <p>{intl.t(isCancelled ? 'orderDetail.cancelled' : 'orderDetail.cancelPending')}</p>
    </MessageBox>
  );
}
