import { useEffect, useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import {
  useIntl,
  useElementContext,
  useSelector,
  useAnnouncement,
  type ElementContext,
} from '../../app/context/element-context.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import {
  findCheckInTarget,
  isInteractionId,
  countLeft,
  isVehicle,
  PROGRESS,
  type CheckInTarget,
} from './model/check-in.js';
import { getScreenAddress } from '../../app/navigation/navigate.js';
import { useCheckIn, type CheckInResult } from './check-in-controller.js';
import type { StoreStatus } from './curbside-store.js';
import { Button } from '../../ui/button.js';
import { ProgressRing } from '../../ui/progress-ring.js';
import { TextArea } from '../../ui/text-area.js';
import { NOTE_ID, type CheckInFormProps } from './check-in-form-props.js';

/** The curbside check-in, by which a shopper tells a store that they are waiting outside (`enableCurbsidePickup`). */
export function Curbside(): ReactNode {
  const isOn = useElementContext().isFlagOn('enableCurbsidePickup');
  return (
    isOn && (
      <RequiredCalls names={['request-curbside-arrival', 'get-curbside-interaction']} title="curbside.title">
        <CheckInOrNone />
      </RequiredCalls>
    )
  );
}

function CheckInOrNone(): ReactNode {
  const { target, namedId } = useCheckInTarget();
  return target ? <CheckInScreen key={target.orderNumber} target={target} namedId={namedId} /> : <NoTarget />;
}

/** Shown if the address lacks the store, the parking spot or the order. */
function NoTarget(): ReactNode {
  const intl = useIntl();
  const lazyModule = useLazyModule(loadStages, true);
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('curbside.title')}</ScreenHeading>
      {lazyModule.status === 'ready' && <lazyModule.views.IncompleteAddress />}
      {lazyModule.status === 'failed' && <LoadError takesFocus onRetry={lazyModule.retry} />}
      {lazyModule.status === 'loading' && <FormSkeleton />}
    </section>
  );
}

interface CheckInTargetResult {
  /** Undefined if a value is missing or invalid. */
  readonly target: CheckInTarget | undefined;
  /** Id of an interaction that was started elsewhere. */
  readonly namedId: string | undefined;
}

/** Reads the store, parking spot and order from the attributes, otherwise from the address's query. */
function useCheckInTarget(): CheckInTargetResult {
  const context = useElementContext();
  const given = useSelector(context.settings, ({ configuration }) => configuration);
  const orderNumber = given.orderNumber ?? readQuery(context, 'orderNumber');
  const storeId = given.storeId ?? readQuery(context, 'storeId');
  const qrId = given.qrId ?? readQuery(context, 'qrId');
  const namedId = given.storeInteractionId ?? readQuery(context, 'storeInteractionId');
  const target = useMemo(() => findCheckInTarget({ orderNumber, storeId, qrId }), [orderNumber, storeId, qrId]);
  return { target, namedId: isInteractionId(namedId) ? namedId : undefined };
}

function readQuery(context: ElementContext, name: string): string | undefined {
  return getScreenAddress(context).searchParams.get(name) ?? undefined;
}

interface CheckInScreenProps {
  readonly target: CheckInTarget;
  readonly namedId: string | undefined;
}

const loadCurbsideStore = async () => (await import('./curbside-store.js')).curbsideStoreModule;

/** The form or the stage of the check-in, and the store below it. */
function CheckInScreen({ target, namedId }: CheckInScreenProps): ReactNode {
  const intl = useIntl();
  const checkIn = useCheckIn(target, namedId);
  const [storeStatus, setStoreStatus] = useState<StoreStatus>();
  const lazyStore = useLazyModule(loadCurbsideStore, true);
  const content = useContent(checkIn, storeStatus);
  return (
    <section className="screen is-narrow curbside">
      <ScreenHeading>{intl.t('curbside.title')}</ScreenHeading>
      <CheckInContent checkIn={checkIn} storeStatus={storeStatus} content={content} />
      <div className="curbside-store" hidden={content.isClosing}>
        {lazyStore.status === 'ready' && <lazyStore.views.CurbsideStore target={target} onStatus={setStoreStatus} />}
      </div>
    </section>
  );
}

interface ContentProps {
  readonly checkIn: CheckInResult;
  /** Undefined until the store has loaded. */
  readonly storeStatus: StoreStatus | undefined;
  readonly content: ReturnType<typeof useContent>;
}

function CheckInContent({ checkIn, storeStatus, content }: ContentProps): ReactNode {
  const { state, vehicle } = checkIn;
  const { isPlain, stages } = content;
  const isOpening = state.status === 'opening';
  if (isPlain) return <CheckInForm checkIn={checkIn} />;
  if (stages.status === 'ready' && !isOpening)
    return <stages.views.Stage checkIn={checkIn} storeStatus={storeStatus} Form={CheckInForm} />;
  if (stages.status === 'failed') return <LoadError takesFocus onRetry={stages.retry} />;
  // Keep the pressed button, and the focus on it, until the next view has loaded.
  return vehicle === '' || isOpening ? <FormSkeleton /> : <CheckInForm checkIn={checkIn} isWaiting />;
}

/** Decides whether the plain form is enough, and loads the stages otherwise. */
function useContent({ state, vehicle }: CheckInResult, storeStatus: StoreStatus | undefined) {
  const isShut = state.status === 'ready' && isStoreShut(storeStatus);
  const isPlain = !isShut && (state.status === 'ready' || (state.status === 'sending' && state.retries === 0));
  const stages = useLazyModule(loadStages, !isPlain);
  // Show the store only with the view that replaces the form or the skeleton: below those, it would move.
  const isComing = stages.status === 'idle' || stages.status === 'loading';
  const isClosing = state.status === 'opening' || (!isPlain && isComing && (isShut || vehicle === ''));
  return { isPlain, stages, isClosing };
}

/** Whether the store is closed or offers no curbside pickup; false while the store is unknown. */
function isStoreShut(storeStatus: StoreStatus | undefined): boolean {
  return storeStatus !== undefined && (storeStatus.isOpen === false || !storeStatus.isOffered);
}

/** From this many remaining characters on, the counter is announced at every ten. */
const FEW_LEFT = 20;

/** The vehicle's description and the button that announces the arrival to the store. */
function CheckInForm({ checkIn, message, action, isWaiting = false }: CheckInFormProps): ReactNode {
  const intl = useIntl();
  const { state, vehicle, edit, submit, prepare } = checkIn;
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

  /** Preloads the next views while the shopper types; a failed load is repeated later. */
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
        status={left <= FEW_LEFT && left % 10 === 0 ? count : ''}
        isFirst
        isRequired
        onChange={edit}
      />
      <p className="form-note" id={NOTE_ID}>
        {needsVehicle && intl.t('curbside.needsVehicle')}
      </p>
      {action ?? (
        <Button kind="primary" type="submit" isBusy={isBusy} isDisabled={needsVehicle} reasonId={NOTE_ID}>
          {intl.t('curbside.submit')}
        </Button>
      )}
    </form>
  );
}

/** Announces sending, and that it is slow, once each. */
function useSendingStatus(isSending: boolean, isSlow: boolean): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  useEffect(() => {
    if (isSending) platform.announce(intl.t('curbside.sending'));
  }, [isSending, intl, platform]);
  useAnnouncement(isSlow, 'curbside.slow');
}

/** Views that follow or replace the form. */
const loadStages = async () => (await import('./stage.js')).stagesModule;
