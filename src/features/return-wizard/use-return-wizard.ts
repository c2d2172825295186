import { useMemo } from 'react';
import {
  fitProgress,
  reduceWizard,
  toStepFacts,
  type WizardAction,
  type WizardProgress,
  type WizardRules,
} from '../../returns/store/return-wizard.js';
import type { StepFacts } from '../../returns/store/wizard-steps.js';
import { createReturnWizardController } from './return-wizard-controller.js';
import { useElementContext, useSlice } from '../../app/context/element-context.js';

export interface WizardResult {
  readonly progress: WizardProgress;
  /** What its steps go by. */
  readonly facts: StepFacts;
  readonly dispatch: (action: WizardAction) => void;
  /** The return of an order was made: the next one begins anew. */
  readonly forget: (orderNumber: string) => void;
}

/** The return of an order as far as it is put together, and the ways to change it. */
export function useReturnWizard(orderNumber: string, rules: WizardRules): WizardResult {
  const controller = useElementContext().getController(createReturnWizardController);
  const slice = controller.get(orderNumber);
  const stored = useSlice(slice, (state) => state);
  const progress = useMemo(() => fitProgress(stored, rules), [stored, rules]);
  return useMemo(
    () => ({
      progress,
      facts: toStepFacts(progress, rules),
      dispatch: (action) => slice.setState(reduceWizard(slice.getState(), action, rules), true),
      forget: controller.forget,
    }),
    [progress, slice, rules, controller],
  );
}
