import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { BANK_DAYS } from '../../returns/model/refund-progress.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { findHref } from '../../app/navigation/navigate.js';
import type { Destination } from '../../app/navigation/destination.js';
import { readReturnArrival, toReturnPage } from '../../returns/to-return-page.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { OrderSummary } from '../../orders/order-summary.js';
import { ReturnSummary } from '../../returns/return-summary.js';

export interface RefundDoneProps {
  readonly orderNumber: string;
  readonly order: Order;
  readonly email: string | undefined;
}

/**
 * The confirmation: what comes next, the summary, and a link to the return's instructions or, if the shopper did not
 * come from a return, to its details.
 */
export function RefundDone({ orderNumber, order, email }: RefundDoneProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const arrival = readReturnArrival(context);
  const Summary = order.kind === 'return' ? ReturnSummary : OrderSummary;
  const destination: Destination = arrival
    ? toReturnPage('returnInstructions', orderNumber, arrival)
    : { route: 'returnDetail', orderNumber };
  return (
    <div className="order-columns">
      <div className="refund-text">
        <p>
          {email === undefined
            ? intl.t('bankRefund.done')
            : intl.rich('bankRefund.doneEmail', { email: () => <bdi key="email">{email}</bdi> })}
        </p>
        <p>{intl.t('bankRefund.stepMoney', BANK_DAYS)}</p>
        <DestinationLink
          href={findHref(context, destination)}
          onGo={() => navigateFromOrder(context, destination)}
          className="button is-primary"
        >
          {intl.t(arrival ? 'bankRefund.instructions' : 'bankRefund.details')}
        </DestinationLink>
        <p>
          <ExternalLink href={context.findLink('help')}>{intl.t('bankRefund.help')}</ExternalLink>
        </p>
      </div>
      <div className="order-side">
        <Summary order={order} />
      </div>
    </div>
  );
}
