import type { CallContext } from '../../http/call-context.js';
import type { Call, Outcome } from '../../http/model/failure.js';
import type { ElementContext } from '../context/element-context.js';
import { Secret, type Proof } from '../../http/model/secret.js';
import type { Contact } from '../../http/model/phone-number.js';
import { getServiceAddress } from '../configuration/service-address.js';

type Run<Request, Value> = (callContext: CallContext, request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

/** A call whose chunk comes with its first use. A chunk that does not come is a failure like any other. */
export function toCall<Request, Value>(
  context: ElementContext,
  load: () => Promise<Run<Request, Value>>,
): Call<Request, Value> {
  return async (request, signal) => {
    const loaded = await Promise.all([load(), import('./prepare-call.js')]).catch(() => undefined);
    if (!loaded) return { kind: 'failed', failure: { code: 'chunk-load', retryable: true } };
    const [run, { prepareCall }] = loaded;
    try {
      return await run(prepareCall(context), request, signal);
    } catch (error) {
      // An aborted request has nobody left who asked; anything else is a fault of ours.
      if (!signal.aborted) context.port.warn(`a call failed unexpectedly. ${String(error)}`);
      return { kind: 'failed', failure: { code: 'unexpected', retryable: true } };
    }
  };
}

/** Seals what a shopper typed into a tag for the origin of the tag's own API base. */
export function seal(context: ElementContext, value: string): Secret {
  return new Secret(value, getServiceAddress(context).origin);
}

/** Seals the contact that proves an order. */
export function sealContact(context: ElementContext, contact: Contact): Proof {
  return 'email' in contact
    ? { email: seal(context, contact.email) }
    : { phoneNumber: seal(context, contact.phoneNumber) };
}
