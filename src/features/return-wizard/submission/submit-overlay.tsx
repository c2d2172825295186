import { useCallback, useEffect, useRef, useState, useId, type FocusEvent, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { toInstructionsPage, toReturnPage } from '../../../returns/to-return-page.js';
import { navigateFromOrder, signInFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import type { ReadyRules } from '../../../returns/use-return-rules.js';
import type { SubmissionOnShow, SubmitPhase } from './use-return-submission.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Dialog } from '../../../ui/dialog.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { findRefundMethod } from '../../../returns/model/refund-progress.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import type { Failure } from '../../../http/model/failure.js';
import { useNow } from '../../../app/context/use-now.js';
import { RetryWait } from '../retry-wait.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';
import { findCodeLeftMessage } from '../../../i18n/code-left-message.js';

export interface SubmitOverlayProps {
  readonly order: Order;
  readonly submission: SubmissionOnShow;
  /** The market's rules, which determine the next page; absent if they could not be loaded. */
  readonly rules: ReadyRules | undefined;
}

/** Covers the wizard after it is submitted: shows the progress, the success or the failure. */
export function SubmitOverlay({ order, submission, rules }: SubmitOverlayProps): ReactNode {
  const { state, retry, dismiss, wasEmailed } = submission;
  const context = useElementContext();
  const handleLeave = (): void => {
    dismiss();
    navigateFromOrder(context, { route: 'salesDetail', orderNumber: order.orderNumber });
  };
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return <SubmitPending phase={state.phase} isSlow={state.isSlow} isChecking={state.isChecking} />;
    case 'failed':
      return (
        <SubmitFailed
          phase={state.phase}
          failure={state.failure}
          attempts={state.attempts}
          onRetry={retry}
          onLeave={handleLeave}
        />
      );
    case 'done':
      return <SubmitDone {...state} order={order} rules={rules} wasEmailed={wasEmailed} />;
  }
}

interface SubmitDoneProps extends Pick<SubmissionOnShow, 'wasEmailed'>, Pick<SubmitOverlayProps, 'order' | 'rules'> {
  readonly returnNumber: string;
  readonly exchangeNumber?: string;
  readonly isEarlier?: boolean;
}

/** The texts of the two destinations: the instructions, or the form for the bank refund. */
const NEXT_STEPS = {
  instructions: { redirect: 'returnSubmit.redirect', stopped: 'returnSubmit.stopped', go: 'returnSubmit.show' },
  bankRefund: {
    redirect: 'returnSubmit.bankRefund',
    stopped: 'returnSubmit.bankRefundStopped',
    go: 'returnSubmit.enterBank',
  },
} as const;

/** The return is made. Redirects to the next page, unless the shopper starts to interact here. */
function SubmitDone(props: SubmitDoneProps): ReactNode {
  const { order, returnNumber, exchangeNumber, isEarlier = false, wasEmailed, rules } = props;
  const intl = useIntl();
  const context = useElementContext();
  const isPaidToBank = useBankRefundOffer(order);
  const words = NEXT_STEPS[isPaidToBank ? 'bankRefund' : 'instructions'];
  const handleGo = (): void => {
    const arrival = { wasEmailed: wasEmailed(returnNumber) };
    const instructions = toInstructionsPage(context, returnNumber, { arrival, rules });
    navigateFromOrder(context, isPaidToBank ? toReturnPage('refundPayment', returnNumber, arrival) : instructions);
  };
  const { isStopped, stop } = useRedirect(handleGo, isEarlier);
  /** The focus starts on the heading, so that it is announced; only focusing a control stops the redirect. */
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.tabIndex >= 0) stop();
  };
  return (
    <div onKeyDown={stop} onPointerDown={stop} onFocus={handleFocus}>
      <Dialog
        icon={CHECK_ICON}
        title={intl.t('returnSubmit.doneTitle')}
        closeName={intl.t('dialog.close')}
        onClose={handleGo}
        actions={
          <Button kind="primary" onPress={handleGo}>
            {intl.t(words.go)}
          </Button>
        }
      >
        <p>
          {exchangeNumber === undefined
            ? intl.t('returnSubmit.done', { number: returnNumber })
            : intl.t('returnSubmit.exchangeDone', { number: returnNumber, exchange: exchangeNumber })}
        </p>
        {isEarlier && <p>{intl.t('returnSubmit.earlier')}</p>}
        <p className="item-details">{intl.t(isStopped ? words.stopped : words.redirect)}</p>
      </Dialog>
    </div>
  );
}

const PRODUCTION = 'production';

/** Whether a return of the order continues to the bank refund. If the page names no environment, production is assumed. */
function useBankRefundOffer(order: Order): boolean {
  const context = useElementContext();
  return (
    context.hasCalls('request-bank-refund') && takesBankRefund(order, context.getAdapter()?.environment ?? PRODUCTION)
  );
}

/**
 * Whether a return of an order continues to the bank refund: cash paid in a store cannot be refunded automatically. Not in production yet
 * (returns and calls, section 4; wire and defaults, section 4).
 */
export function takesBankRefund(order: Order, environment: string): boolean {
  return environment !== 'production' && findRefundMethod(order).kind === 'bank';
}

/** How long the result stays visible before the redirect (returns, section 9). */
const REDIRECT_MS = 3_000;

/** Redirects after three seconds, unless it is stopped; `isHeld` stops it from the start if there is more to read. */
function useRedirect(onGo: () => void, isHeld: boolean): { readonly isStopped: boolean; readonly stop: () => void } {
  const { platform } = useElementContext();
  const [isStopped, setStopped] = useState(isHeld);
  const latest = useRef(onGo);
  useEffect(() => {
    latest.current = onGo;
  });
  useEffect(() => (isStopped ? undefined : platform.after(REDIRECT_MS, () => latest.current())), [platform, isStopped]);
  return { isStopped, stop: useCallback(() => setStopped(true), []) };
}

interface SubmitPendingProps {
  readonly phase: SubmitPhase;
  readonly isSlow: boolean;
  /** The answer was lost, and the order is checked before anything is sent again. */
  readonly isChecking: boolean;
}

/** The request is pending. It cannot be cancelled, so there is no button. */
function SubmitPending({ phase, isSlow, isChecking }: SubmitPendingProps): ReactNode {
  const intl = useIntl();
  // The browser may close the dialog anyway: render again to reopen it.
  const [, setClosings] = useState(0);
  const isExchange = phase === 'exchange';
  const slow = isExchange ? 'returnSubmit.exchangeSlow' : 'returnSubmit.slow';
  const text = isChecking ? 'returnSubmit.checking' : isSlow ? slow : 'returnSubmit.pending';
  return (
    <Dialog
      icon={CLOCK_ICON}
      title={intl.t(isExchange ? 'returnSubmit.exchangeTitle' : 'returnSubmit.pendingTitle')}
      status={isSlow || isChecking ? intl.t(text) : ''}
      actions={null}
      closeName={null}
      onClose={() => setClosings((count) => count + 1)}
    >
      <p>{intl.t(text)}</p>
    </Dialog>
  );
}

interface SubmitFailedProps {
  /** The phase that failed. */
  readonly phase: SubmitPhase;
  readonly failure: Failure;
  /** Number of failures so far. */
  readonly attempts: number;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/**
 * The return was not made, or the result is unknown: offer a retry, or the link back to the order. From the second failure on it names the
 * contact.
 */
function SubmitFailed({ phase, failure, attempts, onRetry, onLeave }: SubmitFailedProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const waitId = useId();
  const { isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const isExchange = phase === 'exchange';
  const { title, text } = (isExchange ? getExchangeFailureMessage : getReturnFailureMessage)(failure, attempts);
  const { needsSignIn, canRetry, asksForHelp, kinds } = getFailureOptions(failure, attempts);
  return (
    <Dialog
      title={intl.t(title)}
      closeName={intl.t('dialog.close')}
      onClose={onLeave}
      actions={
        <>
          {needsSignIn && (
            <Button kind="primary" onPress={() => signInFromOrder(context)}>
              {intl.t('orderDetail.signIn')}
            </Button>
          )}
          {canRetry && (
            <Button
              kind={kinds.retry}
              isDisabled={isWaiting}
              reasonId={isWaiting ? waitId : undefined}
              onPress={onRetry}
            >
              {intl.t(isExchange && isUncertain ? 'returnSubmit.exchangeAgain' : 'failure.retry')}
            </Button>
          )}
          {asksForHelp && (
            <LinkButton kind={kinds.contact} href={context.findLink('contact')}>
              {intl.t('failure.contact')}
            </LinkButton>
          )}
          <Button kind={kinds.leave} onPress={onLeave}>
            {intl.t('returnSubmit.dismiss')}
          </Button>
        </>
      }
    >
      <p>{intl.t(text)}</p>
      {isWaiting && <RetryWait id={waitId} until={retryAt} />}
    </Dialog>
  );
}

/** What the shopper can do about a failure; the first of the buttons is filled. */
function getFailureOptions({ status, retryable, isUncertain }: Failure, attempts: number) {
  const needsSignIn = status === 401;
  const canRetry = retryable || isUncertain === true || needsSignIn;
  const asksForHelp = attempts > 1 || !canRetry;
  const kinds = {
    retry: needsSignIn ? 'secondary' : 'primary',
    contact: canRetry ? 'secondary' : 'primary',
    leave: canRetry && asksForHelp ? 'text' : 'secondary',
  } as const;
  return { needsSignIn, canRetry, asksForHelp, kinds };
}

/** Texts for an exchange that could not be ordered although its return is made, by failure (returns, section 8). */
export function getExchangeFailureMessage(failure: Failure, attempts: number): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (status === 401) return { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' };
  if (isUncertain) return { title: 'returnSubmit.exchangeUncertainTitle', text: 'returnSubmit.exchangeUncertain' };
  const title = 'returnSubmit.exchangeFailedTitle';
  if (code === 'offline') return { title, text: 'returnSubmit.exchangeOffline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (!retryable) return { title, text: 'returnSubmit.exchangeRefused' };
  return { title, text: attempts > 1 ? 'returnSubmit.exchangeFailedAgain' : 'returnSubmit.exchangeFailed' };
}

/** Texts for a return that failed, by failure and number of attempts (returns, section 8). */
export function getReturnFailureMessage(failure: Failure, attempts: number): FailureMessage {
  const { code, status, retryable, isUncertain } = failure;
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (status === 401) return { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' };
  if (isUncertain) return { title: 'returnSubmit.uncertainTitle', text: 'returnSubmit.uncertain' };
  const title = 'returnSubmit.failedTitle';
  if (code === 'offline') return { title, text: 'returnSubmit.offline' };
  if (code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  if (!retryable) return { title, text: 'returnSubmit.refused' };
  return { title, text: attempts > 1 ? 'returnSubmit.failedAgain' : 'returnSubmit.failed' };
}
