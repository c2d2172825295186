import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { findTelUrl } from '../../http/model/tel-url.js';
import { findPickupUrl } from '../../orders/find-pickup-url.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { LinkButton } from '../../ui/link-button.js';

/** Where a pickup is booked, and how one that was booked is cancelled: by phone. */
export function PickupHelp({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const number = scope.getAdapter()?.links?.sagawaPhone;
  const call = findTelUrl(number);
  const [booking] = order.groups.flatMap((group) => findPickupUrl(scope, group) ?? []);
  return (
    <>
      {booking !== undefined && (
        <p>
          <LinkButton href={booking}>{intl.t('returnGuide.bookOnline')}</LinkButton>
        </p>
      )}
      <p className="item-details">
        {intl.t('returnGuide.cancelPickup')}{' '}
        {call !== undefined && (
          <a href={call} dir="ltr">
            {number}
          </a>
        )}
      </p>
    </>
  );
}
