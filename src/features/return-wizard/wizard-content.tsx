import { useEffect, useRef, type ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { groupChoices } from '../../domain/returns/return-choice.js';
import type { ReturnMethod } from '../../domain/returns/return-method.js';
import { useIntl } from '../../host/use-intl.js';
import { useReturnSubmission, type SubmissionOnShow } from '../../host/use-return-submission.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/focus-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { OrderSkeleton } from '../../ui/order-skeleton.js';
import { ItemStep } from './item-step.js';
import { MethodStep } from './method-step.js';
import { SubmitOverlay } from './submit-overlay.js';
import type { Wizard } from './use-wizard.js';

export interface WizardContentProps {
  readonly order: Order;
  readonly wizard: Wizard;
  /** It was submitted, and made. */
  readonly onDone: () => void;
}

/** The step on show, and over it what becomes of the return once it is submitted. */
export function WizardContent({ order, wizard, onDone }: WizardContentProps): ReactNode {
  const submission = useReturnSubmission(order);
  const isDone = submission.state.status === 'done';
  const { forget, rules } = wizard;
  const { orderNumber } = order;
  useEffect(() => {
    if (!isDone) return;
    onDone();
    forget(orderNumber);
  }, [isDone, onDone, forget, orderNumber]);
  return (
    <>
      {rules.status === 'loading' && <OrderSkeleton />}
      {rules.status === 'failed' && <RulesMissing onRetry={rules.retry} />}
      {wizard.isReady && <Step order={order} wizard={wizard} submission={submission} />}
      <SubmitOverlay order={order} submission={submission} />
    </>
  );
}

interface StepProps extends Omit<WizardContentProps, 'onDone'> {
  readonly submission: SubmissionOnShow;
}

function Step({ order, wizard, submission }: StepProps): ReactNode {
  const { rules: state, rows, step, next, goTo, progress } = wizard;
  if (state.status !== 'ready') return null;
  const { rules } = state;
  if (step === 'items') {
    return (
      <ItemStep
        order={order}
        rows={rows}
        reasonKeys={wizard.reasonKeys}
        asksForText={rules.asksForText}
        wizard={wizard}
        onContinue={() => next && goTo(next)}
      />
    );
  }

  /** The last step submits. */
  function handleContinue(method: ReturnMethod): void {
    if (next) goTo(next);
    else submission.submit({ rows, choices: groupChoices(progress.choices).ready, method }, rules);
  }

  return (
    <MethodStep
      order={order}
      rows={rows}
      rules={rules}
      wizard={wizard}
      isBusy={submission.state.status === 'loading'}
      onContinue={handleContinue}
    />
  );
}

function RulesMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t('failure.networkTitle')} isAlert>
      <p>{intl.t('readFailure.chunkLoad')}</p>
      <Button kind="text" onPress={handleRetry}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
