import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useCancelOffer } from './cancellation/use-cancel-offer.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useReturn } from './returns/use-return.js';
import { useScope } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { CancelAction } from './cancellation/cancel-action.js';
import { CancelNews } from './cancellation/cancel-news.js';
import { EFapiaoAction } from './e-fapiao/e-fapiao-action.js';
import { MadeReturns } from './returns/made-returns.js';
import { Refusal } from './refusal.js';
import { StartReturn } from './returns/start-return.js';
import { TrackShipments } from './track-shipments.js';

/** What can be done with the order, under its headline, and what was done. Everything behind a button comes with its first press. */
export function OrderActions({ order }: { readonly order: Order }): ReactNode {
  const isQuick = useScope().isFlagOn('useQuickActionCta');
  const offered = useCancelOffer(order);
  const returns = useReturn(order);
  return (
    <>
      <CancelNews news={offered.news} />
      {returns.refusals.map((refusal) => (
        <Refusal key={refusal.text} refusal={refusal} />
      ))}
      <div className="order-actions">
        <CancelAction order={order} offered={offered} />
        <StartReturn returns={returns} />
        <MadeReturns order={order} returns={returns} />
        <EFapiaoAction order={order} />
        {isQuick &&
          order.groups.map((group, index) => <TrackShipments key={index} order={order} group={group} isQuickAction />)}
        {isQuick && <GetHelp />}
      </div>
    </>
  );
}

function GetHelp(): ReactNode {
  const intl = useIntl();
  return (
    <p>
      <ExternalLink href={useScope().findLink('contact')}>{intl.t('orderDetail.getHelp')}</ExternalLink>
    </p>
  );
}
