import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { readReturnArrival } from '../../returns/read-return-arrival.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { MessageBox } from '../../ui/message-box.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';

/** Which return it is, and what was sent about it. */
export function InstructionsHead({ order: { kind, orderNumber, placedAt } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const isEmailed = readReturnArrival(useScope()) === 'pageView=true&emailSent';
  const isReturn = kind === 'return';
  const number = () => <bdi key="number">{orderNumber}</bdi>;
  return (
    <>
      <p className="card-meta">
        {isReturn && placedAt !== undefined && (
          <span>{intl.t('returnOrder.startedOn', { date: intl.date(placedAt) })}</span>
        )}
        <span>{intl.rich(isReturn ? 'returnOrder.number' : 'order.number', { number })}</span>
      </p>
      {isEmailed && (
        <MessageBox tone="success" icon={CHECK_ICON} title={intl.t('returnGuide.emailedTitle')}>
          <p>{intl.t('returnGuide.emailed')}</p>
        </MessageBox>
      )}
    </>
  );
}
