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
import { Button, ExternalLink } from '../../../ui/button.js';
import { watchDeparture } from '../../../platform/departure.js';

export interface PaymentFormProps {
  /** Its address passed the gate. */
  readonly form: Form<SafeUrl>;
  /** Of the provider. */
  readonly name: string;
  /** Address of whom to ask. */
  readonly contact: SafeUrl | undefined;
  readonly onBlocked: (action: string) => void;
}

/**
 * The form that pays. It goes out with the shopper's press, and only then; where it does not get through, there is another way on.
 * Its fields never stand in the page: they are put in while the browser makes up what it sends. As inputs, every script of the page
 * could read them, and their names, which are the provider's, would cover what a form has of its own (`method`, `parentNode`).
 */
export function PaymentForm({ form, name, contact, onBlocked }: PaymentFormProps): ReactNode {
  const intl = useIntl();
  const { action } = form;
  const { state, watch } = useDeparture(useCallback(() => onBlocked(action), [onBlocked, action]));
  const isSent = useRef(false);
  const { ref, fill } = useFieldsToSend(form);

  /** With the press, for a frame that may send no forms does not even begin to. */
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

/** Hands the fields over once, to what is sent next; a form that is merely looked at has none. */
function useFieldsToSend(form: Form): { readonly ref: RefObject<HTMLFormElement | null>; readonly fill: () => void } {
  const ref = useRef<HTMLFormElement>(null);
  const isNeeded = useRef(false);
  // At once: a form that can be pressed has to have them.
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

/** Nothing opened: said aloud, with a way that no policy for forms stops where there is one. */
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

/** `leaving`: pressed, and the page is still there. */
type DepartureState = 'here' | 'leaving' | 'blocked';

/** Whether the page is left once a form is sent from it. */
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
