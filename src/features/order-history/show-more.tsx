import { type ReactNode, useLayoutEffect, useRef, type RefObject } from 'react';
import type { MoreOrders } from './store/order-history.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { Button } from '../../ui/button.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { MessageBox } from '../../ui/message-box.js';
import { takeLostFocus } from '../../ui/screen-heading.js';

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

export interface MoreStatusOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** As many are on show. */
  readonly count: number;
  readonly more: MoreOrders;
  /** Finds in the list what can have the focus, one in each entry. */
  readonly entries: string;
  /** Asks for the next page. */
  readonly onPress: () => void;
}

/** Says how many came with a page, and keeps the focus of whoever pressed for it. Gives what a press of the button does. */
export function useMoreStatus({ list, count, more, entries, onPress }: MoreStatusOptions): () => void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const shown = useRef(count);
  const isAwaited = useRef(false);
  // A layout effect: the browser has not seen yet that the button went.
  useLayoutEffect(() => {
    const added = count - shown.current;
    shown.current = count;
    if (more.status === 'failed') isAwaited.current = false;
    if (added <= 0) return;
    platform.announce(intl.t('orderHistory.added', { count: added, total: count }));
    // The button is gone with the last page: who pressed it goes on at the first order it brought.
    if (isAwaited.current && more.status === 'none')
      takeLostFocus([...(list.current?.querySelectorAll<HTMLElement>(entries) ?? [])].at(-added));
    isAwaited.current = false;
  }, [count, more.status, intl, platform, list, entries]);
  return () => {
    isAwaited.current = true;
    onPress();
  };
}
