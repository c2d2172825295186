import { useId, type ReactNode } from 'react';
import type { ReturnChoice } from '../../returns/model/return-choice.js';
import { useIntl } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';

export interface WizardSummaryProps {
  readonly choices: readonly ReturnChoice[];
  /** What the button says. */
  readonly action: string;
  /** Why it cannot be pressed yet; absent where it can. */
  readonly why: string | undefined;
  readonly isBusy?: boolean;
  readonly onAction: () => void;
  /** What comes back. */
  readonly children?: ReactNode;
}

/** What was chosen so far and the way on: beside the step where there is room, else a bar below it that stays in sight. */
export function WizardSummary({ choices, action, why, isBusy, onAction, children }: WizardSummaryProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const count = choices.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className="order-side wizard-side" aria-label={intl.t('returnWizard.summary')}>
      <div className="side-card" part="side-card">
        <p className="side-title">{intl.t('returnWizard.chosen', { count })}</p>
        {children}
        {why !== undefined && (
          <p className="item-details" id={`${id}-why`}>
            {why}
          </p>
        )}
        <Button
          kind="primary"
          isDisabled={why !== undefined}
          isBusy={isBusy}
          reasonId={why === undefined ? undefined : `${id}-why`}
          onPress={isBusy ? undefined : onAction}
        >
          {action}
        </Button>
      </div>
    </aside>
  );
}
