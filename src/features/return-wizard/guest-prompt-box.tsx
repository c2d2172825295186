import type { ReactNode } from 'react';
import type { GuestPrompt } from '../../returns/model/guest-prompt.js';
import { signInFromOrder } from '../../orders/leave-order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { Button } from '../../ui/button.js';

/** What signing in would save a guest; members of old have their own words. */
export function GuestPromptBox({ prompt }: { readonly prompt: GuestPrompt }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  return (
    <div className="guest-prompt">
      <p>{sayPrompt(prompt, intl)}</p>
      <Button kind="secondary" onPress={() => signInFromOrder(scope)}>
        {intl.t('orderDetail.signIn')}
      </Button>
    </div>
  );
}

function sayPrompt(prompt: GuestPrompt, intl: Intl18n): string {
  if (prompt.kind === 'avoidFee') {
    return intl.t('returnMethod.avoidFee', { price: intl.money(prompt.amount, prompt.currency) });
  }
  return intl.t(prompt.kind === 'loggedOut' ? 'returnMethod.loggedOut' : 'returnMethod.signIn');
}
