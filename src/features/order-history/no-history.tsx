import type { ReactNode } from 'react';
import { findHref, navigate } from '../../app/navigation/navigate.js';
import { signIn } from '../../app/navigation/leave-for.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { LinkButton } from '../../ui/link-button.js';
import { DestinationLink } from '../../ui/destination-link.js';
import { EmptyState } from '../../ui/empty-state.js';

/** No orders: there are none yet, or the shopper is signed out. One sentence, one drawing, one main action. */
export function NoHistory({ reason }: { readonly reason: 'empty' | 'guest' }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  if (reason === 'empty') {
    return (
      <slot name="empty">
        <EmptyState text={intl.t('orderHistory.empty')}>
          <LinkButton href={context.findLink('shop')}>{intl.t('orderHistory.shop')}</LinkButton>
        </EmptyState>
      </slot>
    );
  }
  const lookup = { route: 'lookup' } as const;
  const canLookUp = context.hasCalls('get-order-summary');
  return (
    <EmptyState text={intl.t(canLookUp ? 'orderHistory.signedOut' : 'orderHistory.signInOnly')}>
      <Button kind="primary" onPress={() => signIn(context)}>
        {intl.t('orderHistory.signIn')}
      </Button>
      {canLookUp && (
        <DestinationLink href={findHref(context, lookup)} onGo={() => navigate(context, lookup)}>
          {intl.t('orderHistory.lookUp')}
        </DestinationLink>
      )}
    </EmptyState>
  );
}
