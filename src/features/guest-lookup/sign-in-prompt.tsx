import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { useLookup } from './use-lookup.js';
import { useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';

/** Guests are asked to sign in for free return shipping; members who are signed out get their own words. */
export function SignInPrompt(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { lookup } = useLookup();
  if (scope.getAdapter()?.user) return null;
  const isLoggedOut = scope.isFlagOn('isLoggedOutMember');
  return (
    <div className="sign-in">
      <p>{intl.t(isLoggedOut ? 'guestLookup.signInLoggedOut' : 'guestLookup.signInPrompt')}</p>
      <Button kind="secondary" onPress={lookup.signIn}>
        {intl.t('guestLookup.signIn')}
      </Button>
    </div>
  );
}
