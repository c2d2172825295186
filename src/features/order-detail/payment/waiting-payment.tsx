import { useEffect, useMemo, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import { findDeferredType, isCodeShown, type DeferredPayment } from '../../../orders/model/deferred-payment.js';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { useHelpLink, useIsMobile } from '../../../app/context/use-is-mobile.js';
import { useIntl, useElementContext, useSelector, useAnnouncement } from '../../../app/context/element-context.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { LinkButton } from '../../../ui/link-button.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { MessageBox } from '../../../ui/message-box.js';
import { QrCode } from '../../../ui/codes/qr-code.js';
import { PaymentForm } from './payment-form.js';
import { visibility } from '../../../platform/platform.js';
import type { PaymentState } from './store/payment-preparation.js';
import { createPaymentController, type PaymentController } from './payment-controller.js';
import { signIn } from '../../../app/navigation/leave-for.js';
import { useWait } from '../../../app/context/use-now.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { useCancelOffer } from '../use-cancel-offer.js';
import { useOrderWords } from '../use-order-words.js';
import { focusHeading } from '../../../ui/screen-heading.js';

/**
 * An order waiting for payment with a provider: a code, a link, a form, or the reason why there is none. The headline says that the payment is
 * missing and the line below it the amount, so the panel begins with what to do: in the service's words, or else in ours.
 */
export function WaitingPayment({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
  const payment = usePayment(order);
  const { reportUnknownHost, retry } = payment;
  const { safe, isUnknown, failure, wait } = toView(payment);
  const { paymentNote } = useOrderWords(order, useCancelOffer(order).status);
  useEffect(() => {
    if (isUnknown) reportUnknownHost();
  }, [isUnknown, reportUnknownHost]);
  useAnnouncement(wait === 'slow', 'payOrder.slow');
  const type = findDeferredType(order) ?? 'other';
  const isCode = isCodeShown(type, useIsMobile()) && safe?.kind !== 'form';
  const hasFailed = failure !== undefined || isUnknown;
  const outcome = intl.t(hasFailed ? 'payOrder.failedTitle' : 'payOrder.waitingTitle');
  useEffect(() => {
    if (wait === 'none') platform.announce(outcome);
  }, [wait, platform, outcome]);
  if (hasFailed) return <NoPayment title={outcome} note={paymentNote} failure={failure} wait={wait} onRetry={retry} />;
  const name = intl.t('orderDetail.paymentType', { type });
  const toDo = intl.t(isCode ? 'payOrder.scan' : 'payOrder.leave', { name });
  return (
    <MessageBox tone="progress" icon={CLOCK_ICON} title={<span dir="auto">{paymentNote ?? toDo}</span>}>
      {safe ? (
        <PaymentMethods
          name={name}
          payment={safe}
          isCode={isCode}
          toDo={toDo}
          isInTitle={paymentNote === undefined}
          onBlocked={payment.reportBlocked}
        />
      ) : (
        <p className={isCode ? 'pay-wait is-code' : 'pay-wait'}>
          <span className="pay-spinner" aria-hidden="true" />
          {intl.t(wait === 'slow' ? 'payOrder.slow' : 'payOrder.preparing')}
        </p>
      )}
    </MessageBox>
  );
}

interface PaymentView {
  /** Absent until the payment has loaded, and if its address is not a known provider's. */
  readonly safe: DeferredPayment<SafeUrl> | undefined;
  /** The service named an address that is not a known provider's. */
  readonly isUnknown: boolean;
  /** Remains set during a retry, so that the button does not disappear under the shopper's finger. */
  readonly failure: Failure | undefined;
  readonly wait: 'none' | 'busy' | 'slow';
}

function toView({ state, toSafe }: PaymentOnShow): PaymentView {
  const view: PaymentView = { safe: undefined, isUnknown: false, failure: undefined, wait: 'busy' };
  switch (state.status) {
    case 'ready': {
      const safe = toSafe(state.payment);
      return { ...view, safe, isUnknown: !safe, wait: 'none' };
    }
    case 'failed':
      return { ...view, failure: state.failure, wait: 'none' };
    case 'loading':
      return { ...view, failure: state.failure, wait: state.isSlow ? 'slow' : 'busy' };
    case 'idle':
      return view;
  }
}

interface PaymentMethodsProps {
  /** The provider's name. */
  readonly name: string;
  readonly payment: DeferredPayment<SafeUrl>;
  readonly isCode: boolean;
  readonly toDo: string;
  /** The panel's title says what to do. */
  readonly isInTitle: boolean;
  readonly onBlocked: PaymentOnShow['reportBlocked'];
}

function PaymentMethods({ name, payment, isCode, toDo, isInTitle, onBlocked }: PaymentMethodsProps): ReactNode {
  const intl = useIntl();
  const { contact } = useHelpLink();
  if (payment.kind === 'form') {
    return <PaymentForm form={payment.form} name={name} contact={contact} onBlocked={onBlocked} />;
  }
  if (!isCode) return <LinkButton href={payment.url}>{intl.t('payOrder.payWith', { name })}</LinkButton>;
  return (
    <div className="pay-code">
      <QrCode text={payment.url} label={intl.t('payOrder.code', { name })} />
      <div>
        {!isInTitle && <p>{toDo}</p>}
        <p>
          <ExternalLink href={payment.url}>{intl.t('payOrder.openPage')}</ExternalLink>
        </p>
      </div>
    </div>
  );
}

interface PaymentOnShow extends Pick<PaymentController, 'reportUnknownHost' | 'reportBlocked'> {
  readonly state: PaymentState;
  /** Returns the payment if its address passes `findPaymentUrl`. */
  readonly toSafe: (payment: DeferredPayment) => DeferredPayment<SafeUrl> | undefined;
  readonly retry: () => void;
}

/** How to pay the displayed order: as the order says, otherwise by a job that is polled while the order is displayed. */
function usePayment(order: Order): PaymentOnShow {
  const controller = useElementContext().getController(createPaymentController);
  const preparation = controller.get(order);
  const deps = useMemo(() => controller.toDeps(order), [controller, order]);
  const given = order.deferredPayment;
  useEffect(() => (given ? undefined : preparation.enter(deps, visibility)), [given, preparation, deps]);
  const known = useSelector(preparation.store, (state) => state);
  return useMemo(
    () => ({
      state: given ? { status: 'ready', payment: given } : known,
      toSafe: (payment) => toSafe(payment, controller),
      retry: () => preparation.retry(deps),
      reportUnknownHost: controller.reportUnknownHost,
      reportBlocked: controller.reportBlocked,
    }),
    [given, known, controller, preparation, deps],
  );
}

function toSafe(payment: DeferredPayment, { findUrl }: PaymentController): DeferredPayment<SafeUrl> | undefined {
  if (payment.kind === 'code') {
    const url = findUrl(payment.url);
    return url === undefined ? undefined : { ...payment, url };
  }
  const action = findUrl(payment.form.action);
  return action === undefined ? undefined : { ...payment, form: { ...payment.form, action } };
}

interface NoPaymentProps {
  readonly title: string;
  /** What the service says about the payment. */
  readonly note: string | undefined;
  /** Absent if the service answered with an address that is not a known provider's. */
  readonly failure: Failure | undefined;
  /** Whether a retry is running, and slower than usual. */
  readonly wait: 'none' | 'busy' | 'slow';
  readonly onRetry: () => void;
}

/** Explains that the order cannot be paid here now, and offers to retry or to ask for help. */
function NoPayment({ title, note, failure, wait, onRetry }: NoPaymentProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const box = useRef<HTMLDivElement>(null);
  const pause = useWait(failure?.retryAt ?? 0);

  // A layout effect: its cleanup runs while the message is still in the document. If the focus is in it, move the focus
  // to the heading.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      const root = current?.getRootNode();
      if (root instanceof ShadowRoot && current?.contains(root.activeElement)) focusHeading(current);
    };
  }, []);

  return (
    <MessageBox boxRef={box} tone="neutral" title={title}>
      {note !== undefined && <p dir="auto">{note}</p>}
      <p>{intl.t(wait === 'slow' ? 'payOrder.slow' : getText(failure))}</p>
      {pause && (
        <p className="figures" id={waitId}>
          {intl.t(pause.isLong ? 'payOrder.waitUntil' : 'payOrder.wait', { time: pause.time })}
        </p>
      )}
      <FailureActions failure={failure} isBusy={wait !== 'none'} waitId={pause && waitId} onRetry={onRetry} />
    </MessageBox>
  );
}

interface FailureActionsProps extends Pick<NoPaymentProps, 'failure' | 'onRetry'> {
  readonly isBusy: boolean;
  /** Id of the text that says how long to wait; absent if there is no wait. */
  readonly waitId: string | undefined;
}

/** Sign in, retry or contact the shop. */
function FailureActions({ failure, isBusy, waitId, onRetry }: FailureActionsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { contact } = useHelpLink();
  const isSignedOut = failure?.status === 401;
  return (
    <>
      {isSignedOut && (
        <p>
          <Button kind="text" onPress={() => signIn(context)}>
            {intl.t('orderDetail.signIn')}
          </Button>
        </p>
      )}
      {failure?.retryable || isSignedOut ? (
        <Button kind="text" isBusy={isBusy} isDisabled={waitId !== undefined} reasonId={waitId} onPress={onRetry}>
          {intl.t('failure.retry')}
        </Button>
      ) : (
        contact !== undefined && (
          <p>
            <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
          </p>
        )
      )}
    </>
  );
}

function getText(failure: Failure | undefined): MessageId {
  if (failure?.status === 401) return 'payOrder.signIn';
  if (!failure?.retryable) return 'payOrder.refused';
  if (failure.code === 'offline') return 'payOrder.offline';
  return failure.code === 'chunk-load' ? 'failure.chunkLoad' : 'payOrder.failed';
}
