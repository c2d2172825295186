import type { CallContext } from '../../http/call-context.js';
import type { Call, Outcome } from '../../http/model/failure.js';
import type { ElementContext } from '../context/element-context.js';
import { Secret, type Proof } from '../../http/model/secret.js';
import type { Contact } from '../../http/model/phone-number.js';
import { getServiceAddress } from '../configuration/service-address.js';

type Run<Request, Value> = (callContext: CallContext, request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

/** Binds a call to its element and loads it with its first use. A chunk that cannot be loaded is a failure like any other. */
export function lazyCall<Request, Value>(
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
      // Nothing waits for an aborted request. Anything else is a defect of ours.
      if (!signal.aborted) context.port.warn(`a call failed unexpectedly. ${String(error)}`);
      return { kind: 'failed', failure: { code: 'unexpected', retryable: true } };
    }
  };
}

/** Seals a shopper's input for the origin of the tag's API base. */
export function seal(context: ElementContext, value: string): Secret {
  return new Secret(value, getServiceAddress(context).origin);
}

/** Seals the contact that proves whose order it is. */
export function sealContact(context: ElementContext, contact: Contact): Proof {
  return 'email' in contact
    ? { email: seal(context, contact.email) }
    : { phoneNumber: seal(context, contact.phoneNumber) };
}
