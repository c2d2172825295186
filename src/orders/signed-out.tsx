import type { ReactNode } from 'react';
import { navigateFromOrder, signInFromOrder } from './leave-order.js';
import { findHref } from '../app/navigation/navigate.js';
import { useIntl, useScope } from '../app/context/scope-context.js';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import { PlaceLink } from '../ui/place-link.js';

/** Nobody is signed in and no contact is known: both ways to see the order. */
export function SignedOut(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const lookup = { route: 'lookup' } as const;
  return (
    <EmptyState text={intl.t('orderDetail.signedOut')}>
      <Button kind="primary" onPress={() => signInFromOrder(scope)}>
        {intl.t('orderDetail.signIn')}
      </Button>
      <PlaceLink href={findHref(scope, lookup)} onGo={() => navigateFromOrder(scope, lookup)}>
        {intl.t('orderDetail.lookUp')}
      </PlaceLink>
    </EmptyState>
  );
}
