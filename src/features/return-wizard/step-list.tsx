import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import type { WizardStep, ExchangeStepName } from '../../returns/store/wizard-steps.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import type { ReturnChoice } from '../../returns/model/return-choice.js';
import type { MessageId } from '../../i18n/create-intl.js';

/** The texts that name a step. */
export interface StepWords {
  /** Shown in the list of steps. */
  readonly name: MessageId;
  /** The heading of the step's screen. */
  readonly heading: MessageId;
}

/** The kind of a step: all steps of one kind share their texts. */
export type StepKind = Exclude<WizardStep, ExchangeStepName> | 'exchange';

/** The texts of each kind of step. */
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

/** Returns the heading of a step. The review of an exchange has its own. */
export function getHeading(step: WizardStep, choices: readonly ReturnChoice[]): MessageId {
  const isExchange = step === 'review' && choices.some(({ operation }) => operation === 'exchange');
  return isExchange ? 'returnReview.exchangeHeading' : STEPS[toStepKind(step)].heading;
}

/** The steps as the shopper counts them: the first step of each kind. */
function listStages(steps: readonly WizardStep[]): readonly WizardStep[] {
  return steps.filter((step, index) => steps.findIndex((other) => toStepKind(other) === toStepKind(step)) === index);
}

export interface StepListProps {
  readonly steps: readonly WizardStep[];
  readonly step: WizardStep;
  readonly onGo: (step: WizardStep) => void;
}

/** The progress list. Completed steps link back. */
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
