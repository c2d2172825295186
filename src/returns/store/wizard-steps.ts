import {
  findPick,
  isReadyPick,
  listExchangeUnits,
  type ExchangePick,
  areChoicesReady,
  type ReturnChoice,
} from '../model/return-choice.js';
import type { MethodName } from '../model/return-method.js';

/** A step of the wizard, by its segment of the address. */
export type WizardStep = 'items' | ExchangeStepName | 'method' | 'store' | 'address' | 'review';

/** One step per exchanged unit, counted from 1. */
export type ExchangeStepName = `exchange-${number}`;

export const FIRST_STEP = 'items' satisfies WizardStep;

/** The facts that determine the steps. */
export interface StepFacts {
  readonly choices: readonly ReturnChoice[];
  readonly picks: readonly ExchangePick[];
  readonly methodId?: string;
  readonly storeId?: string;
  /** The shopper has to choose the store of a return in store (`enableDorisStoreSelector`). */
  readonly asksForStore?: boolean;
  /** Id of the pickup address. */
  readonly addressId?: string;
  /** A courier may pick up returns (`enableCourierPickup`): then every return is reviewed before it is sent. */
  readonly hasCourierFlow?: boolean;
}

interface StepRule {
  /** The steps of this kind in the current return; empty if it needs none. */
  list(facts: StepFacts): readonly WizardStep[];
  /** Whether the step is complete; `index` selects one of several steps of the kind. */
  isDone(facts: StepFacts, index: number): boolean;
}

const TO_STORE: MethodName = 'returnToStore';
const BY_COURIER: MethodName = 'courierPickup';

/** In the order of the wizard. The last step of a return submits it. */
const STEP_RULES: readonly StepRule[] = [
  { list: () => ['items'], isDone: ({ choices }) => areChoicesReady(choices) },
  { list: listExchangeSteps, isDone: hasPick },
  { list: () => ['method'], isDone: ({ methodId }) => methodId !== undefined },
  {
    list: ({ asksForStore, methodId }) => (asksForStore && methodId === TO_STORE ? ['store'] : []),
    isDone: ({ storeId }) => storeId !== undefined,
  },
  {
    list: ({ hasCourierFlow, methodId }) => (hasCourierFlow && methodId === BY_COURIER ? ['address'] : []),
    isDone: ({ addressId }) => addressId !== undefined,
  },
  { list: listReviews, isDone: () => false },
];

/** The steps of the current return, in order. */
export function listSteps(facts: StepFacts): readonly WizardStep[] {
  return STEP_RULES.flatMap((rule) => rule.list(facts));
}

/**
 * The step to show when one is requested: that step, or the last one before it that can be reached. If the requested step is not part of
 * this return, the furthest step that can be reached.
 */
export function findReachableStep(requested: string, facts: StepFacts): WizardStep {
  let last: WizardStep = FIRST_STEP;
  for (const rule of STEP_RULES) {
    for (const [index, step] of rule.list(facts).entries()) {
      last = step;
      if (step === requested || !rule.isDone(facts, index)) return step;
    }
  }
  return last;
}

/** Returns with an exchange are reviewed before they are sent. */
function listReviews({ hasCourierFlow, choices }: StepFacts): readonly WizardStep[] {
  return hasCourierFlow || listExchangeUnits(choices).length > 0 ? ['review'] : [];
}

function listExchangeSteps({ choices }: StepFacts): readonly ExchangeStepName[] {
  return listExchangeUnits(choices).map((_, index) => `exchange-${index + 1}` as const);
}

function hasPick({ choices, picks }: StepFacts, index: number): boolean {
  const unit = listExchangeUnits(choices)[index];
  return unit !== undefined && isReadyPick(findPick(picks, unit));
}
