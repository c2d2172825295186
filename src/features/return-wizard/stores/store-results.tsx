import { useRef, useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import type { Load, Failure } from '../../../http/model/failure.js';
import type { KnownStore } from '../../../stores/model/store.js';
import { useIntl, useElementContext, useSlowNotice } from '../../../app/context/element-context.js';
import type { ReturnStoresResult } from './use-return-stores.js';
import type { MoreStores, ReturnStoreList } from './store/return-stores.js';
import { Button, ExternalLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { MessageBox } from '../../../ui/message-box.js';
import { isInCountry } from './model/return-store.js';
import { useNow } from '../../../app/context/use-now.js';
import { StoreChoice } from './store-choice.js';
import { takeLostFocus } from '../../../ui/screen-heading.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { getReadFailureMessage } from '../../../i18n/read-failure-message.js';

export interface StoreResultsProps {
  readonly stores: ReturnStoresResult;
  /** The store that was chosen is not there any more. */
  readonly isGone: boolean;
  readonly onChoose: (known: KnownStore) => void;
  /** There is no store to go to. */
  readonly onOtherWay: () => void;
}

/** The stores that were found, what became of the search where there are none, and the way to more. */
export function StoreResults({ stores, isGone, onChoose, onOtherWay }: StoreResultsProps): ReactNode {
  const { list, chosen, country, controller } = stores;
  const room = useRef<HTMLDivElement>(null);
  const known = listStores(stores);
  const isUnknown = isChosenUnknown(stores);
  useSlowNotice(list.status === 'loading' && list.isSlow, 'returnStore.slow');
  const handleMore = useStoreListStatus({ room, list, onPress: controller.readMore });
  return (
    <div className="store-results" ref={room} aria-busy={list.status === 'loading' || isUnknown || undefined}>
      {isGone && <StoreGone />}
      {chosen.status === 'failed' && <StoresFailed failure={chosen.failure} onRetry={controller.retryChosen} />}
      {isUnknown ? (
        <StoreBones />
      ) : (
        <>
          {known.length > 0 && (
            <StoreList stores={known} chosenId={stores.chosenId} country={country} onChoose={onChoose} />
          )}
          <ListEnd list={list} onOtherWay={onOtherWay} onRetry={controller.retry} onMore={handleMore} />
        </>
      )}
    </div>
  );
}

/** What becomes of the chosen store stands above those that were found: until that is known, they would be pushed down by it. */
function isChosenUnknown({ list, chosen, chosenId }: ReturnStoresResult): boolean {
  if (list.status !== 'ready' || (chosen.status !== 'loading' && chosen.status !== 'gone')) return false;
  return !list.value.stores.some(({ store }) => store.id === chosenId);
}

/** The store that was chosen stays on show, whatever else is looked for. */
function listStores({ list, chosen }: ReturnStoresResult): readonly KnownStore[] {
  const found = list.status === 'ready' ? list.value.stores : [];
  if (chosen.status !== 'ready') return found;
  const { known } = chosen;
  return found.some(({ store }) => store.id === known.store.id) ? found : [known, ...found];
}

interface ListEndProps {
  readonly list: Load<ReturnStoreList>;
  readonly onOtherWay: () => void;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

function ListEnd({ list, onOtherWay, onRetry, onMore }: ListEndProps): ReactNode {
  const intl = useIntl();
  switch (list.status) {
    case 'idle':
      return <p>{intl.t('returnStore.hint')}</p>;
    case 'loading':
      return <StoreBones />;
    case 'failed':
      return <StoresFailed failure={list.failure} onRetry={onRetry} />;
    case 'missing':
      return null;
    case 'ready':
      break;
  }
  const { stores, more } = list.value;
  if (stores.length > 0 || more.status !== 'none') return <ShowMoreStores more={more} onPress={onMore} />;
  return (
    <EmptyState text={intl.t('returnStore.none')}>
      <Button kind="secondary" onPress={onOtherWay}>
        {intl.t('returnStore.otherWay')}
      </Button>
    </EmptyState>
  );
}

interface ShowMoreStoresProps {
  readonly more: MoreStores;
  readonly onPress: () => void;
}

/** It keeps its place and the focus while the page is on its way, and after one that did not come. */
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

/** As high as the cards that will stand there. */
function StoreBones(): ReactNode {
  return (
    <div className="methods" aria-hidden="true">
      <div className="bone store-choice-bone" />
      <div className="bone store-choice-bone" />
      <div className="bone store-choice-bone" />
    </div>
  );
}

/** The store that was chosen is not there any more. */
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

/** One of several stores. */
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
  readonly room: RefObject<HTMLElement | null>;
  readonly list: Load<ReturnStoreList>;
  /** Asks for the next page. */
  readonly onPress: () => void;
}

/** Says how many stores a search or a page brought, and keeps the focus of whoever pressed for more. Gives what a press does. */
function useStoreListStatus({ room, list, onPress }: StoreStatusOptions): () => void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const before = useRef(list);
  const isAwaited = useRef(false);
  // A layout effect: the browser has not seen yet that the button went.
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
    // The button is gone with the last page: who pressed it goes on at the first store it brought.
    if (isAwaited.current && more.status === 'none')
      takeLostFocus([...(room.current?.querySelectorAll<HTMLElement>('input[type=radio]') ?? [])].at(-added));
    isAwaited.current = false;
  }, [list, intl, platform, room]);
  return () => {
    isAwaited.current = true;
    onPress();
  };
}

export interface StoresFailedProps {
  readonly failure: Failure;
  /** Absent where the button that asked stays in its place. */
  readonly onRetry?: () => void;
}

/** Stores could not be read: why, and one thing to do. */
function StoresFailed({ failure, onRetry }: StoresFailedProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  /** The message goes with its button; the focus goes to where stores are looked for. */
  function handleRetry(): void {
    const room = box.current?.closest('.store-step');
    room?.querySelector('input')?.focus();
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
