import type { MessageId } from '../../../i18n/create-intl.js';
import { ALERT_ICON, type IconShape } from '../../../ui/icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import type { LineOutcome } from './model/cancel-lines.js';

type Results = readonly Pick<LineOutcome, 'result'>[];

/** What became of some pieces of an order, as a headline. */
export function getLinesTitle(outcomes: Results): MessageId {
  if (has(outcomes, 'refused')) {
    return has(outcomes, 'cancelled') || has(outcomes, 'pending')
      ? 'cancelOrder.itemsPartlyTitle'
      : 'cancelOrder.itemsFailedTitle';
  }
  return has(outcomes, 'pending') ? 'cancelOrder.pendingTitle' : 'cancelOrder.itemsCompleteTitle';
}

export function getLinesIcon(outcomes: Results): IconShape {
  if (has(outcomes, 'refused')) return ALERT_ICON;
  return has(outcomes, 'pending') ? CLOCK_ICON : CHECK_ICON;
}

/** What follows from the results: one text for each kind of result. */
export function listLinesTexts(outcomes: Results): MessageId[] {
  const texts = {
    cancelled: 'cancelOrder.itemsComplete',
    pending: 'cancelOrder.pending',
    refused: 'cancelOrder.itemsRefused',
  } as const;
  return (['cancelled', 'pending', 'refused'] as const)
    .filter((result) => has(outcomes, result))
    .map((result) => texts[result]);
}

function has(outcomes: Results, result: LineOutcome['result']): boolean {
  return outcomes.some((outcome) => outcome.result === result);
}
