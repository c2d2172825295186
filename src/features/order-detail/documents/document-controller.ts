import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, toLoad, type Load } from '../../../http/model/failure.js';
import type { Controller, ElementContext } from '../../../app/context/element-context.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import { createOrderController } from '../../../orders/order-controller.js';

export type DocumentFile = Uint8Array<ArrayBuffer>;

/** Identifies a document. */
export interface DocumentName {
  readonly orderNumber: string;
  readonly documentId: string;
}

/** The file of the document that is open. Only that file is in memory, because a file may be large. */
export interface DocumentController extends Controller {
  readonly store: StoreApi<Load<DocumentFile>>;
  /** Loads the file of a document. Does nothing while it is loading. */
  read(name: DocumentName): void;
  /** Aborts loading and drops the file. */
  close(): void;
}

export function createDocumentController(context: ElementContext): DocumentController {
  const { getDocument } = createDocumentCalls(context);
  const store = createStore<Load<DocumentFile>>(() => ({ status: 'idle' }));
  let controller = new AbortController();

  async function load(name: DocumentName): Promise<void> {
    const { signal } = controller;
    const proof = context.getController(createOrderController).getProof();
    store.setState({ status: 'loading', isSlow: false }, true);
    const stopTimer = context.platform.after(SLOW_AFTER_MS, () =>
      store.setState({ status: 'loading', isSlow: true }, true),
    );
    const outcome = await getDocument({ ...name, proof }, signal);
    stopTimer();
    if (signal.aborted) return;
    store.setState(toLoad(outcome), true);
    // 404 means that the document is still being created, which is no failure.
    if (outcome.kind === 'failed' && outcome.failure.status !== 404) context.report(outcome.failure);
  }

  function close(): void {
    controller.abort();
    controller = new AbortController();
    store.setState({ status: 'idle' }, true);
  }

  return {
    store,
    read(name) {
      if (store.getState().status !== 'loading') void load(name);
    },
    close,
    refresh() {},
    dispose: close,
  };
}

function createDocumentCalls(context: ElementContext) {
  return { getDocument: lazyCall(context, async () => (await import('./api/get-document.js')).getDocument) };
}

/** Preloads the call together with the card. The call itself reports and retries a failure. */
export function preloadDocumentCall(): void {
  import('./api/get-document.js').catch(() => undefined);
}
