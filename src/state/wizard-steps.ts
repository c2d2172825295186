import { areChoicesReady, type ReturnChoice } from '../domain/returns/return-choice.js';

/** A step of the wizard, by the word that stands for it in the address. */
export type WizardStep = 'items' | 'method';

export const FIRST_STEP = 'items' satisfies WizardStep;

/** What the steps go by. */
export interface StepFacts {
  readonly choices: readonly ReturnChoice[];
  readonly methodId?: string;
}

interface StepRule {
  /** The steps of this kind that the return has, as far as it is put together; none where it needs none. */
  list(facts: StepFacts): readonly WizardStep[];
  /** Whether all that the step asks for is there. */
  isDone(facts: StepFacts): boolean;
}

/** In the order in which they are gone through. The last one of a return submits it. */
const STEP_RULES: readonly StepRule[] = [
  { list: () => ['items'], isDone: ({ choices }) => areChoicesReady(choices) },
  { list: () => ['method'], isDone: ({ methodId }) => methodId !== undefined },
];

/** The steps of a return as far as it is put together, in their order. */
export function listSteps(facts: StepFacts): readonly WizardStep[] {
  return STEP_RULES.flatMap((rule) => rule.list(facts));
}

/** The step after another; absent after the last one. */
export function findNextStep(step: WizardStep, facts: StepFacts): WizardStep | undefined {
  const steps = listSteps(facts);
  return steps[steps.indexOf(step) + 1];
}

/**
 * The step that is shown where one is asked for: that one, or the last one before it that can be reached. A word that is no step of
 * this return leads as far as one can get.
 */
export function findReachableStep(wanted: string, facts: StepFacts): WizardStep {
  let last: WizardStep = FIRST_STEP;
  for (const rule of STEP_RULES) {
    for (const step of rule.list(facts)) {
      last = step;
      if (step === wanted || !rule.isDone(facts)) return step;
    }
  }
  return last;
}
