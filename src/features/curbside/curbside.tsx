import { useEffect, useMemo, useState, useId, type ReactNode, type SyntheticEvent } from 'react';
import { LoadError, useLazyModule } from '../../app/lazy/lazy-view.js';
import {
  useIntl,
  useElementContext,
  useSlice,
  useSlowNotice,
  type ElementContext,
} from '../../app/context/element-context.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import {
  findCheckInPlace,
  isInteractionId,
  countLeft,
  isVehicle,
  PROGRESS,
  type CheckInPlace,
} from './model/check-in.js';
import { getScreenAddress } from '../../app/navigation/navigate.js';
import { useCheckIn, type CheckInResult } from './check-in-controller.js';
import type { StoreStatus } from './store-corner.js';
import { Button } from '../../ui/button.js';
import { ProgressRing } from '../../ui/progress-ring.js';
import { TextArea } from '../../ui/text-area.js';
import type { CheckInFormProps } from './check-in-form-props.js';

/** A shopper tells a store that they wait outside, where the page has such a screen (`enableCurbsidePickup`). */
export function Curbside(): ReactNode {
  return useElementContext().isFlagOn('enableCurbsidePickup') && <CheckInOrNone />;
}

function CheckInOrNone(): ReactNode {
  const { place, namedId } = useCheckInPlace();
  return place ? <CheckInScreen key={place.orderNumber} place={place} namedId={namedId} /> : <NoPlace />;
}

/** An address that does not say where the shopper stands, or for what. */
function NoPlace(): ReactNode {
  const intl = useIntl();
  const part = useLazyModule(loadStages, true);
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('curbside.title')}</ScreenHeading>
      {part.status === 'ready' && <part.views.IncompleteAddress />}
      {part.status === 'failed' && <LoadError takesFocus onRetry={part.retry} />}
      {part.status === 'loading' && <FormSkeleton />}
    </section>
  );
}

interface CheckInPlaceResult {
  /** Absent where something of it is missing, or none that there can be. */
  readonly place: CheckInPlace | undefined;
  /** Of an interaction that was begun elsewhere. */
  readonly namedId: string | undefined;
}

/** Where the shopper stands: by the attributes, else by the query of the address that brought them here. */
function useCheckInPlace(): CheckInPlaceResult {
  const context = useElementContext();
  const given = useSlice(context.settings, ({ configuration }) => configuration);
  const orderNumber = given.orderNumber ?? readQuery(context, 'orderNumber');
  const storeId = given.storeId ?? readQuery(context, 'storeId');
  const qrId = given.qrId ?? readQuery(context, 'qrId');
  const namedId = given.storeInteractionId ?? readQuery(context, 'storeInteractionId');
  const place = useMemo(() => findCheckInPlace({ orderNumber, storeId, qrId }), [orderNumber, storeId, qrId]);
  useEffect(() => {
    if (place) return;
    context.port.warn('missing order number or qr id. A check-in needs "order-number", "store-id" and "qr-id".');
    context.report({ code: 'input-curbside-place-invalid', retryable: false });
  }, [place, context]);
  return { place, namedId: isInteractionId(namedId) ? namedId : undefined };
}

function readQuery(context: ElementContext, name: string): string | undefined {
  return getScreenAddress(context).searchParams.get(name) ?? undefined;
}

interface CheckInScreenProps {
  readonly place: CheckInPlace;
  readonly namedId: string | undefined;
}

const loadStoreCorner = async () => (await import('./store-corner.js')).storeCornerModule;

/** One thing at a time: the form, or how far the store is; and the store below it. */
function CheckInScreen({ place, namedId }: CheckInScreenProps): ReactNode {
  const intl = useIntl();
  const use = useCheckIn(place, namedId);
  const [news, setStoreStatus] = useState<StoreStatus>();
  const corner = useLazyModule(loadStoreCorner, true);
  const content = useContent(use, news);
  return (
    <section className="screen is-narrow curbside">
      <ScreenHeading>{intl.t('curbside.title')}</ScreenHeading>
      <CheckInContent use={use} news={news} content={content} />
      <div className="curbside-store" hidden={content.isClosing}>
        {corner.status === 'ready' && <corner.views.StoreCorner storeId={place.storeId} onStatus={setStoreStatus} />}
      </div>
    </section>
  );
}

interface ContentProps {
  readonly use: CheckInResult;
  /** Absent until the store is known. */
  readonly news: StoreStatus | undefined;
  readonly content: ReturnType<typeof useContent>;
}

function CheckInContent({ use, news, content }: ContentProps): ReactNode {
  const { state, vehicle } = use;
  const { isPlain, stages } = content;
  const isOpening = state.status === 'opening';
  if (isPlain) return <CheckInForm use={use} />;
  if (stages.status === 'ready' && !isOpening) return <stages.views.Stage use={use} news={news} Form={CheckInForm} />;
  if (stages.status === 'failed') return <LoadError takesFocus onRetry={stages.retry} />;
  // A button that was pressed keeps the focus until what takes it is there.
  return vehicle === '' || isOpening ? <FormSkeleton /> : <CheckInForm use={use} isWaiting />;
}

/** Whether the form is all there is to show, and what shows everything else. */
function useContent({ state, vehicle }: CheckInResult, news: StoreStatus | undefined) {
  const isShut = state.status === 'ready' && isStoreShut(news);
  const isPlain = !isShut && (state.status === 'ready' || (state.status === 'sending' && state.retries === 0));
  const stages = useLazyModule(loadStages, !isPlain);
  // The store comes with what takes the form's place, or that of its bones: below them it would jump.
  const isComing = stages.status === 'idle' || stages.status === 'loading';
  const isClosing = state.status === 'opening' || (!isPlain && isComing && (isShut || vehicle === ''));
  return { isPlain, stages, isClosing };
}

/** Nobody would come out. Of a store that nobody knows, that is not said. */
function isStoreShut(news: StoreStatus | undefined): boolean {
  return news !== undefined && (news.isOpen === false || !news.isOffered);
}

/** From so many signs before the end on, the counter is read out, every ten. */
const NEAR = 20;

/** What the shopper sits in, and the press that tells the store. */
function CheckInForm({ use, message, action, isWaiting = false }: CheckInFormProps): ReactNode {
  const intl = useIntl();
  const noteId = useId();
  const { state, vehicle, edit, submit, prepare } = use;
  const isSending = state.status === 'sending';
  const isBusy = isSending || isWaiting;
  const left = countLeft(vehicle);
  const count = intl.t('curbside.left', { count: left });
  const needsVehicle = !isVehicle(vehicle);
  useSendingStatus(isSending, isSending && state.isSlow);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    submit();
  }

  /** What follows is fetched while the shopper types; what does not come is asked for again. */
  function handleStart(): void {
    prepare();
    loadStages().catch(() => undefined);
  }

  return (
    <form className="form" noValidate autoComplete="off" onSubmit={handleSubmit} onFocus={handleStart}>
      <ProgressRing label={intl.t('curbside.progress')} percent={PROGRESS.ready} word={intl.t('curbside.ready')} />
      {message}
      <p>{intl.t('curbside.intro')}</p>
      <TextArea
        name="vehicleDescription"
        label={intl.t('curbside.vehicle')}
        value={vehicle}
        count={count}
        news={left <= NEAR && left % 10 === 0 ? count : ''}
        isFirst
        onChange={edit}
      />
      <p className="form-note" id={noteId}>
        {needsVehicle && intl.t('curbside.needsVehicle')}
      </p>
      {action ?? (
        <Button
          kind="primary"
          type="submit"
          isBusy={isBusy}
          isDisabled={needsVehicle && !isBusy}
          reasonId={needsVehicle ? noteId : undefined}
        >
          {intl.t('curbside.submit')}
        </Button>
      )}
    </form>
  );
}

/** What goes on without the shopper's doing is said once. */
function useSendingStatus(isSending: boolean, isSlow: boolean): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  useEffect(() => {
    if (isSending) platform.announce(intl.t('curbside.sending'));
  }, [isSending, intl, platform]);
  useSlowNotice(isSlow, 'curbside.slow');
}

/** What follows the form, and what stands in its place. */
const loadStages = async () => (await import('./stage.js')).stagesModule;
