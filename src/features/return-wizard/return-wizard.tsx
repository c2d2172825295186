import { useCallback, useState, useLayoutEffect, type ReactNode } from 'react';
import { MaskedOrder } from '../../orders/masked-order.js';
import type { Order } from '../../orders/model/order.js';
import { useOrder } from '../../orders/order-controller.js';
import { useReturnElsewhere, type ReturnElsewhere } from '../../returns/use-return-elsewhere.js';
import { useElementContext, useIntl } from '../../app/context/element-context.js';
import { NoOrder } from '../../orders/order-not-read.js';
import { StepList, getHeading, isExchangeStep } from './step-list.js';
import { useWizard, type Wizard } from './use-wizard.js';
import { MessageBox } from '../../ui/message-box.js';
import { listExchangeUnits, type ReturnRow } from '../../returns/model/return-choice.js';
import { toCountryName } from '../../i18n/country-name.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { useFramedScreen } from '../../app/navigation/open-in-top.js';
import { StepHeading, type StepScreen } from '../../ui/step-heading.js';
import { DRAFT_HOURS } from '../../returns/store/return-drafts.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { Dialog } from '../../ui/dialog.js';
import { useReturnSubmission } from './submission/use-return-submission.js';
import { OrderSkeleton } from '../../ui/card-skeleton.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { RETURN_CALLS } from '../../orders/return-availability.js';
import { SubmitOverlay } from './submission/submit-overlay.js';
import { WizardStepContent } from './wizard-step-content.js';
import { findHref } from '../../app/navigation/navigate.js';

/** The wizard of an order, with its loading, error and missing states. */
export function ReturnWizard(): ReactNode {
  const { view } = useOrder();
  const order = view.status === 'ready' ? view.value : undefined;
  const obstacle = useObstacle(order);
  const returned = obstacle === undefined ? order : undefined;
  // Once the return is made, the order has fewer items to return and there is nothing left to choose.
  const [isDone, setDone] = useState(false);
  const handleDone = useCallback(() => setDone(true), []);
  const wizard = useWizard(isDone ? undefined : returned);
  const [isAsking, setAsking] = useState(false);
  const { port, settings } = useElementContext();
  const isInArea = port.getRouter() !== undefined && !settings.getState().configuration.standalone;
  const isLoading = view.status === 'loading' || (returned !== undefined && wizard.rules.status === 'loading');
  return (
    <section
      className={isInArea ? 'screen order wizard is-in-area' : 'screen order wizard'}
      onClick={useFramedScreen()}
    >
      <header className="order-head">
        <WizardTop order={order} wizard={wizard} onLeave={() => setAsking(true)} />
        <StepHeading screen={useStepScreen(wizard)} isPending={isLoading} />
      </header>
      <NoOrder view={view} />
      {obstacle}
      {returned && <WizardContent order={returned} wizard={wizard} onDone={handleDone} />}
      {isAsking && order && <LeaveDialog orderNumber={order.orderNumber} onStay={() => setAsking(false)} />}
    </section>
  );
}

/**
 * What replaces the steps if nothing can be returned: returns are switched off, the order is itself a return, the back end takes none, or
 * another country handles it.
 */
function useObstacle(order: Order | undefined): ReactNode {
  const context = useElementContext();
  const isOff = context.isFlagOn('disableReturns');
  const elsewhere = useReturnElsewhere(order);
  if (!order) return undefined;
  if (isOff || order.kind !== 'sales') return <Unavailable order={order} />;
  if (!context.hasCalls(...RETURN_CALLS)) return <NoReturns orderNumber={order.orderNumber} />;
  // A return request names its sender, whose data the service has masked in this order.
  if (order.isMasked) return <MaskedOrder order={order} />;
  return elsewhere && <OtherCountry orderNumber={order.orderNumber} elsewhere={elsewhere} />;
}

interface WizardTopProps {
  readonly order: Order | undefined;
  readonly wizard: Wizard;
  readonly onLeave: () => void;
}

/** The list of steps, and the link back to the order. */
function WizardTop({ order, wizard, onLeave }: WizardTopProps): ReactNode {
  const { isReady, rows, steps, step, goTo, progress } = wizard;
  if (!isReady || !order) return null;
  return (
    <>
      <OrderLink orderNumber={order.orderNumber} onLeave={progress.choices.length > 0 ? onLeave : undefined} />
      {hasOffer(rows) && <StepList steps={steps} step={step} onGo={goTo} />}
    </>
  );
}

/** Nothing can be returned: returns are switched off, or the order is itself a return. */
function Unavailable({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" title={intl.t('returnWizard.unavailableTitle')}>
      <p>{intl.t('returnWizard.unavailable')}</p>
      <OrderLink orderNumber={order.orderNumber} />
    </MessageBox>
  );
}

/** The back end takes no returns. */
function NoReturns({ orderNumber }: { readonly orderNumber: string }): ReactNode {
  return (
    <>
      <RequiredCalls names={RETURN_CALLS}>{null}</RequiredCalls>
      <OrderLink orderNumber={orderNumber} />
    </>
  );
}

function hasOffer(rows: readonly ReturnRow[]): boolean {
  return rows.some(({ isReturnable }) => isReturnable);
}

/** The current step as a screen. */
function useStepScreen({ isReady, rows, step, steps, progress }: Wizard): StepScreen {
  const intl = useIntl();
  if (!isReady) return { key: undefined, heading: intl.t('returnWizard.title') };
  if (!hasOffer(rows)) return { key: step, heading: intl.t('returnWizard.nothing') };
  const heading = intl.t(getHeading(step, progress.choices));
  if (!isExchangeStep(step)) return { key: step, heading };
  const units = listExchangeUnits(progress.choices);
  const index = steps.filter(isExchangeStep).indexOf(step);
  // If an item is returned rather than exchanged after all, the next exchange gets its step.
  const { rowKey, unit } = units[index] ?? {};
  const key = JSON.stringify([step, rowKey, unit]);
  if (units.length <= 1) return { key, heading };
  return { key, heading: intl.t('returnWizard.exchangeHeadingOf', { number: index + 1, count: units.length }) };
}

interface OtherCountryProps {
  readonly orderNumber: string;
  readonly elsewhere: ReturnElsewhere;
}

/** The order was sent from another country and can be returned only there. Shown to shoppers who open the wizard by its address. */
function OtherCountry({ orderNumber, elsewhere }: OtherCountryProps): ReactNode {
  const intl = useIntl();
  const { country, shop } = elsewhere;
  const name = toCountryName(intl.locale, country);
  return (
    <MessageBox tone="neutral" title={intl.t('orderBoxes.mismatchTitle', { name })}>
      <p>{intl.t('orderBoxes.mismatch')}</p>
      {shop !== undefined && (
        <p>
          <ExternalLink href={shop}>{intl.t('orderBoxes.goTo', { name })}</ExternalLink>
        </p>
      )}
      <OrderLink orderNumber={orderNumber} />
    </MessageBox>
  );
}

interface LeaveDialogProps {
  readonly orderNumber: string;
  readonly onStay: () => void;
}

/**
 * Asks for confirmation before the shopper leaves a return that was begun. Except on a shared device, the draft is restored when the
 * shopper comes back.
 */
function LeaveDialog({ orderNumber, onStay }: LeaveDialogProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isStored = !context.settings.getState().configuration.kiosk;
  return (
    <Dialog
      title={intl.t('returnWizard.leaveTitle')}
      closeName={intl.t('dialog.close')}
      onClose={onStay}
      actions={
        <>
          <Button kind="primary" onPress={onStay}>
            {intl.t('returnWizard.stay')}
          </Button>
          <Button kind="secondary" onPress={() => navigateFromOrder(context, { route: 'salesDetail', orderNumber })}>
            {intl.t('returnWizard.leave')}
          </Button>
        </>
      }
    >
      <p>{intl.t(isStored ? 'returnWizard.leaveKept' : 'returnWizard.leaveLost', { count: DRAFT_HOURS })}</p>
    </Dialog>
  );
}

interface WizardContentProps {
  readonly order: Order;
  readonly wizard: Wizard;
  /** The return was submitted and made; its exchange may still be pending. */
  readonly onDone: () => void;
}

/** The current step, and on top of it the progress of the submission. */
function WizardContent({ order, wizard, onDone }: WizardContentProps): ReactNode {
  const submission = useReturnSubmission(order);
  const { isMade } = submission;
  const { forget, rules } = wizard;
  const { orderNumber } = order;
  // A layout effect: once the return is made, the order is read again. The wizard must count as done by then, or it would go back to its
  // first step.
  useLayoutEffect(() => {
    if (!isMade) return;
    onDone();
    forget(orderNumber);
  }, [isMade, onDone, forget, orderNumber]);
  return (
    <>
      {rules.status === 'loading' && <OrderSkeleton />}
      {rules.status === 'failed' && <LoadError onRetry={rules.retry} />}
      {wizard.isReady && rules.status === 'ready' && (
        <WizardStepContent order={order} wizard={wizard} rules={rules.rules} submission={submission} />
      )}
      <SubmitOverlay order={order} submission={submission} rules={rules.status === 'ready' ? rules.rules : undefined} />
    </>
  );
}

interface OrderLinkProps {
  readonly orderNumber: string;
  /** Replaces the navigation if a return was begun: asks for confirmation first. */
  readonly onLeave?: (() => void) | undefined;
}

/** The link back to the order. */
function OrderLink({ orderNumber, onLeave }: OrderLinkProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const destination = { route: 'salesDetail', orderNumber } as const;
  return (
    <p className="item-details">
      <DestinationLink
        href={findHref(context, destination)}
        onGo={onLeave ?? (() => navigateFromOrder(context, destination))}
      >
        {intl.t('returnWizard.toOrder', { number: orderNumber })}
      </DestinationLink>
    </p>
  );
}
