import { useCallback, useRef, type SubmitEvent, type ReactNode } from 'react';
import { findFormUrl, listFormFields, type PaymentForm as Form } from '../../domain/deferred-payment.js';
import { useDeparture } from '../../host/use-departure.js';
import { useIntl } from '../../host/use-intl.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';

export interface PaymentFormProps {
  /** Its address passed the gate. */
  readonly form: Form;
  /** Of the provider. */
  readonly name: string;
  /** Address of whom to ask. */
  readonly contact: string | undefined;
  readonly onBlocked: (action: string) => void;
}

/**
 * The form that pays. It goes out with the shopper's press, and only then; where it does not get through, there is another way on.
 * Fields are named by the provider, and a form is covered by the names of its fields (`method`, `parentNode`): nothing here or in the
 * renderer may need anything of the form once they are in it, so they come last, it is removed with its parent, and heard there.
 */
export function PaymentForm({ form, name, contact, onBlocked }: PaymentFormProps): ReactNode {
  const intl = useIntl();
  const { action } = form;
  const { state, watch } = useDeparture(useCallback(() => onBlocked(action), [onBlocked, action]));
  const isSent = useRef(false);

  /** With the press, for a frame that may send no forms does not even begin to. */
  function handlePress(): void {
    if (state === 'leaving') return;
    isSent.current = false;
    watch();
  }

  function handleSubmit(event: SubmitEvent): void {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  }

  return (
    <>
      <div className="pay-form" onSubmit={handleSubmit}>
        <form action={action} method={form.method.toLowerCase()} acceptCharset="utf-8" rel="noreferrer">
          <Button kind="primary" type="submit" isBusy={state === 'leaving'} onPress={handlePress}>
            {intl.t('payOrder.payWith', { name })}
          </Button>
          <div hidden>
            {listFormFields(form).map((field, index) => (
              <input key={index} type="hidden" name={field.name} value={field.value} />
            ))}
          </div>
        </form>
      </div>
      {state === 'blocked' && <Blocked href={findFormUrl(form)} contact={contact} />}
    </>
  );
}

/** Nothing opened: said aloud, with a way that no policy for forms stops where there is one. */
function Blocked({
  href,
  contact,
}: {
  readonly href: string | undefined;
  readonly contact: string | undefined;
}): ReactNode {
  const intl = useIntl();
  return (
    <div role="alert" className="pay-blocked">
      <p>{intl.t(href === undefined ? 'payOrder.blocked' : 'payOrder.blockedLink')}</p>
      {href !== undefined && (
        <p>
          <ExternalLink href={href}>{intl.t('payOrder.newTab')}</ExternalLink>
        </p>
      )}
      {contact !== undefined && (
        <p>
          <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      )}
    </div>
  );
}
