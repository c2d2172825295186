import type { ReactNode } from 'react';
import { getChannel } from '../../orders/model/guest-lookup-check.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useLookup } from './use-lookup.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';

export interface ContactFieldProps {
  readonly hasError: boolean;
  /** Off on a shared device. */
  readonly mayAutoComplete: boolean;
}

/** The e-mail address, or the phone number where that is on offer. Switching keeps what was typed in the other. */
export function ContactField({ hasError, mayAutoComplete }: ContactFieldProps): ReactNode {
  const intl = useIntl();
  const { lookup, state } = useLookup();
  const rules = lookup.getRules();
  const isPhone = getChannel(state.values, rules) === 'phone';
  const label = intl.t(isPhone ? 'guestLookup.phoneNumber' : 'guestLookup.email');
  const isOptional = rules.hasRememberedContact;
  return (
    <div className="form-part">
      <Field
        key={isPhone ? 'phone' : 'email'}
        name={isPhone ? 'phoneNumber' : 'email'}
        type={isPhone ? 'tel' : 'email'}
        label={isOptional ? intl.t('guestLookup.optional', { label }) : label}
        hint={isOptional ? intl.t('guestLookup.rememberedHint') : undefined}
        isOptional={isOptional}
        value={isPhone ? state.values.phoneNumber : state.values.email}
        error={hasError ? intl.t(isPhone ? 'guestPhoneErrorMessage' : 'guestEmailErrorMessage') : undefined}
        autoComplete={getAutoComplete()}
        onChange={(typed) => lookup.edit(isPhone ? { phoneNumber: typed } : { email: typed })}
      />
      {rules.allowsPhone && (
        <Button kind="text" onPress={() => lookup.edit({ channel: isPhone ? 'email' : 'phone' })}>
          {intl.t(isPhone ? 'guestLookup.useEmail' : 'guestLookup.usePhone')}
        </Button>
      )}
    </div>
  );

  function getAutoComplete(): string {
    if (!mayAutoComplete) return 'off';
    return isPhone ? 'tel' : 'email';
  }
}
