import { type ReactNode, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { MoreOrders } from './store/order-history.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { getReadFailureMessage } from '../../i18n/read-failure-message.js';
import { Button } from '../../ui/button.js';
import { HistorySkeleton } from '../../ui/card-skeleton.js';
import { MessageBox } from '../../ui/message-box.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';

export interface ShowMoreProps {
  readonly more: MoreOrders;
  readonly onPress: () => void;
  /** Further actions for a page that failed to load. */
  readonly children?: ReactNode;
}

/**
 * The button that loads the next page. It keeps the focus during loading and after a failure. A skeleton reserves the space as soon as it
 * is pressed, because browsers count a later shift as an unexpected layout shift.
 */
export function ShowMore({ more, onPress, children }: ShowMoreProps): ReactNode {
  const intl = useIntl();
  if (more.status === 'none') return null;
  if (more.status === 'unreadable') return <p className="notice">{intl.t('orderHistory.olderUnreadable')}</p>;
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
  /** The number of displayed entries. */
  readonly count: number;
  readonly more: MoreOrders;
  /** Requests the next page. */
  readonly onPress: () => void;
}

/**
 * Announces how many entries are displayed when a page was added, and moves the focus from the button to the first new one, whose card is
 * read out.
 *
 * @returns the handler for the button's press
 */
export function useMoreStatus({ list, count, more, onPress }: MoreStatusOptions): () => void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const shown = useRef(count);
  const isAwaited = useRef(false);
  const newCard = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const added = count - shown.current;
    shown.current = count;
    if (more.status === 'failed') isAwaited.current = false;
    if (added <= 0) return;
    platform.announce(intl.t('orderHistory.added', { total: count }));
    const card = [...(list.current?.querySelectorAll<HTMLElement>('.card') ?? [])].at(-added);
    if (isAwaited.current) newCard.current = card;
    isAwaited.current = false;
    // The button disappears with the last page: move the focus before the browser notices that.
    if (more.status === 'none' || more.status === 'unreadable') takeLostFocus(newCard.current);
  }, [count, more.status, intl, platform, list]);
  // After the paint: moving the focus earlier would force the layout within the task that renders the cards.
  useEffect(() => {
    focusFromButton(newCard.current);
    newCard.current = undefined;
  }, [count]);
  return () => {
    isAwaited.current = true;
    onPress();
  };
}

/** Moves the focus from the button to a new card, which begins where the button was and so is in view. */
function focusFromButton(card: HTMLElement | undefined): void {
  const root = card?.getRootNode();
  if (root instanceof ShadowRoot && root.activeElement?.matches('.show-more *')) card?.focus({ preventScroll: true });
}
