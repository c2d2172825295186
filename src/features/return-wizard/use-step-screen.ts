import { listExchangeUnits } from '../../returns/model/exchange-pick.js';
import { useIntl } from '../../app/context/use-intl.js';
import { getHeading, isExchangeStep } from './steps.js';
import type { StepScreen } from './use-step-focus.js';
import type { Wizard } from './use-wizard.js';

/** The step on show as a screen of its own; nothing while there is none. */
export function useStepScreen({ isReady, step, steps, progress }: Wizard): Partial<StepScreen> {
  const intl = useIntl();
  if (!isReady) return {};
  const heading = intl.t(getHeading(step, progress.choices));
  if (!isExchangeStep(step)) return { key: step, words: heading };
  const units = listExchangeUnits(progress.choices);
  const index = steps.filter(isExchangeStep).indexOf(step);
  // Where an item goes back after all, the next one has its step.
  const { rowKey, unit } = units[index] ?? {};
  const words =
    units.length > 1 ? intl.t('returnWizard.exchangeNews', { number: index + 1, count: units.length }) : heading;
  return { key: JSON.stringify([step, rowKey, unit]), words };
}
