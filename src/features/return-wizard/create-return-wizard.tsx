import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useOrder } from '../../orders/use-order.js';
import { useReturnElsewhere } from '../../returns/use-return-elsewhere.js';
import { useScope } from '../../app/context/scope-context.js';
import type { OrderView } from '../../orders/store/order-view.js';
import { LeaveDialog } from './leave-dialog.js';
import { OrderLink } from './order-link.js';
import { OtherCountry } from './other-country.js';
import { StepList } from './step-list.js';
import { getHeading } from './steps.js';
import { Unavailable } from './unavailable.js';
import { useStepFocus } from './use-step-focus.js';
import { useStepScreen } from './use-step-screen.js';
import { useWizard, type Wizard } from './use-wizard.js';
import { WizardContent } from './wizard-content.js';
import { WizardFrame } from './wizard-frame.js';

/** What stands in place of an order that is not there: the same as on the order's own screen. */
export interface OrderViews {
  readonly NoOrder: ComponentType<{ readonly view: OrderView }>;
}

/**
 * The wizard of an order, with what stands in its place until the order is there, or where it cannot be had. The heading stays the same
 * node from the first moment on: it may have the focus when the order comes.
 */
export function createReturnWizard({ NoOrder }: OrderViews): ComponentType {
  return function ReturnWizard(): ReactNode {
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
  };
}

/** What stands in place of the steps where nothing can be returned: returns are off, what is shown is one, or another country takes it. */
function useObstacle(order: Order | undefined): ReactNode {
  const isOff = useScope().isFlagOn('disableReturns');
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
