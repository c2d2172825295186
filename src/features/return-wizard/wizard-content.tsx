import { useEffect, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useReturnSubmission } from './submission/use-return-submission.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ChunkMissing } from './chunk-missing.js';
import { SubmitOverlay } from './submission/submit-overlay.js';
import type { Wizard } from './use-wizard.js';
import { WizardStepContent } from './wizard-step-content.js';

export interface WizardContentProps {
  readonly order: Order;
  readonly wizard: Wizard;
  /** It was submitted, and made; an exchange may still be on its way. */
  readonly onDone: () => void;
}

/** The step on show, and over it what becomes of the return once it is submitted. */
export function WizardContent({ order, wizard, onDone }: WizardContentProps): ReactNode {
  const submission = useReturnSubmission(order);
  const { isMade } = submission;
  const { forget, rules } = wizard;
  const { orderNumber } = order;
  useEffect(() => {
    if (!isMade) return;
    onDone();
    forget(orderNumber);
  }, [isMade, onDone, forget, orderNumber]);
  return (
    <>
      {rules.status === 'loading' && <OrderSkeleton />}
      {rules.status === 'failed' && <ChunkMissing onRetry={rules.retry} />}
      {wizard.isReady && rules.status === 'ready' && (
        <WizardStepContent order={order} wizard={wizard} rules={rules.rules} submission={submission} />
      )}
      <SubmitOverlay order={order} submission={submission} rules={rules.status === 'ready' ? rules.rules : undefined} />
    </>
  );
}
