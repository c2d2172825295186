import { useCallback, useState, useLayoutEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useOrder } from '../../orders/order-controller.js';
import { useReturnElsewhere, type ReturnElsewhere } from '../../returns/use-return-elsewhere.js';
import { useElementContext, useIntl } from '../../app/context/element-context.js';
import { NoOrder } from '../../orders/order-not-read.js';
import { StepList, getHeading, isExchangeStep } from './step-list.js';
import { useWizard, type Wizard } from './use-wizard.js';
import { MessageBox } from '../../ui/message-box.js';
import { listExchangeUnits } from '../../returns/model/return-choice.js';
import { toCountryName } from '../../i18n/country-name.js';
import { ExternalLink, DestinationLink, Button } from '../../ui/button.js';
import { useFrameLinks } from '../../app/navigation/open-in-top.js';
import type { MessageId } from '../../i18n/create-intl.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { DRAFT_HOURS } from '../../returns/store/return-drafts.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { Dialog } from '../../ui/dialog.js';
import { useReturnSubmission } from './submission/use-return-submission.js';
import { OrderSkeleton } from '../../ui/card-skeleton.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { SubmitOverlay } from './submission/submit-overlay.js';
import { WizardStepContent } from './wizard-step-content.js';
import { findHref } from '../../app/navigation/navigate.js';

/**
 * The wizard of an order, with what stands in its place until the order is there, or where it cannot be had. The heading stays the same
 * node from the first moment on: it may have the focus when the order comes.
 */
export function ReturnWizard(): ReactNode {
  const { view } = useOrder();
  const order = view.status === 'ready' ? view.value : undefined;
  const obstacle = useObstacle(order);
  const returned = obstacle === undefined ? order : undefined;
  // From then on the order has something less to return, and there is nothing left to choose.
  const [isDone, setDone] = useState(false);
  const handleDone = useCallback(() => setDone(true), []);
  const wizard = useWizard(isDone ? undefined : returned);
  const { isReady } = wizard;
  const [isAsking, setAsking] = useState(false);
  const headingRef = useStepFocus(useStepScreen(wizard));
  return (
    <WizardFrame
      heading={isReady ? getHeading(wizard.step, wizard.progress.choices) : 'returnWizard.title'}
      headingRef={headingRef}
      top={<WizardTop order={order} wizard={wizard} onAsk={() => setAsking(true)} />}
    >
      <NoOrder view={view} />
      {obstacle}
      {returned && <WizardContent order={returned} wizard={wizard} onDone={handleDone} />}
      {isAsking && order && <LeaveDialog orderNumber={order.orderNumber} onStay={() => setAsking(false)} />}
    </WizardFrame>
  );
}

/** What stands in place of the steps where nothing can be returned: returns are off, what is shown is one, or another country takes it. */
function useObstacle(order: Order | undefined): ReactNode {
  const isOff = useElementContext().isFlagOn('disableReturns');
  const elsewhere = useReturnElsewhere(order);
  if (!order) return undefined;
  if (isOff || order.kind !== 'sales') return <Unavailable order={order} />;
  return elsewhere && <OtherCountry orderNumber={order.orderNumber} elsewhere={elsewhere} />;
}

interface WizardTopProps {
  readonly order: Order | undefined;
  readonly wizard: Wizard;
  readonly onAsk: () => void;
}

/** Where the shopper is, and the way back. */
function WizardTop({ order, wizard, onAsk }: WizardTopProps): ReactNode {
  const { isReady, steps, step, goTo, progress } = wizard;
  if (!isReady || !order) return null;
  return (
    <>
      <OrderLink orderNumber={order.orderNumber} onAsk={progress.choices.length > 0 ? onAsk : undefined} />
      <StepList steps={steps} step={step} onGo={goTo} />
    </>
  );
}

/** Nothing can be returned here: returns are off, or what is shown is one already. */
function Unavailable({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" title={intl.t('returnWizard.unavailableTitle')}>
      <p>{intl.t('returnWizard.unavailable')}</p>
      <OrderLink orderNumber={order.orderNumber} />
    </MessageBox>
  );
}

/** The step on show as a screen of its own; nothing while there is none. */
function useStepScreen({ isReady, step, steps, progress }: Wizard): Partial<StepScreen> {
  const intl = useIntl();
  if (!isReady) return {};
  const heading = intl.t(getHeading(step, progress.choices));
  if (!isExchangeStep(step)) return { key: step, words: heading };
  const units = listExchangeUnits(progress.choices);
  const index = steps.filter(isExchangeStep).indexOf(step);
  // Where an item goes back after all, the next one has its step.
  const { rowKey, unit } = units[index] ?? {};
  const words =
    units.length > 1 ? intl.t('returnWizard.exchangeNews', { number: index + 1, count: units.length }) : heading;
  return { key: JSON.stringify([step, rowKey, unit]), words };
}

interface OtherCountryProps {
  readonly orderNumber: string;
  readonly elsewhere: ReturnElsewhere;
}

/** The order was sent from another country, and can be returned only there: for who comes to the wizard by its address. */
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

interface WizardFrameProps {
  /** That of the wizard until a step has one. */
  readonly heading?: MessageId;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Above the heading. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** What is the same for all that the wizard shows. */
function WizardFrame({ heading = 'returnWizard.title', headingRef, top, children }: WizardFrameProps): ReactNode {
  const intl = useIntl();
  return (
    <section className="screen order wizard" onClick={useFrameLinks()}>
      <header className="order-head">
        {top}
        <ScreenHeading isFirst {...(headingRef && { headingRef })}>
          {intl.t(heading)}
        </ScreenHeading>
      </header>
      {children}
    </section>
  );
}

interface LeaveDialogProps {
  readonly orderNumber: string;
  readonly onStay: () => void;
}

/** Asks before something that was begun is left for its order. But on a shared device it is there again when the shopper comes back. */
function LeaveDialog({ orderNumber, onStay }: LeaveDialogProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isStored = !context.settings.getState().configuration.kiosk;
  return (
    <Dialog
      title={intl.t('returnWizard.leaveTitle')}
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
  /** It was submitted, and made; an exchange may still be on its way. */
  readonly onDone: () => void;
}

/** The step on show, and over it what becomes of the return once it is submitted. */
function WizardContent({ order, wizard, onDone }: WizardContentProps): ReactNode {
  const submission = useReturnSubmission(order);
  const { isMade } = submission;
  const { forget, rules } = wizard;
  const { orderNumber } = order;
  // A layout effect: the order is read again once the return is made, and must not lead a wizard that is still running back to its start.
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
  /** In place of going there: something was begun. */
  readonly onAsk?: (() => void) | undefined;
}

/** The way back to the order. */
function OrderLink({ orderNumber, onAsk }: OrderLinkProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const place = { route: 'salesDetail', orderNumber } as const;
  return (
    <p className="item-details">
      <DestinationLink href={findHref(context, place)} onGo={onAsk ?? (() => navigateFromOrder(context, place))}>
        {intl.t('returnWizard.toOrder', { number: orderNumber })}
      </DestinationLink>
    </p>
  );
}

/** A step as a screen of its own. */
interface StepScreen {
  /** Says which it is: where it changes, it is another screen. */
  readonly key: string;
  /** Read out once it is there. */
  readonly words: string;
}

/** Another step is another screen: its heading takes the focus and is read out. The first one leaves the page alone. */
function useStepFocus({ key, words }: Partial<StepScreen>): RefObject<HTMLHeadingElement | null> {
  const { platform } = useElementContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(key);
  // At once: what had the focus went away with the step, and for a frame it would be nowhere.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = key;
    if (key === undefined || before === undefined || before === key) return;
    heading.current?.focus();
    platform.announce(words ?? '');
  }, [key, words, platform]);
  return heading;
}
