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
import { composeReturnWizard } from './compose-return-wizard.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

export interface WizardUse {
  readonly progress: WizardProgress;
  /** What its steps go by. */
  readonly facts: StepFacts;
  readonly dispatch: (action: WizardAction) => void;
  /** The return of an order was made: the next one begins anew. */
  readonly forget: (orderNumber: string) => void;
}

/** The return of an order as far as it is put together, and the ways to change it. */
export function useReturnWizard(orderNumber: string, rules: WizardRules): WizardUse {
  const own = useScope().own(composeReturnWizard);
  const slice = own.get(orderNumber);
  const kept = useSlice(slice, (state) => state);
  const progress = useMemo(() => fitProgress(kept, rules), [kept, rules]);
  return useMemo(
    () => ({
      progress,
      facts: toStepFacts(progress, rules),
      dispatch: (action) => slice.setState(reduceWizard(slice.getState(), action, rules), true),
      forget: own.forget,
    }),
    [progress, slice, rules, own],
  );
}
