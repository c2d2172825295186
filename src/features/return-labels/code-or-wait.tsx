import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { LabelCode } from '../../returns/labels/model/return-label.js';
import { useIntl } from '../../app/context/scope-context.js';
import { Icon } from '../../ui/icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { CodePanel } from './code-panel.js';

export interface CodeOrWaitProps {
  readonly order: Order;
  readonly code: LabelCode;
  /** How long until it works; absent once it does. */
  readonly wait: string | undefined;
}

/** The code of a return, or how long until it works: before that, a reader would refuse it. */
export function CodeOrWait({ order, code, wait }: CodeOrWaitProps): ReactNode {
  const intl = useIntl();
  if (wait === undefined) return <CodePanel code={code} returnNumber={order.orderNumber} />;
  return (
    <div className="label-wait tone-progress">
      <Icon shape={CLOCK_ICON} />
      <p className="message-title">{intl.t('returnLabel.inactive')}</p>
      <p className="figures">{wait}</p>
    </div>
  );
}
