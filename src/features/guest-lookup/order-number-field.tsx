import type { ReactNode } from 'react';
import type { LookupErrors } from '../../orders/model/guest-lookup-check.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useLookup } from './use-lookup.js';
import { Field } from '../../ui/field.js';

export function OrderNumberField({ error }: { readonly error: LookupErrors['orderNumber'] }): ReactNode {
  const intl = useIntl();
  const { lookup, state } = useLookup();
  return (
    <Field
      name="orderNumber"
      label={intl.t('guestLookup.orderNumber')}
      hint={intl.t('guestLookup.orderNumberHint')}
      value={state.values.orderNumber}
      error={error && intl.t('guestOrderIdErrorMessage', { form: error })}
      isFirst
      onChange={(orderNumber) => lookup.edit({ orderNumber })}
    />
  );
}
