import type { ReactNode } from 'react';
import { navigateFromOrder, signInFromOrder } from './leave-order.js';
import { findHref } from '../app/navigation/navigate.js';
import { useIntl, useElementContext } from '../app/context/element-context.js';
import { Button, DestinationLink } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';

/** Nobody is signed in and no contact is known: both ways to see the order. */
export function SignedOut(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const lookup = { route: 'lookup' } as const;
  return (
    <EmptyState text={intl.t('orderDetail.signedOut')}>
      <Button kind="primary" onPress={() => signInFromOrder(context)}>
        {intl.t('orderDetail.signIn')}
      </Button>
      <DestinationLink href={findHref(context, lookup)} onGo={() => navigateFromOrder(context, lookup)}>
        {intl.t('orderDetail.lookUp')}
      </DestinationLink>
    </EmptyState>
  );
}
