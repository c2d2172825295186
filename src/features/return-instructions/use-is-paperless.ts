import { findLabelCode } from '../../returns/labels/model/label-offer.js';
import { isPaperlessReturn } from './is-paperless-return.js';
import type { ReturnLabelProps } from '../../returns/labels/label-views.js';
import { useLabelOffer } from '../../returns/labels/use-label-offer.js';
import { useReturnLabel } from '../../returns/labels/use-return-label.js';
import type { ReadyRules } from '../../returns/use-return-rules.js';
import { useScope } from '../../app/context/scope-context.js';

/**
 * Whether a return goes back by a code on a screen. What its label turned out to be counts, whatever was said of the carrier before:
 * the service of carriers may not be asked, or be mistaken. Without a label, what is said of the carrier.
 */
export function useIsPaperless(props: ReturnLabelProps, rules: ReadyRules, hasLabel: boolean): boolean {
  const { order, isPaperless = false } = props;
  const scope = useScope();
  const offer = useLabelOffer(props, rules);
  const isAsked = hasLabel && offer.code !== 'none';
  const { load } = useReturnLabel(order.orderNumber, isAsked);
  if (isAsked && load.status === 'ready') return findLabelCode(offer, load.value) !== undefined;
  return isPaperlessReturn(scope, rules, { isPaperless });
}
