import { useEffect, useState, useRef, type ReactNode, type SyntheticEvent } from 'react';
import english from '../../../../locales/en.json?only=returnStore.,store.&ast';
import styles from './return-store.css?inline';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnMethod } from '../../../returns/model/return-method.js';
import { isInCountry } from './model/return-store.js';
import type { KnownStore } from '../../../stores/model/store.js';
import {
  useAnnouncement,
  useElementContext,
  useIntl,
  useSelector,
  type LazyModule,
} from '../../../app/context/element-context.js';
import { canLocate } from '../../../platform/geolocation.js';
import { useReturnMethods } from '../../../returns/use-return-methods.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import { useReturnStores, type ChosenStoreState, type ReturnStoresResult } from './use-return-stores.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { RefundLines } from '../review/refund-lines.js';
import type { Wizard } from '../use-wizard.js';
import { WizardSummary } from '../wizard-summary.js';
import { StoreResults } from './store-results.js';
import { toCountryName } from '../../../i18n/country-name.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { MessageBox } from '../../../ui/message-box.js';
import { STORE_ICON } from '../../../ui/icons/truck-icon.js';
import { toSearchText } from '../../../stores/model/pickup-store.js';
import { Field } from '../../../ui/field.js';

export interface StoreStepProps {
  readonly order: Order;
  readonly rules: ReadyRules;
  readonly wizard: Pick<Wizard, 'rows' | 'progress' | 'dispatch' | 'next' | 'goTo'>;
  readonly isBusy: boolean;
  readonly onContinue: (method: ReturnMethod) => void;
}

/** The choice of the store and the continue button. If no step follows, the button submits the return. */
export function StoreStep({ order, rules, wizard, isBusy, onContinue }: StoreStepProps): ReactNode {
  const intl = useIntl();
  const { rows, progress, dispatch, next, goTo } = wizard;
  const { choices, storeId } = progress;
  const { isLoading, method } = useChosenMethod(order, rules, wizard);
  const stores = useReturnStores(order, storeId);
  const { chosen, country } = stores;
  const [isGone, takeBackGone] = useGoneStore(chosen, wizard);
  const [isOther, setOther] = useState(false);
  const isReady = method !== undefined && chosen.status === 'ready';

  function handleChoose({ store }: KnownStore): void {
    takeBackGone();
    if (isInCountry({ address: store.address }, country)) dispatch({ type: 'setStore', storeId: store.id });
    else setOther(true);
  }

  return (
    <div className="order-columns">
      <div className="order-main store-step">
        <p className="item-details">{intl.t('returnStore.sameCountry')}</p>
        <StoreSearch stores={stores} />
        <StoreResults stores={stores} isGone={isGone} onChoose={handleChoose} onOtherMethod={() => goTo('method')} />
      </div>
      <WizardSummary
        choices={choices}
        action={intl.t(next ? 'returnWizard.continue' : 'returnMethod.submit')}
        why={isReady ? undefined : formatWhyNot(intl, { isLoading, chosen })}
        isBusy={isBusy}
        onAction={() => isReady && onContinue(method)}
      >
        <RefundLines order={order} rows={rows} choices={choices} price={method?.price} />
      </WizardSummary>
      {isOther && (
        <OtherCountryDialog country={rules.explainsOtherStore ? country : undefined} onClose={() => setOther(false)} />
      )}
    </div>
  );
}

/** The chosen method that led to this step. If the order no longer offers it, the shopper goes back to choose another. */
function useChosenMethod(order: Order, rules: ReadyRules, { progress, goTo }: Pick<Wizard, 'progress' | 'goTo'>) {
  const { isLoading, methods } = useReturnMethods(order, rules);
  const method = isLoading ? undefined : methods.find(({ id }) => id === progress.methodId);
  const isMissing = !isLoading && !method;
  useEffect(() => {
    // Replaces the entry: going back would otherwise lead to this step again.
    if (isMissing) goTo('method', { isReplaced: true });
  }, [isMissing, goTo]);
  return { isLoading, method };
}

/** Deselects a store that no longer exists, and tells the shopper until the next choice. */
function useGoneStore(chosen: ChosenStoreState, { dispatch }: Pick<Wizard, 'dispatch'>) {
  const [isGone, setGone] = useState(false);
  const isLost = chosen.status === 'gone';
  useEffect(() => {
    if (!isLost) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- dropping the store resets the state that reports its loss
    setGone(true);
    dispatch({ type: 'dropStore' });
  }, [isLost, dispatch]);
  return [isGone, () => setGone(false)] as const;
}

interface WhyNot {
  readonly isLoading: boolean;
  readonly chosen: ChosenStoreState;
}

/** What is missing before the shopper can continue. */
function formatWhyNot(intl: Intl18n, { isLoading, chosen }: WhyNot): string {
  if (chosen.status === 'loading') return intl.t('returnStore.whyLoading');
  if (chosen.status !== 'ready') return intl.t('returnStore.whyNoStore');
  return isLoading ? intl.t('returnMethod.whyLoading') : intl.t('returnMethod.whyNoMethod');
}

interface OtherCountryDialogProps {
  /** The country of purchase, in markets that name it; absent elsewhere. */
  readonly country: string | undefined;
  readonly onClose: () => void;
}

/** A store in another country does not accept the return. */
function OtherCountryDialog({ country, onClose }: OtherCountryDialogProps): ReactNode {
  const intl = useIntl();
  return (
    <Dialog
      icon={STORE_ICON}
      title={intl.t('returnStore.otherTitle')}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {intl.t('returnStore.otherClose')}
        </Button>
      }
    >
      <p>{intl.t('returnStore.sameCountry')}</p>
      {country !== undefined && (
        <p>{intl.t('returnStore.otherText', { country: toCountryName(intl.locale, country) })}</p>
      )}
    </Dialog>
  );
}

interface StoreSearchProps {
  readonly stores: Pick<ReturnStoresResult, 'text' | 'setText' | 'point' | 'controller'>;
}

/** The search for stores: by a city or a postal code, or near the shopper. */
function StoreSearch({ stores: { text, setText, point, controller } }: StoreSearchProps): ReactNode {
  const intl = useIntl();
  const { kiosk } = useSelector(useElementContext().settings, ({ configuration }) => configuration);
  // A shared device stands in a store, so its location is of no use. The value of the first render is kept, so that a focused button does
  // not disappear.
  const [hasLocation] = useState(!kiosk && canLocate());
  const form = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const isEmpty = toSearchText(text) === '';

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (isEmpty) form.current?.querySelector('input')?.focus();
    else controller.search();
  }

  function handleLocate(): void {
    setTried(false);
    void controller.searchNearby();
  }

  return (
    <form ref={form} className="store-search" role="search" noValidate onSubmit={handleSubmit}>
      <Field
        name="store"
        label={intl.t('returnStore.searchLabel')}
        value={text}
        isOptional
        onChange={setText}
        error={hasTried && isEmpty ? intl.t('returnStore.searchEmpty') : undefined}
      />
      {/* Never busy: a new search replaces a pending one. */}
      <Button kind="secondary" type="submit">
        {intl.t('returnStore.search')}
      </Button>
      {hasLocation && (
        <Button kind="text" isBusy={point === 'asking'} onPress={handleLocate}>
          {intl.t('returnStore.locate')}
        </Button>
      )}
      <NoPoint point={point} />
    </form>
  );
}

/** Why there is no search near the shopper, and what helps; announced, because the button keeps the focus. */
function NoPoint({ point }: Pick<ReturnStoresResult, 'point'>): ReactNode {
  const intl = useIntl();
  useAnnouncement(point === 'asking', 'returnStore.locating');
  if (point !== 'denied' && point !== 'unknown') return null;
  return (
    <MessageBox tone="neutral" title={intl.t('returnStore.noLocationTitle')} isAlert>
      <p>{intl.t(point === 'denied' ? 'returnStore.locationDenied' : 'returnStore.locationFailed')}</p>
    </MessageBox>
  );
}

/** The lazy module that selects a store: only returns to a store load it. */
export const storeModule = {
  views: { StoreStep },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
