import { useEffect, useLayoutEffect, useRef, useId, type ComponentType, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=curbsideStage.&ast';
import styles from './curbside-stages.css?inline';
import type { CheckInResult } from './check-in-controller.js';
import { NOTE_ID, type CheckInFormProps } from './check-in-form-props.js';
import type { StoreStatus } from './curbside-store.js';
import { FollowedStage, StagePanel } from './followed-stage.js';
import { PROGRESS, isVehicle, MOST_ARRIVAL_RETRIES } from './model/check-in.js';
import { useIntl, useElementContext, type LazyModule } from '../../app/context/element-context.js';
import { StoreContact } from './store-contact.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { takeLostFocus } from '../../ui/take-lost-focus.js';
import { MessageBox } from '../../ui/message-box.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { Icon } from '../../ui/icon.js';
import { STORE_ICON } from '../../ui/icons/truck-icon.js';
import type { Failure } from '../../http/model/failure.js';
import { useNow, useWait } from '../../app/context/use-now.js';
import { signIn } from '../../app/navigation/leave-for.js';
import type { FailureMessage } from '../../i18n/failure-message.js';
import { findCodeLeftMessage } from '../../i18n/code-left-message.js';

export interface StageProps {
  readonly checkIn: CheckInResult;
  /** Undefined until the store has loaded. */
  readonly storeStatus: StoreStatus | undefined;
  readonly Form: ComponentType<CheckInFormProps>;
}

/** Every state but the plain form. */
export function Stage({ checkIn, storeStatus, Form }: StageProps): ReactNode {
  const { state } = checkIn;
  const phone = storeStatus?.store.phone;
  switch (state.status) {
    case 'followed':
      return <FollowedStage checkIn={checkIn} state={state} phone={phone} done={<Icon shape={CHECK_ICON} />} />;
    case 'duplicate':
      return <Duplicate phone={phone} />;
    case 'gone':
      return <Gone onStartOver={checkIn.startOver} />;
    case 'failed':
      return (
        <Form
          checkIn={checkIn}
          message={<ArrivalFailed failure={state.failure} retries={state.retries} phone={phone} />}
          action={<RetryAction checkIn={checkIn} failure={state.failure} retries={state.retries} />}
        />
      );
    case 'sending':
      return <Form checkIn={checkIn} action={<RetryAction checkIn={checkIn} retries={state.retries} />} />;
    default:
      return <StoreShut isOffered={storeStatus?.isOffered ?? true} phone={phone} />;
  }
}

/** Another arrival for this order is already registered with the store. How far it has come is unknown, so there is no ring. */
function Duplicate({ phone }: { readonly phone: string | undefined }): ReactNode {
  const intl = useIntl();
  return (
    <StagePanel
      percent={PROGRESS.duplicate}
      word={intl.t('curbsideStage.duplicateWord')}
      icon={<Icon shape={CHECK_ICON} />}
      title={intl.t('curbsideStage.duplicateTitle')}
      text={intl.t('curbsideStage.duplicate')}
    >
      <StoreContact phone={phone} />
    </StagePanel>
  );
}

/** The store no longer knows the arrival. */
function Gone({ onStartOver }: { readonly onStartOver: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeLostFocus(box.current), []);

  /** The box disappears with its focused button, so move the focus to the heading first. */
  function handlePress(): void {
    focusHeading(box.current);
    onStartOver();
  }

  return (
    <div className="curbside-gone">
      <MessageBox boxRef={box} tone="critical" title={intl.t('curbsideStage.goneTitle')} isAlert isFirst>
        <p>{intl.t('curbsideStage.gone')}</p>
        <Button kind="text" onPress={handlePress}>
          {intl.t('curbsideStage.startOver')}
        </Button>
      </MessageBox>
    </div>
  );
}

interface StoreShutProps {
  readonly isOffered: boolean;
  readonly phone: string | undefined;
}

/** The store is closed, or offers no curbside pickup. Its opening hours stand below. */
function StoreShut({ isOffered, phone }: StoreShutProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  // The form that this replaces may have had the focus.
  useLayoutEffect(() => takeLostFocus(box.current), []);
  return (
    <MessageBox
      boxRef={box}
      tone="neutral"
      icon={STORE_ICON}
      title={intl.t(isOffered ? 'curbsideStage.closedTitle' : 'curbsideStage.notOfferedTitle')}
      isFirst
    >
      <p>{intl.t(isOffered ? 'curbsideStage.closed' : 'curbsideStage.notOffered')}</p>
      <StoreContact phone={phone} />
    </MessageBox>
  );
}

interface RetryActionProps {
  readonly checkIn: CheckInResult;
  /** Undefined while a retry is being sent. */
  readonly failure?: Failure;
  readonly retries: number;
}

/** Retries the arrival, up to `MOST_ARRIVAL_RETRIES` times, and not before the service's wait is over. */
function RetryAction({ checkIn, failure, retries }: RetryActionProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const retryAt = failure?.retryAt ?? 0;
  const isWaiting = useNow(retryAt) < retryAt;
  if (failure && (retries >= MOST_ARRIVAL_RETRIES || !canRetry(failure))) return null;
  return (
    <>
      {isWaiting && <RetryWait id={waitId} until={retryAt} />}
      <Button
        kind="primary"
        type="submit"
        isBusy={!failure}
        isDisabled={isWaiting || !isVehicle(checkIn.vehicle)}
        reasonId={isWaiting ? waitId : NOTE_ID}
      >
        {intl.t('failure.retry')}
      </Button>
    </>
  );
}

/** The time until the next try. It changes every second, so it is not a live region. */
function RetryWait({ id, until }: { readonly id: string; readonly until: number }): ReactNode {
  const intl = useIntl();
  const wait = useWait(until);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'curbsideStage.waitUntil' : 'curbsideStage.wait', { time: wait.time })}
    </p>
  );
}

/** The address lacks the order, the store or the parking spot. */
export function IncompleteAddress(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  useEffect(() => {
    context.port.warn('missing order number or qr id. A check-in needs "order-number", "store-id" and "qr-id".');
    context.report({ code: 'input-curbside-place-invalid', retryable: false });
  }, [context]);
  return (
    <MessageBox tone="critical" title={intl.t('curbsideStage.missingTitle')}>
      <p>{intl.t('curbsideStage.missing')}</p>
      <p>
        <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </MessageBox>
  );
}

/** The views of every state but the plain form; loaded while the shopper types. */
export const stagesModule = {
  views: { Stage, IncompleteAddress },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;

export interface ArrivalFailedProps {
  readonly failure: Failure;
  readonly retries: number;
  readonly phone: string | undefined;
}

/** Says why the arrival failed, and whom to contact once no retry is left. Takes the focus with every failure. */
function ArrivalFailed({ failure, retries, phone }: ArrivalFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: the pressed button may be gone, and otherwise the browser would move the focus to `<body>` first.
  useLayoutEffect(() => box.current?.focus(), [failure]);
  const isSpent = retries >= MOST_ARRIVAL_RETRIES;
  const { title, text } = getArrivalFailureMessage(failure, isSpent);
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)}>
      <p>{intl.t(text)}</p>
      {failure.status === 401 && !isSpent && (
        <Button kind="text" onPress={() => signIn(context)}>
          {intl.t('curbsideStage.signIn')}
        </Button>
      )}
      {(isSpent || !canRetry(failure)) && <StoreContact phone={phone} />}
    </MessageBox>
  );
}

/** Tells whether a retry can help. A shopper who was signed out may have signed in again. */
export function canRetry({ retryable, isUncertain, status }: Failure): boolean {
  return retryable || isUncertain === true || status === 401;
}

/** Chooses the message for a failed or uncertain arrival. `isSpent`: no retry is left. */
function getArrivalFailureMessage(failure: Failure, isSpent: boolean): FailureMessage {
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  const { code, status, retryable, isUncertain } = failure;
  const title = isUncertain ? 'curbsideStage.uncertainTitle' : 'curbsideStage.failedTitle';
  if (isSpent) return { title, text: 'curbsideStage.spent' };
  if (isUncertain) return { title, text: 'curbsideStage.uncertain' };
  if (code === 'offline') return { title, text: 'curbsideStage.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (status === 401) return { title, text: 'curbsideStage.signedOut' };
  if (status === 429 || status === 503) return { title, text: 'curbsideStage.throttled' };
  return { title, text: retryable ? 'curbsideStage.failed' : 'curbsideStage.refused' };
}
