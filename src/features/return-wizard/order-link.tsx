import type { ReactNode } from 'react';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { findHref } from '../../app/navigation/navigate.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { PlaceLink } from '../../ui/place-link.js';

export interface OrderLinkProps {
  readonly orderNumber: string;
  /** In place of going there: something was begun. */
  readonly onAsk?: (() => void) | undefined;
}

/** The way back to the order. */
export function OrderLink({ orderNumber, onAsk }: OrderLinkProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const place = { route: 'salesDetail', orderNumber } as const;
  return (
    <p className="item-details">
      <PlaceLink href={findHref(scope, place)} onGo={onAsk ?? (() => navigateFromOrder(scope, place))}>
        {intl.t('returnWizard.toOrder', { number: orderNumber })}
      </PlaceLink>
    </p>
  );
}
