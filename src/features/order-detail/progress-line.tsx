import type { ReactNode } from 'react';
import type { GroupProgress } from './model/group-progress.js';
import { useIntl } from '../../app/context/use-intl.js';

/** How far a part of the order has come, as a slim line of steps. */
export function ProgressLine({ progress }: { readonly progress: GroupProgress }): ReactNode {
  const intl = useIntl();
  const { steps, reached } = progress;
  return (
    <ol className="progress" aria-label={intl.t('orderDetail.progress')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? 'is-done' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span>{intl.t('orderDetail.step', { step })}</span>
        </li>
      ))}
    </ol>
  );
}
