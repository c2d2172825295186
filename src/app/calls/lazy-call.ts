import type { CallContext } from '../../http/call-context.js';
import type { Call, Outcome } from '../../http/model/failure.js';
import type { ElementContext } from '../context/element-context.js';

type Run<Request, Value> = (callContext: CallContext, request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;

/** Binds a call to its element and loads it on first use. If its chunk cannot be loaded, the call returns a failure like any other. */
export function lazyCall<Request, Value>(
  context: ElementContext,
  load: () => Promise<Run<Request, Value>>,
): Call<Request, Value> {
  return async (request, signal) => {
    const loaded = await Promise.all([load(), import('./prepare-call.js')]).catch(() => undefined);
    if (!loaded) return { kind: 'failed', failure: { code: 'chunk-load', retryable: true } };
    const [run, { prepareCall }] = loaded;
    try {
      return await run(prepareCall(context, { request, lazyCall }), request, signal);
    } catch (error) {
      // The caller ignores an aborted request. Any other rejection is a bug in this package.
      if (!signal.aborted) context.port.warn(`a call failed unexpectedly. ${String(error)}`);
      return { kind: 'failed', failure: { code: 'unexpected', retryable: true } };
    }
  };
}
