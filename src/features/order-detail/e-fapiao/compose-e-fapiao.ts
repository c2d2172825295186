import type { StoreApi } from 'zustand/vanilla';
import type { Load } from '../../../http/model/load.js';
import { saveFile } from '../../../platform/save-file.js';
import { createFileDownload } from './store/file-download.js';
import { composeOrder } from '../../../orders/compose-order.js';
import { createEFapiaoCalls } from './e-fapiao-calls.js';
import type { Own, Scope } from '../../../app/context/scope.js';
import { trackPage } from '../../../app/context/track.js';

/** The e-fapiao of the order on show. */
export interface EFapiaoOwn extends Own {
  readonly store: StoreApi<Load<'saved'>>;
  start(): void;
  /** Another order is on show: what was said of the last one's is not for it. */
  show(orderNumber: string): void;
}

export function composeEFapiao(scope: Scope): EFapiaoOwn {
  const download = createFileDownload(scope.platform);
  const { getEFapiao } = createEFapiaoCalls(scope);
  let shown = '';

  async function start(): Promise<void> {
    const orderNumber = shown;
    const proof = scope.own(composeOrder).getProof();
    const failure = await download.start({
      ask: (signal) => getEFapiao({ orderNumber, proof }, signal),
      save: (bytes) => saveFile({ name: `e-fapiao-${orderNumber}.pdf`, mediaType: 'application/pdf', bytes }),
    });
    if (failure) scope.report(failure);
  }

  return {
    store: download.store,
    start() {
      if (download.store.getState().status === 'loading') return;
      trackPage(scope, 'e-fapiao-download');
      void start();
    },
    show(orderNumber) {
      if (orderNumber !== shown) download.stop();
      shown = orderNumber;
    },
    refresh() {},
    dispose: () => download.stop(),
  };
}
