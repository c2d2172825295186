import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import type { WizardStep } from '../../returns/store/wizard-steps.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { listStages, STEPS, toStepKind } from './steps.js';

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
