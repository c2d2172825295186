import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import type { WizardStep, ExchangeStepName } from '../../returns/store/wizard-steps.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import type { ReturnChoice } from '../../returns/model/return-choice.js';
import type { MessageId } from '../../i18n/create-intl.js';

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

function toStepKind(step: WizardStep): StepKind {
  return isExchangeStep(step) ? 'exchange' : step;
}

/** The headline of a step: an exchange is looked over under its own. */
export function getHeading(step: WizardStep, choices: readonly ReturnChoice[]): MessageId {
  const isExchange = step === 'review' && choices.some(({ operation }) => operation === 'exchange');
  return isExchange ? 'returnReview.exchangeHeading' : STEPS[toStepKind(step)].heading;
}

/** The steps as a shopper counts them: each kind once, by the first of its steps. */
function listStages(steps: readonly WizardStep[]): readonly WizardStep[] {
  return steps.filter((step, index) => steps.findIndex((other) => toStepKind(other) === toStepKind(step)) === index);
}

export interface StepListProps {
  readonly steps: readonly WizardStep[];
  readonly step: WizardStep;
  readonly onGo: (step: WizardStep) => void;
}

/** Where the shopper is: steps that are done lead back to them. */
export function StepList({ steps, step, onGo }: StepListProps): ReactNode {
  const intl = useIntl();
  const stages = listStages(steps);
  const current = stages.findIndex((stage) => toStepKind(stage) === toStepKind(step));
  return (
    <nav aria-label={intl.t('returnWizard.steps')}>
      <ol className="steps">
        {stages.map((name, index) => (
          <li
            key={name}
            className={index < current ? 'is-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="step-mark" aria-hidden="true">
              {index < current ? <Icon shape={CHECK_ICON} /> : index + 1}
            </span>
            {index < current ? (
              <Button kind="text" onPress={() => onGo(name)}>
                {intl.t(STEPS[toStepKind(name)].name)}
              </Button>
            ) : (
              <span>{intl.t(STEPS[toStepKind(name)].name)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
