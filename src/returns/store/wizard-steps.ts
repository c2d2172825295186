import {
  findPick,
  isReadyPick,
  listExchangeUnits,
  type ExchangePick,
  areChoicesReady,
  type ReturnChoice,
} from '../model/return-choice.js';
import type { MethodName } from '../model/return-method.js';

/** A step of the wizard, by the word that stands for it in the address. */
export type WizardStep = 'items' | ExchangeStepName | 'method' | 'store' | 'address' | 'review';

/** One for each piece that is exchanged, counted from 1. */
export type ExchangeStepName = `exchange-${number}`;

export const FIRST_STEP = 'items' satisfies WizardStep;

/** What the steps go by. */
export interface StepFacts {
  readonly choices: readonly ReturnChoice[];
  readonly picks: readonly ExchangePick[];
  readonly methodId?: string;
  readonly storeId?: string;
  /** Whoever brings it to a store says to which (`enableDorisStoreSelector`). */
  readonly asksForStore?: boolean;
  /** Id of the address where it is picked up. */
  readonly addressId?: string;
  /** A courier may come for it (`enableCourierPickup`): each of its returns is looked over before it is sent. */
  readonly hasCourierFlow?: boolean;
}

interface StepRule {
  /** The steps of this kind that the return has, as far as it is put together; none where it needs none. */
  list(facts: StepFacts): readonly WizardStep[];
  /** Whether all that a step asks for is there; of several of a kind, the one at this place among them. */
  isDone(facts: StepFacts, index: number): boolean;
}

const TO_STORE: MethodName = 'returnToStore';
const BY_COURIER: MethodName = 'courierPickup';

/** In the order in which they are gone through. The last one of a return submits it. */
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

/** The steps of a return as far as it is put together, in their order. */
export function listSteps(facts: StepFacts): readonly WizardStep[] {
  return STEP_RULES.flatMap((rule) => rule.list(facts));
}

/**
 * The step that is shown where one is asked for: that one, or the last one before it that can be reached. A word that is no step of
 * this return leads as far as one can get.
 */
export function findReachableStep(wanted: string, facts: StepFacts): WizardStep {
  let last: WizardStep = FIRST_STEP;
  for (const rule of STEP_RULES) {
    for (const [index, step] of rule.list(facts).entries()) {
      last = step;
      if (step === wanted || !rule.isDone(facts, index)) return step;
    }
  }
  return last;
}

/** What is exchanged is looked over before it is sent. */
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
