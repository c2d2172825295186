import type { ReturnChoice } from '../../returns/model/return-choice.js';
import type { MessageId } from '../../i18n/create-intl.js';
import type { ExchangeStepName, WizardStep } from '../../returns/store/wizard-steps.js';

/** What a step is called. */
export interface StepWords {
  /** In the list of steps. */
  readonly name: MessageId;
  /** The headline of its screen. */
  readonly heading: MessageId;
}

/** Steps that are called the same are of one kind. */
export type StepKind = Exclude<WizardStep, ExchangeStepName> | 'exchange';

/** The kinds of steps in words. */
export const STEPS = {
  items: { name: 'returnWizard.items', heading: 'returnWizard.itemsHeading' },
  exchange: { name: 'returnWizard.exchange', heading: 'returnWizard.exchangeHeading' },
  method: { name: 'returnWizard.method', heading: 'returnWizard.methodHeading' },
  store: { name: 'returnWizard.store', heading: 'returnWizard.storeHeading' },
  address: { name: 'returnWizard.address', heading: 'returnWizard.addressHeading' },
  review: { name: 'returnWizard.review', heading: 'returnWizard.reviewHeading' },
} as const satisfies Readonly<Record<StepKind, StepWords>>;

export function isExchangeStep(step: WizardStep): step is ExchangeStepName {
  return step.startsWith('exchange-');
}

export function toStepKind(step: WizardStep): StepKind {
  return isExchangeStep(step) ? 'exchange' : step;
}

/** The headline of a step: an exchange is looked over under its own. */
export function getHeading(step: WizardStep, choices: readonly ReturnChoice[]): MessageId {
  const isExchange = step === 'review' && choices.some(({ operation }) => operation === 'exchange');
  return isExchange ? 'returnReview.exchangeHeading' : STEPS[toStepKind(step)].heading;
}

/** The steps as a shopper counts them: each kind once, by the first of its steps. */
export function listStages(steps: readonly WizardStep[]): readonly WizardStep[] {
  return steps.filter((step, index) => steps.findIndex((other) => toStepKind(other) === toStepKind(step)) === index);
}
