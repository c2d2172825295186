import type { ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { isPaperlessReturn } from '../../host/is-paperless-return.js';
import { useScope } from '../../host/scope-context.js';
import { useLabels } from '../../host/use-labels.js';
import type { GuidedMethod } from '../../host/use-return-guide.js';
import type { ReadyRules, ReturnGuide } from '../../host/use-return-rules.js';
import type { InstructionsViews } from './instructions-views.js';

export interface LabelRoomProps extends Pick<InstructionsViews, 'PartMissing'> {
  readonly order: Order;
  readonly rules: ReadyRules;
  readonly guide: ReturnGuide;
  readonly method: GuidedMethod;
}

/** What the return goes back with, by the way on show: what a till reads, the code that a carrier scans, or the label. */
export function LabelRoom({ order, rules, guide, method, PartMissing }: LabelRoomProps): ReactNode {
  const scope = useScope();
  const isToStore = guide.kind === 'store';
  const hasLabel = order.kind === 'return' && guide.steps.includes('label');
  const part = useLabels(isToStore || hasLabel);
  if (part.status === 'failed') return <PartMissing onRetry={part.retry} />;
  if (part.status !== 'ready') return null;
  const { LabelActions, ReturnCode, StoreBarcode } = part.views;
  if (isToStore) return <StoreBarcode order={order} />;
  if (!hasLabel) return null;
  const { name, scac, isPaperless } = method;
  const props = {
    // The way on show counts, whatever the return was asked for with.
    order: { ...order, goesToStore: false },
    method: scac === undefined ? name : `${name}|${scac}`,
    isPaperless,
  };
  return (
    <>
      {isPaperlessReturn(scope, rules, method) && <ReturnCode {...props} />}
      <LabelActions {...props} />
    </>
  );
}
