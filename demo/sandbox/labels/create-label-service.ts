import type { Store } from '../store/create-store.js';
import type { LabelSending } from '../store/sandbox-state.js';

/** Creates and sends labels. */
export interface LabelService {
  /** Tells whether the label of a return is ready. If it takes a moment, it is ready at the second request. */
  isReady(returnNumber: string, takesAMoment: boolean): boolean;
  send(sending: LabelSending): void;
}

export function createLabelService(store: Store): LabelService {
  return {
    isReady(returnNumber, takesAMoment) {
      if (!takesAMoment || store.state.labelsRequested.includes(returnNumber)) return true;
      store.change(({ labelsRequested }) => labelsRequested.push(returnNumber));
      return false;
    },
    send: (sending) => store.change(({ labelsSent }) => labelsSent.push(sending)),
  };
}
