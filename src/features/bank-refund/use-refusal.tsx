import type { ReactNode } from 'react';
import { signInFromOrder } from '../../orders/leave-order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useOrder } from '../../orders/use-order.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';

/**
 * What stands in place of the form where nobody is asked for an account: to guests, where the page did not let them, for whoever knows
 * an order's number and contact could lead its money elsewhere; and where the service knows no e-mail address to ask by.
 */
export function useRefusal(hasEmail: boolean): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { order } = useOrder();
  const allowsGuests = useSlice(scope.settings, ({ configuration }) => configuration.guestBankRefund === true);
  const isGuest = order.getWho() !== 'member';
  if (isGuest && !allowsGuests) {
    return (
      <MessageBox tone="neutral" title={intl.t('bankRefund.guestTitle')}>
        <p>{intl.t('bankRefund.guest')}</p>
        <Button kind="text" onPress={() => signInFromOrder(scope)}>
          {intl.t('orderDetail.signIn')}
        </Button>
        <p>
          <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      </MessageBox>
    );
  }
  if (hasEmail) return undefined;
  return (
    <MessageBox tone="neutral" title={intl.t('bankRefund.noEmailTitle')}>
      <p>{intl.t('bankRefund.noEmail')}</p>
      <p>
        <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </MessageBox>
  );
}
