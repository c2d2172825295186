import { roundToUnit } from '../model/coins.js';
import { estimateExchange, type UnitEstimate } from './model/exchange-estimate.js';
import { estimateRefund, type RefundPlan } from '../model/refund-estimate.js';
import type { ReturnChoice } from '../../../returns/model/return-choice.js';
import type { ExchangePreviewResult } from './use-exchange-preview.js';

export interface ExchangeSum {
  /** One for each piece; none until the preview is there. */
  readonly estimates: readonly UnitEstimate[];
  /** What comes back for all that is exchanged. */
  readonly difference: number;
  /** The same with what comes back for what is returned; absent until it is known. */
  readonly total: number | undefined;
}

interface Plan extends Pick<RefundPlan, 'order' | 'rows' | 'price'> {
  readonly choices: readonly ReturnChoice[];
}

/** What comes back for a return with exchanges, by its preview. */
export function sumUpExchange({ choices, ...plan }: Plan, { units, parts, load }: ExchangePreviewResult): ExchangeSum {
  if (load.status !== 'ready') return { estimates: [], difference: 0, total: undefined };
  const { currency } = plan.order;
  const estimates = estimateExchange({ units, preview: load.value, totals: parts.totals, currency });
  const difference = roundToUnit(estimates.reduce((sum, estimate) => sum + estimate.difference, 0));
  const returned = estimateRefund({ ...plan, choices: choices.filter(({ operation }) => operation !== 'exchange') });
  return { estimates, difference, total: returned && roundToUnit(returned.total + difference) };
}
