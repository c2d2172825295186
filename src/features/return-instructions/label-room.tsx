import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { ReturnLabelProps } from '../../returns/labels/label-views.js';
import { getMadeWays } from '../../returns/made-ways.js';
import { useScope } from '../../app/context/scope-context.js';
import { useLabels } from '../../returns/labels/use-labels.js';
import type { ReturnGuide } from '../../returns/use-return-rules.js';
import { LoadError } from '../../app/lazy/load-error.js';

export interface LabelRoomProps {
  readonly order: Order;
  readonly guide: ReturnGuide;
  /** For what goes to a carrier. */
  readonly label: ReturnLabelProps;
  readonly hasLabel: boolean;
  readonly children: ReactNode;
}

/**
 * What the return goes back with, by the way on show: what a till reads, the code that a carrier scans, or the label. The steps stand
 * under it.
 */
export function LabelRoom({ order, guide, label, hasLabel, children }: LabelRoomProps): ReactNode {
  const isToStore = guide.kind === 'store';
  // The one that was just chosen; the order tells of its own at most.
  const address = getMadeWays(useScope()).findStore(order.orderNumber);
  const part = useLabels(isToStore || hasLabel);
  const views = part.status === 'ready' ? part.views : undefined;
  return (
    <>
      {part.status === 'failed' && <LoadError onRetry={part.retry} />}
      {views && isToStore && <views.StoreBarcode order={order} address={address} />}
      {hasLabel && <LabelPlace part={part} label={label} />}
      {children}
      {views && isToStore && <views.StoreHelp />}
    </>
  );
}

interface LabelPlaceProps extends Pick<LabelRoomProps, 'label'> {
  readonly part: ReturnType<typeof useLabels>;
}

/** The code or label with its buttons; until that is there, bones of its height: the steps below are read already. */
function LabelPlace({ part, label }: LabelPlaceProps): ReactNode {
  if (part.status === 'failed') return null;
  if (part.status === 'ready') {
    const { ReturnCode, LabelActions } = part.views;
    return (
      <>
        <ReturnCode {...label} />
        <LabelActions {...label} />
      </>
    );
  }
  return (
    <>
      {label.isPaperless && <div className="bone guide-code" />}
      <div className="bone is-action" />
    </>
  );
}
