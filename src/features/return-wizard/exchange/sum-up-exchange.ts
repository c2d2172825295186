import { roundToUnit } from '../../../returns/model/coins.js';
import { estimateExchange, type UnitEstimate } from './model/exchange-estimate.js';
import { estimateRefund, type RefundPlan } from '../model/refund-estimate.js';
import type { ReturnChoice } from '../../../returns/model/return-choice.js';
import type { ExchangePreviewResult } from './use-exchange-preview.js';

export interface ExchangeSum {
  /** One per unit; empty until the preview is loaded. */
  readonly estimates: readonly UnitEstimate[];
  /** The total refunded for all exchanged units. */
  readonly difference: number;
  /** The difference plus the refund of the returned items; absent until it is known. */
  readonly total: number | undefined;
}

interface Plan extends Pick<RefundPlan, 'order' | 'rows' | 'price'> {
  readonly choices: readonly ReturnChoice[];
}

/** The refund of a return with exchanges, based on its preview. */
export function sumUpExchange({ choices, ...plan }: Plan, { units, parts, load }: ExchangePreviewResult): ExchangeSum {
  if (load.status !== 'ready') return { estimates: [], difference: 0, total: undefined };
  const { currency } = plan.order;
  const estimates = estimateExchange({ units, preview: load.value, totals: parts.totals, currency });
  const difference = roundToUnit(estimates.reduce((sum, estimate) => sum + estimate.difference, 0));
  const returned = estimateRefund({ ...plan, choices: choices.filter(({ operation }) => operation !== 'exchange') });
  return { estimates, difference, total: returned && roundToUnit(returned.total + difference) };
}
