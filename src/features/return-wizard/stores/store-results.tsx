import { useRef, useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import type { Load, Failure } from '../../../http/model/failure.js';
import type { KnownStore } from '../../../stores/model/store.js';
import { useIntl, useElementContext, useAnnouncement } from '../../../app/context/element-context.js';
import type { ReturnStoresResult } from './use-return-stores.js';
import type { MoreStores, ReturnStoreList } from './store/return-stores.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { MessageBox } from '../../../ui/message-box.js';
import { isInCountry } from './model/return-store.js';
import { useNow } from '../../../app/context/use-now.js';
import { StoreChoice } from './store-choice.js';
import { takeLostFocus } from '../../../ui/take-lost-focus.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { getReadFailureMessage } from '../../../i18n/read-failure-message.js';

export interface StoreResultsProps {
  readonly stores: ReturnStoresResult;
  /** The chosen store no longer exists. */
  readonly isGone: boolean;
  readonly onChoose: (known: KnownStore) => void;
  /** Continues without a store, if none is available. */
  readonly onOtherMethod: () => void;
}

/** The stores found, the state of the search if there are none, and the button that loads more. */
export function StoreResults({ stores, isGone, onChoose, onOtherMethod }: StoreResultsProps): ReactNode {
  const { list, chosen, country, controller } = stores;
  const container = useRef<HTMLDivElement>(null);
  const known = listStores(stores);
  const isUnknown = isChosenUnknown(stores);
  useAnnouncement(list.status === 'loading' && list.isSlow, 'returnStore.slow');
  const handleMore = useStoreListStatus({ container, list, onPress: controller.readMore });
  return (
    <div className="store-results" ref={container} aria-busy={list.status === 'loading' || isUnknown || undefined}>
      {isGone && <StoreGone />}
      {chosen.status === 'failed' && <StoresFailed failure={chosen.failure} onRetry={controller.retryChosen} />}
      {isUnknown ? (
        <StoreSkeleton />
      ) : (
        <>
          {known.length > 0 && (
            <StoreList stores={known} chosenId={stores.chosenId} country={country} onChoose={onChoose} />
          )}
          <ListEnd list={list} onOtherMethod={onOtherMethod} onRetry={controller.retry} onMore={handleMore} />
        </>
      )}
    </div>
  );
}

/** Whether the chosen store has not loaded yet. It is listed above the stores found and would push them down when it appears. */
function isChosenUnknown({ list, chosen, chosenId }: ReturnStoresResult): boolean {
  if (list.status !== 'ready' || (chosen.status !== 'loading' && chosen.status !== 'gone')) return false;
  return !list.value.stores.some(({ store }) => store.id === chosenId);
}

/** The chosen store stays visible, whatever else the shopper searches for. */
function listStores({ list, chosen }: ReturnStoresResult): readonly KnownStore[] {
  const found = list.status === 'ready' ? list.value.stores : [];
  if (chosen.status !== 'ready') return found;
  const { known } = chosen;
  return found.some(({ store }) => store.id === known.store.id) ? found : [known, ...found];
}

interface ListEndProps {
  readonly list: Load<ReturnStoreList>;
  readonly onOtherMethod: () => void;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

function ListEnd({ list, onOtherMethod, onRetry, onMore }: ListEndProps): ReactNode {
  const intl = useIntl();
  switch (list.status) {
    case 'loading':
      return <StoreSkeleton />;
    case 'failed':
      return <StoresFailed failure={list.failure} onRetry={onRetry} />;
    case 'idle':
    case 'missing':
      return null;
    case 'ready':
      break;
  }
  const { stores, more } = list.value;
  if (stores.length > 0 || more.status !== 'none') return <ShowMoreStores more={more} onPress={onMore} />;
  return (
    <EmptyState text={intl.t('returnStore.none')}>
      <Button kind="secondary" onPress={onOtherMethod}>
        {intl.t('returnStore.otherWay')}
      </Button>
    </EmptyState>
  );
}

interface ShowMoreStoresProps {
  readonly more: MoreStores;
  readonly onPress: () => void;
}

/** The button that loads more stores. It keeps its place and the focus while the page loads, and after a failure. */
function ShowMoreStores({ more, onPress }: ShowMoreStoresProps): ReactNode {
  const intl = useIntl();
  if (more.status === 'none') return null;
  return (
    <div className="show-more">
      {more.status === 'failed' && <StoresFailed failure={more.failure} />}
      <Button kind="secondary" isBusy={more.status === 'loading'} onPress={onPress}>
        {intl.t('returnStore.more')}
      </Button>
    </div>
  );
}

/** A placeholder as high as the store cards. */
function StoreSkeleton(): ReactNode {
  return (
    <div className="methods" aria-hidden="true">
      <div className="skeleton store-choice-skeleton" />
      <div className="skeleton store-choice-skeleton" />
      <div className="skeleton store-choice-skeleton" />
    </div>
  );
}

/** The chosen store no longer exists. */
function StoreGone(): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" title={intl.t('returnStore.goneTitle')} isAlert>
      <p>{intl.t('returnStore.gone')}</p>
    </MessageBox>
  );
}

interface StoreListProps {
  readonly stores: readonly KnownStore[];
  readonly chosenId: string | undefined;
  /** The country of purchase, lower case. */
  readonly country: string;
  readonly onChoose: (known: KnownStore) => void;
}

const MINUTE_MS = 60_000;

/** The choice among several stores. */
function StoreList({ stores, chosenId, country, onChoose }: StoreListProps): ReactNode {
  const intl = useIntl();
  const group = useId();
  const now = useNow(Infinity, MINUTE_MS);
  return (
    <fieldset className="methods">
      <legend className="for-reader">{intl.t('returnWizard.storeHeading')}</legend>
      {stores.map((known) => (
        <StoreChoice
          key={known.store.id}
          group={group}
          known={known}
          now={now}
          isAbroad={!isInCountry(known.store, country)}
          isChosen={known.store.id === chosenId}
          onChoose={() => onChoose(known)}
        />
      ))}
    </fieldset>
  );
}

interface StoreStatusOptions {
  readonly container: RefObject<HTMLElement | null>;
  readonly list: Load<ReturnStoreList>;
  /** Loads the next page. */
  readonly onPress: () => void;
}

/**
 * Announces how many stores a search or a page returned, and keeps the focus after the button was pressed. Returns the handler of the
 * press.
 */
function useStoreListStatus({ container, list, onPress }: StoreStatusOptions): () => void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const before = useRef(list);
  const isAwaited = useRef(false);
  // A layout effect: runs before the browser notices that the button was removed.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = list;
    if (list.status !== 'ready' || last === list) return;
    const { stores, more } = list.value;
    if (last.status !== 'ready') {
      platform.announce(intl.t('returnStore.found', { count: stores.length }));
      return;
    }
    const added = stores.length - last.value.stores.length;
    if (more.status === 'failed') isAwaited.current = false;
    if (added <= 0) return;
    platform.announce(intl.t('returnStore.added', { count: added }));
    // The last page removes the button: move the focus to the first store that it added.
    if (isAwaited.current && more.status === 'none')
      takeLostFocus([...(container.current?.querySelectorAll<HTMLElement>('input[type=radio]') ?? [])].at(-added));
    isAwaited.current = false;
  }, [list, intl, platform, container]);
  return () => {
    isAwaited.current = true;
    onPress();
  };
}

export interface StoresFailedProps {
  readonly failure: Failure;
  /** Absent if the button that triggered the request is still visible. */
  readonly onRetry?: () => void;
}

/** The stores could not be loaded: the reason, and one action. */
function StoresFailed({ failure, onRetry }: StoresFailedProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  /** Retrying removes the message and its button; the focus moves to the search field. */
  function handleRetry(): void {
    const container = box.current?.closest('.store-step');
    container?.querySelector('input')?.focus();
    onRetry?.();
  }

  return (
    <MessageBox
      boxRef={box}
      tone="critical"
      title={intl.t(title === 'readFailure.title' ? 'returnStore.failedTitle' : title)}
      isAlert
    >
      <p>{intl.t(text)}</p>
      <FailureActions failure={failure} {...(onRetry && { onRetry: handleRetry })} />
    </MessageBox>
  );
}

function FailureActions({ failure, onRetry }: StoresFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  if (failure.status === 401) {
    return (
      <Button kind="text" onPress={() => signInFromOrder(context)}>
        {intl.t('orderDetail.signIn')}
      </Button>
    );
  }
  if (!failure.retryable) {
    return <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>;
  }
  return (
    onRetry && (
      <Button kind="text" onPress={onRetry}>
        {intl.t('failure.retry')}
      </Button>
    )
  );
}
