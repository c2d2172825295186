import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import type { ReadyRules, ReturnGuide } from '../../returns/use-return-rules.js';
import { Icon } from '../../ui/icon.js';
import { STEP_WORDS } from './step-words.js';

export interface GuideStepsProps {
  readonly rules: Pick<ReadyRules, 'pickupDays'>;
  readonly guide: ReturnGuide;
  /** A code on a screen stands in for the label on paper. */
  readonly isPaperless: boolean;
}

/** What to do, in its order. */
export function GuideSteps({ rules: { pickupDays = 0 }, guide, isPaperless }: GuideStepsProps): ReactNode {
  const intl = useIntl();
  return (
    <ol className="guide-steps">
      {guide.steps.map((step, index) => {
        const { text, icon } = STEP_WORDS[step === 'label' && isPaperless ? 'code' : step];
        return (
          <li key={step}>
            <span className="step-mark" aria-hidden="true">
              {index + 1}
            </span>
            <Icon shape={icon} />
            <p>{intl.t(text, { days: pickupDays })}</p>
          </li>
        );
      })}
    </ol>
  );
}
