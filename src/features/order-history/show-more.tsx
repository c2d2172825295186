import type { ReactNode } from 'react';
import type { MoreOrders } from './store/order-history.js';
import { useIntl } from '../../app/context/element-context.js';
import { getReadFailureMessage } from '../../i18n/failure-message.js';
import { Button } from '../../ui/button.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { MessageBox } from '../../ui/message-box.js';

export interface ShowMoreProps {
  readonly more: MoreOrders;
  readonly onPress: () => void;
  /** What else can be done about a page that did not come. */
  readonly children?: ReactNode;
}

/**
 * The way to the next page. It keeps the focus while the page is on its way, and after one that did not come. The shape of what comes
 * makes room for it with the press: later, the page would move by itself.
 */
export function ShowMore({ more, onPress, children }: ShowMoreProps): ReactNode {
  const intl = useIntl();
  if (more.status === 'none') return null;
  const isLoading = more.status === 'loading';
  const message = more.status === 'failed' ? getReadFailureMessage(more.failure) : undefined;
  return (
    <>
      {isLoading && <HistorySkeleton />}
      <div className="show-more">
        {message && (
          <MessageBox tone="critical" title={intl.t(message.title)} isAlert>
            <p>{intl.t(message.text)}</p>
            {children}
          </MessageBox>
        )}
        <Button kind="secondary" isBusy={isLoading} onPress={onPress}>
          {intl.t(isLoading ? 'orderHistory.loadingMore' : 'orderHistory.showMore')}
        </Button>
      </div>
    </>
  );
}
