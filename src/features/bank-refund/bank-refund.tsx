import { useEffect, useState, type ReactNode } from 'react';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { isForeignPage, findRetailersScreen } from '../../app/configuration/service-address.js';
import { useFramedScreen } from '../../app/navigation/open-in-top.js';
import {
  useIntl,
  useElementContext,
  useSelector,
  useAnnouncement,
  type ElementContext,
} from '../../app/context/element-context.js';
import { useOrder } from '../../orders/order-controller.js';
import type { OrderView } from '../../orders/store/orders.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { StepHeading } from '../../ui/step-heading.js';
import { OrderNotRead, SignedOut } from '../../orders/order-not-read.js';
import { getScreenAddress, findHref } from '../../app/navigation/navigate.js';
import { toPath, type Destination } from '../../app/navigation/destination.js';
import { toReturnPage, readReturnArrival } from '../../returns/to-return-page.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';
import type { Order } from '../../orders/model/order.js';
import { useBankRefund, createBankRefundController, type RefundStep } from './bank-refund-controller.js';
import { RefundForm } from './refund-form.js';
import { BANK_DAYS, findRefundMethod } from '../../returns/model/refund-progress.js';
import { signInFromOrder, navigateFromOrder } from '../../orders/leave-order.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { OrderSummary } from '../../orders/order-summary.js';
import { ReturnSummary } from '../../returns/return-summary.js';

const HEADINGS = {
  landing: 'bankRefund.landingTitle',
  form: 'bankRefund.formTitle',
  confirmation: 'bankRefund.doneTitle',
} as const;

/**
 * A refund into a bank account: an explanation, the form for the account, and a confirmation.
 */
export function BankRefund(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const orderNumber = useSelector(context.settings, ({ configuration }) => configuration.orderNumber) ?? '';
  const { step, goTo } = useRefundStep(orderNumber);
  const isForeign = isForeignPage(context);
  const shown = isForeign ? 'landing' : step;
  useEffect(() => {
    if (isForeign) context.port.warn(FOREIGN);
  }, [isForeign, context]);
  return (
    <section className="screen order refund" onClick={useFramedScreen()}>
      <header className="order-head">
        <StepHeading screen={{ key: shown, heading: intl.t(HEADINGS[shown]) }} />
      </header>
      {isForeign ? (
        <ForeignPage orderNumber={orderNumber} />
      ) : (
        <RequiredCalls names={['request-bank-refund']}>
          <RefundOfOrder orderNumber={orderNumber} step={step} goTo={goTo} />
        </RequiredCalls>
      )}
    </section>
  );
}

const FOREIGN =
  'api-base is on another origin than the page, so the form for a bank account is not shown: set the attribute allow-sensitive to show it.';

interface RefundOfOrderProps extends ReturnType<typeof useRefundStep> {
  readonly orderNumber: string;
}

/** The step, once the order has loaded. */
function RefundOfOrder(props: RefundOfOrderProps): ReactNode {
  const { view } = useOrder();
  if (view.status === 'ready') return <RefundContent {...props} order={view.value} />;
  return <NoOrder view={view} />;
}

interface NoOrderProps {
  readonly view: Exclude<OrderView, { readonly status: 'ready' }>;
}

/** Shown while there is no order. */
function NoOrder({ view }: NoOrderProps): ReactNode {
  const intl = useIntl();
  useAnnouncement(view.status === 'loading' && view.isSlow, 'orderDetail.slow');
  switch (view.status) {
    case 'loading':
      return <FormSkeleton />;
    case 'no-credentials':
      return <SignedOut />;
    case 'idle':
      return <p>{intl.t('orderDetail.noNumber')}</p>;
    default:
      return <OrderNotRead view={view} />;
  }
}

/** Never ask for a bank account on a third party's page: link to the retailer's own page instead. */
function ForeignPage({ orderNumber }: { readonly orderNumber: string }): ReactNode {
  const intl = useIntl();
  const href = findRetailersScreen(useElementContext(), toPath(toReturnPage('refundPayment', orderNumber)));
  return (
    <MessageBox tone="neutral" title={intl.t('bankRefund.elsewhereTitle')}>
      <p>{intl.t('bankRefund.elsewhere')}</p>
      <p>
        <ExternalLink href={href}>{intl.t('bankRefund.goToShop')}</ExternalLink>
      </p>
    </MessageBox>
  );
}

interface RefundContentProps extends RefundStepResult {
  /** The number in the address, which the request for the refund uses. */
  readonly orderNumber: string;
  readonly order: Order;
}

/** The current step. Once an account was accepted, only the confirmation is left. */
function RefundContent(props: RefundContentProps): ReactNode {
  const { orderNumber, order, step, goTo } = props;
  const bankRefund = useBankRefund(orderNumber);
  const { refund, state } = bankRefund;
  const refusal = useRefusal(refund.findEmail(order) !== undefined);
  const isTaken = state.status === 'done' && step !== 'confirmation';
  useEffect(() => {
    if (!isTaken) return;
    refund.forget();
    goTo('confirmation', { isReplaced: true });
  });
  if (step === 'confirmation') return <RefundDone {...props} email={refund.findEmail(order)} />;
  if (refusal) return refusal;
  if (step === 'landing') return <RefundLanding order={order} onGo={() => goTo('form')} />;
  return <RefundForm {...props} bankRefund={bankRefund} />;
}

interface RefundLandingProps {
  readonly order: Order;
  readonly onGo: () => void;
}

const STEPS = ['bankRefund.stepAccount', 'bankRefund.stepReturn', 'bankRefund.stepMoney'] as const;

/** Explains what will happen and why; the target of links in e-mails. */
function RefundLanding({ order, onGo }: RefundLandingProps): ReactNode {
  const intl = useIntl();
  const isCash = findRefundMethod(order).kind === 'bank';
  return (
    <div className="refund-text">
      <p>{intl.t(isCash ? 'bankRefund.whyCash' : 'bankRefund.why')}</p>
      <ol className="refund-steps">
        {STEPS.map((id, index) => (
          <li key={id}>
            <span className="step-mark" aria-hidden="true">
              {index + 1}
            </span>
            <span>{intl.t(id, BANK_DAYS)}</span>
          </li>
        ))}
      </ol>
      <Button kind="primary" onPress={onGo}>
        {intl.t('bankRefund.enter')}
      </Button>
    </div>
  );
}

/**
 * Returns the message that replaces the form, if the form must not be shown. Guests see it only if the page allows that, or if a code
 * proved who they are: anybody who knows an order's number and contact could redirect its money. Nobody sees it without an e-mail address,
 * which the request requires.
 */
function useRefusal(hasEmail: boolean): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { controller } = useOrder();
  const allowsGuests = useSelector(context.settings, ({ configuration }) => configuration.guestBankRefund === true);
  const isGuest = controller.getShopperKind() !== 'member';
  const isProved = context.getPageState().guestTokens?.isProved(controller.getProof()) === true;
  if (isGuest && !allowsGuests && !isProved) {
    return (
      <MessageBox tone="neutral" title={intl.t('bankRefund.guestTitle')}>
        <p>{intl.t('bankRefund.guest')}</p>
        <Button kind="text" onPress={() => signInFromOrder(context)}>
          {intl.t('orderDetail.signIn')}
        </Button>
        <p>
          <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      </MessageBox>
    );
  }
  if (hasEmail) return undefined;
  return (
    <MessageBox tone="neutral" title={intl.t('bankRefund.noEmailTitle')}>
      <p>{intl.t('bankRefund.noEmail')}</p>
      <p>
        <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </MessageBox>
  );
}

const ROUTES = {
  landing: 'refundLanding',
  form: 'refundPayment',
  confirmation: 'refundConfirmation',
} as const satisfies Readonly<Record<RefundStep, string>>;

interface RefundStepResult {
  readonly step: RefundStep;
  /** `isReplaced`: replaces the current history entry, so that "back" skips the step. */
  readonly goTo: (step: RefundStep, options?: { readonly isReplaced: boolean }) => void;
}

/** The current step. In the area, each step has its own address and tag; a standalone tag goes through all of them. */
function useRefundStep(orderNumber: string): RefundStepResult {
  const context = useElementContext();
  const controller = context.getController(createBankRefundController);
  const first = useSelector(context.settings, ({ configuration }) => configuration.step);
  const reached = useSelector(controller.form, ({ step }) => step);
  // Read once: the address may have changed while this tag is still mounted.
  const [placed] = useState(() => readStep(context, orderNumber));
  return {
    step: placed ?? reached ?? first ?? 'landing',
    goTo(step, { isReplaced } = { isReplaced: false }) {
      if (!context.port.getRouter()) return controller.go(step);
      navigateFromOrder(context, toReturnPage(ROUTES[step], orderNumber, readReturnArrival(context)), { isReplaced });
    },
  };
}

/** Returns the step that the address names in the area. */
function readStep(context: ElementContext, orderNumber: string): RefundStep | undefined {
  if (!context.port.getRouter()) return undefined;
  const path = getScreenAddress(context).pathname.replace(/\/?$/, '/');
  const steps = Object.keys(ROUTES) as RefundStep[];
  return steps.find((step) => path === toPath(toReturnPage(ROUTES[step], orderNumber)));
}

interface RefundDoneProps {
  readonly orderNumber: string;
  readonly order: Order;
  readonly email: string | undefined;
}

/**
 * The confirmation: what comes next, the summary, and a link to the return's instructions, or to its details if the shopper did not come
 * from a return.
 */
function RefundDone({ orderNumber, order, email }: RefundDoneProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const arrival = readReturnArrival(context);
  const Summary = order.kind === 'return' ? ReturnSummary : OrderSummary;
  const destination: Destination = arrival
    ? toReturnPage('returnInstructions', orderNumber, arrival)
    : { route: 'returnDetail', orderNumber };
  return (
    <div className="order-columns">
      <div className="refund-text">
        <p>
          {email === undefined
            ? intl.t('bankRefund.done')
            : intl.rich('bankRefund.doneEmail', { email: () => <bdi key="email">{email}</bdi> })}
        </p>
        <p>{intl.t('bankRefund.stepMoney', BANK_DAYS)}</p>
        <DestinationLink
          href={findHref(context, destination)}
          onGo={() => navigateFromOrder(context, destination)}
          className="button is-primary"
        >
          {intl.t(arrival ? 'bankRefund.instructions' : 'bankRefund.details')}
        </DestinationLink>
        <p>
          <ExternalLink href={context.findLink('help')}>{intl.t('bankRefund.help')}</ExternalLink>
        </p>
      </div>
      <div className="order-side">
        <Summary order={order} />
      </div>
    </div>
  );
}
