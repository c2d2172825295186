import { useId, type ReactNode } from 'react';
import type { ReturnChoice } from '../../returns/model/return-choice.js';
import { useIntl } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';

export interface WizardSummaryProps {
  readonly choices: readonly ReturnChoice[];
  /** The label of the button. */
  readonly action: string;
  /** Why the button is disabled; absent if it is enabled. */
  readonly why: string | undefined;
  readonly isBusy?: boolean;
  readonly onAction: () => void;
  /** The refund. */
  readonly children?: ReactNode;
}

/** The selection so far and the continue button: beside the step if there is space, otherwise in a bar at the bottom. */
export function WizardSummary({ choices, action, why, isBusy, onAction, children }: WizardSummaryProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  return (
    <aside className="order-side wizard-side" aria-label={intl.t('returnWizard.summary')}>
      <div className="side-card" part="side-card">
        <div className="wizard-facts">
          <p className="side-title">{intl.t('returnWizard.chosen', { count: countChosen(choices) })}</p>
          {children}
          {why !== undefined && (
            <p className="item-details wizard-why" id={`${id}-why`}>
              {why}
            </p>
          )}
        </div>
        <Button
          kind="primary"
          isDisabled={why !== undefined}
          isBusy={isBusy}
          reasonId={why === undefined ? undefined : `${id}-why`}
          onPress={onAction}
        >
          {action}
        </Button>
      </div>
    </aside>
  );
}

/** The number of units chosen so far. */
export function countChosen(choices: readonly ReturnChoice[]): number {
  return choices.reduce((sum, { quantity }) => sum + quantity, 0);
}
