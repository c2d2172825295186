import type { ReactNode } from 'react';
import { findHref, navigate } from '../../app/navigation/navigate.js';
import { signIn } from '../../app/navigation/sign-in.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ExternalLink } from '../../ui/external-link.js';
import { PlaceLink } from '../../ui/place-link.js';

/** No orders: because there are none yet, or because nobody is signed in. One line, one drawing, one way on. */
export function NoHistory({ reason }: { readonly reason: 'empty' | 'guest' }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  if (reason === 'empty') {
    return (
      <slot name="empty">
        <EmptyState text={intl.t('orderHistory.empty')}>
          <ExternalLink href={scope.findLink('shop')}>{intl.t('orderHistory.shop')}</ExternalLink>
        </EmptyState>
      </slot>
    );
  }
  const lookup = { route: 'lookup' } as const;
  return (
    <EmptyState text={intl.t('orderHistory.signedOut')}>
      <Button kind="primary" onPress={() => signIn(scope)}>
        {intl.t('orderHistory.signIn')}
      </Button>
      <PlaceLink href={findHref(scope, lookup)} onGo={() => navigate(scope, lookup)}>
        {intl.t('orderHistory.lookUp')}
      </PlaceLink>
    </EmptyState>
  );
}
