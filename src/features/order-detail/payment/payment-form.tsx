import {
  useCallback,
  useLayoutEffect,
  useRef,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import { findFormUrl, listFormFields, type PaymentForm as Form } from '../../../orders/model/deferred-payment.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { watchDeparture } from '../../../platform/departure.js';

export interface PaymentFormProps {
  /** The form; its address passed `findPaymentUrl`. */
  readonly form: Form<SafeUrl>;
  /** The provider's name. */
  readonly name: string;
  /** The contact page's address. */
  readonly contact: SafeUrl | undefined;
  readonly onBlocked: (action: string) => void;
}

/**
 * The form that pays. Only the shopper's press sends it; if it is blocked, a link offers an alternative. Its fields are
 * never in the document: they are added while the browser builds the form data. As inputs, any script on the page could
 * read them, and their names, which the provider chooses, would shadow the form's own properties (`method`,
 * `parentNode`).
 */
export function PaymentForm({ form, name, contact, onBlocked }: PaymentFormProps): ReactNode {
  const intl = useIntl();
  const { action } = form;
  const { state, watch } = useDeparture(useCallback(() => onBlocked(action), [onBlocked, action]));
  const isSent = useRef(false);
  const { ref, fill } = useFieldsToSend(form);

  /** Starts with the press, because a frame that may not send forms never fires `submit`. */
  function handlePress(): void {
    if (state === 'leaving') return;
    isSent.current = false;
    watch();
  }

  function handleSubmit(event: SubmitEvent): void {
    if (isSent.current) return event.preventDefault();
    isSent.current = true;
    fill();
  }

  return (
    <>
      <form
        ref={ref}
        className="pay-form"
        action={action}
        method={form.method.toLowerCase()}
        acceptCharset="utf-8"
        rel="noreferrer"
        onSubmit={handleSubmit}
      >
        <Button kind="primary" type="submit" isBusy={state === 'leaving'} onPress={handlePress}>
          {intl.t('payOrder.payWith', { name })}
        </Button>
      </form>
      {state === 'blocked' && <Blocked href={findFormUrl(form)} contact={contact} />}
    </>
  );
}

/** Adds the fields to the next form data that is sent, and to no other: scripts that read the form find none. */
function useFieldsToSend(form: Form): { readonly ref: RefObject<HTMLFormElement | null>; readonly fill: () => void } {
  const ref = useRef<HTMLFormElement>(null);
  const isNeeded = useRef(false);
  // A layout effect: the fields must be available before the form can be pressed.
  useLayoutEffect(() => {
    const element = ref.current;
    const handleFormData = ({ formData }: FormDataEvent): void => {
      if (!isNeeded.current) return;
      isNeeded.current = false;
      for (const { name, value } of listFormFields(form)) formData.append(name, value);
    };
    element?.addEventListener('formdata', handleFormData);
    return () => element?.removeEventListener('formdata', handleFormData);
  }, [form]);
  const fill = useCallback(() => {
    isNeeded.current = true;
  }, []);
  return { ref, fill };
}

/** Announces that no page opened, and offers a link, which no form policy blocks, if there is one. */
function Blocked({
  href,
  contact,
}: {
  readonly href: SafeUrl | undefined;
  readonly contact: SafeUrl | undefined;
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

/** `leaving`: pressed, but the page has not been left yet. */
type DepartureState = 'here' | 'leaving' | 'blocked';

/** Watches whether the page is left after a form was sent. */
function useDeparture(onBlocked: () => void): { readonly state: DepartureState; readonly watch: () => void } {
  const { platform } = useElementContext();
  const [state, setState] = useState<DepartureState>('here');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = useCallback(() => {
    stop.current?.();
    setState('leaving');
    stop.current = watchDeparture(platform, (how) => {
      setState(how === 'blocked' ? 'blocked' : 'here');
      if (how === 'blocked') onBlocked();
    });
  }, [platform, onBlocked]);
  return { state, watch };
}
