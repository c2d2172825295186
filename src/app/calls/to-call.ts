import type { CallContext } from '../../http/call-context.js';
import type { Call, Outcome } from '../../http/model/failure.js';
import type { Scope } from '../context/scope.js';
import { Secret, type Proof } from '../../http/model/secret.js';
import type { Contact } from '../../http/model/phone-number.js';
import { getServiceAddress } from '../configuration/service-address.js';

type Run<Request, Value> = (context: CallContext, request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

/** A call whose chunk comes with its first use. A chunk that does not come is a failure like any other. */
export function toCall<Request, Value>(scope: Scope, load: () => Promise<Run<Request, Value>>): Call<Request, Value> {
  return async (request, signal) => {
    const loaded = await Promise.all([load(), import('./prepare-call.js')]).catch(() => undefined);
    if (!loaded) return { kind: 'failed', failure: { code: 'chunk-load', retryable: true } };
    const [run, { prepareCall }] = loaded;
    try {
      return await run(prepareCall(scope), request, signal);
    } catch (error) {
      // An aborted request has nobody left who asked; anything else is a fault of ours.
      if (!signal.aborted) scope.port.warn(`a call failed unexpectedly. ${String(error)}`);
      return { kind: 'failed', failure: { code: 'unexpected', retryable: true } };
    }
  };
}

/** Seals what a shopper typed into a tag for the origin of the tag's own API base. */
export function seal(scope: Scope, value: string): Secret {
  return new Secret(value, getServiceAddress(scope).origin);
}

/** Seals the contact that proves an order. */
export function sealContact(scope: Scope, contact: Contact): Proof {
  return 'email' in contact ? { email: seal(scope, contact.email) } : { phoneNumber: seal(scope, contact.phoneNumber) };
}
