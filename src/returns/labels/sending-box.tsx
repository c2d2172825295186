import { useId, useCallback, type ReactNode } from 'react';
import type { LabelDispatch } from './model/return-label.js';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { LinkButton } from '../../ui/link-button.js';
import { Dialog } from '../../ui/dialog.js';
import { ALERT_ICON, type IconShape } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { LABEL_ICON } from '../../ui/icons/truck-icon.js';
import { createLabelSendings, type SendingState } from './store/label-sendings.js';
import type { Failure } from '../../http/model/failure.js';
import { useWait, useNow } from '../../app/context/use-now.js';
import { locks } from '../../platform/locks.js';
import { createOrderController } from '../../orders/order-controller.js';
import { createLabelDispatchCall } from './use-return-label.js';
import type { MessageId } from '../../i18n/create-intl.js';
import { signInFromOrder } from '../../orders/leave-order.js';

export interface SendingBoxProps {
  readonly returnNumber: string;
  readonly dispatch: LabelDispatch;
  /** Loads the label itself, as the alternative if it could not be sent; absent if there is no label. */
  readonly onGet?: (() => void) | undefined;
  readonly onClose: () => void;
}

const ICONS: Readonly<Record<SendingState['status'], IconShape>> = {
  idle: LABEL_ICON,
  loading: CLOCK_ICON,
  sent: CHECK_ICON,
  failed: ALERT_ICON,
};

/** The dialog that sends a label: it asks for confirmation, waits and shows the result. If the shopper closes it, the sending continues. */
export function SendingBox({ returnNumber, dispatch, onGet, onClose }: SendingBoxProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const { state, send, dismiss } = useLabelSending(returnNumber, dispatch);
  const { title, text } = getSendingWords(state, dispatch);
  const isBusy = state.status === 'loading';
  const message = intl.t(text, LABEL_MAIL_DAYS);
  const handleClose = (): void => {
    onClose();
    dismiss();
  };
  return (
    <Dialog
      icon={ICONS[state.status]}
      title={intl.t(title)}
      status={isBusy && state.isSlow ? message : ''}
      closeName={intl.t('dialog.close')}
      onClose={handleClose}
      actions={<SendingActions state={state} waitId={waitId} onSend={send} onClose={handleClose} />}
    >
      <p>{message}</p>
      {state.status === 'failed' && <SendingWait id={waitId} failure={state.failure} />}
      {dispatch === 'email' && onGet && hasFailed(state) && (
        <NextStep
          onGet={() => {
            dismiss();
            onGet();
          }}
        />
      )}
    </Dialog>
  );
}

function hasFailed(state: SendingState): boolean {
  return state.status === 'failed' && !state.failure.isUncertain;
}

/** The alternative if no e-mail arrives. */
function NextStep({ onGet }: { readonly onGet: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <div className="label-next">
      <p className="message-title">{intl.t('returnLabel.nextTitle')}</p>
      <p>{intl.t('returnLabel.next')}</p>
      <Button kind="text" onPress={onGet}>
        {intl.t('returnLabel.get')}
      </Button>
    </div>
  );
}

/** Business days until a mailed label arrives (returns, section 9). */
const LABEL_MAIL_DAYS = { from: 5, to: 7 } as const;

/** Counts down to the next attempt. The number changes every second, so it is not announced each time. */
function SendingWait({ id, failure }: { readonly id: string; readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const wait = useWait(failure.retryAt ?? 0);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'returnLabel.tryAfter' : 'returnLabel.tryIn', { time: wait.time })}
    </p>
  );
}

interface LabelSendingResult {
  readonly state: SendingState;
  readonly send: () => void;
  readonly dismiss: () => void;
}

/** Sends the label of a return to the shopper, and returns the state of the request. */
function useLabelSending(returnNumber: string, dispatch: LabelDispatch): LabelSendingResult {
  const context = useElementContext();
  const sendings = context.getPageState().get('label sendings', createLabelSendings);
  const name = `${dispatch} ${returnNumber}`;
  const send = useCallback(() => {
    const proof = context.getController(createOrderController).getProof();
    void sendings.send(name, {
      clock: context.platform,
      locks,
      requestLabel: (signal) => createLabelDispatchCall(context)({ returnNumber, dispatch, proof }, signal),
      onFail: (failure) => context.report(failure),
    });
  }, [context, sendings, name, returnNumber, dispatch]);
  const dismiss = useCallback(() => sendings.dismiss(name), [sendings, name]);
  return { state: useSelector(sendings.get(name), (state) => state), send, dismiss };
}

interface SendingActionsProps extends SendingHandlers {
  readonly state: SendingState;
}

/** The buttons for each state of the sending. */
function SendingActions({ state, ...handlers }: SendingActionsProps): ReactNode {
  const intl = useIntl();
  const { onSend, onClose } = handlers;
  if (state.status === 'failed') return <SendingFailed failure={state.failure} {...handlers} />;
  if (state.status === 'sent') {
    return (
      <Button kind="primary" onPress={onClose}>
        {intl.t('returnLabel.done')}
      </Button>
    );
  }
  const isBusy = state.status === 'loading';
  return (
    <>
      <Button kind="primary" isBusy={isBusy} onPress={onSend}>
        {intl.t('returnLabel.send')}
      </Button>
      {!isBusy && (
        <Button kind="secondary" onPress={onClose}>
          {intl.t('returnLabel.notNow')}
        </Button>
      )}
    </>
  );
}

interface SendingWords {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** The texts of the dialog for each state of the sending (returns, section 8). */
function getSendingWords(state: SendingState, dispatch: LabelDispatch): SendingWords {
  const isEmail = dispatch === 'email';
  switch (state.status) {
    case 'idle':
      return isEmail
        ? { title: 'returnLabel.emailTitle', text: 'returnLabel.emailAsk' }
        : { title: 'returnLabel.mailTitle', text: 'returnLabel.mailAsk' };
    case 'loading':
      return {
        title: 'returnLabel.sendingTitle',
        text: state.isSlow ? 'returnLabel.sendingSlow' : 'returnLabel.sending',
      };
    case 'sent':
      return isEmail
        ? { title: 'returnLabel.emailSentTitle', text: 'returnLabel.emailSent' }
        : { title: 'returnLabel.mailSentTitle', text: 'returnLabel.mailSent' };
    case 'failed':
      return getFailureWords(state.failure, isEmail);
  }
}

function getFailureWords(failure: Failure, isEmail: boolean): SendingWords {
  if (failure.isUncertain) {
    return {
      title: 'returnLabel.unknownTitle',
      text: isEmail ? 'returnLabel.unknownEmail' : 'returnLabel.unknownMail',
    };
  }
  const title = isEmail ? 'returnLabel.emailFailedTitle' : 'returnLabel.mailFailedTitle';
  return { title, text: getReason(failure) };
}

function getReason({ code, status, retryable }: Failure): MessageId {
  if (status === 401) return 'returnLabel.sendSignIn';
  if (code === 'offline') return 'returnLabel.sendOffline';
  if (code === 'chunk-load') return 'failure.chunkLoad';
  if (status === 429 || status === 503) return 'returnLabel.sendBusy';
  return retryable ? 'returnLabel.sendFailed' : 'returnLabel.sendRefused';
}

interface SendingHandlers {
  /** Id of the text with the waiting time. */
  readonly waitId: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

export interface SendingFailedProps extends SendingHandlers {
  readonly failure: Failure;
}

/** The buttons if a label was not sent. */
function SendingFailed({ failure, ...handlers }: SendingFailedProps): ReactNode {
  if (failure.isUncertain) return <InDoubt failure={failure} {...handlers} />;
  return <NotSent failure={failure} {...handlers} />;
}

/** If the result is unknown, sending again is offered only as a secondary action. */
function InDoubt({ failure, ...sending }: SendingFailedProps): ReactNode {
  return (
    <SendButton {...sending} kind="secondary" retryAt={failure.retryAt}>
      {useIntl().t('returnLabel.sendAgain')}
    </SendButton>
  );
}

function NotSent({ failure, ...sending }: SendingFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { status, retryable, retryAt } = failure;
  const needsSignIn = status === 401;
  return (
    <>
      {needsSignIn && (
        <Button kind="primary" onPress={() => signInFromOrder(context)}>
          {intl.t('orderDetail.signIn')}
        </Button>
      )}
      {(retryable || needsSignIn) && (
        <SendButton {...sending} kind={needsSignIn ? 'secondary' : 'primary'} retryAt={retryAt}>
          {intl.t('failure.retry')}
        </SendButton>
      )}
      {!retryable && !needsSignIn && (
        <LinkButton href={context.findLink('contact')}>{intl.t('failure.contact')}</LinkButton>
      )}
    </>
  );
}

interface SendButtonProps extends Omit<SendingHandlers, 'onClose'> {
  readonly kind: 'primary' | 'secondary';
  readonly retryAt: number | undefined;
  readonly children: ReactNode;
}

/** Sends the label again as soon as the service allows it. */
function SendButton({ kind, retryAt = 0, waitId, onSend, children }: SendButtonProps): ReactNode {
  const isWaiting = useNow(retryAt) < retryAt;
  return (
    <Button kind={kind} isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onSend}>
      {children}
    </Button>
  );
}
