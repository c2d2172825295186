import type { Store } from '../store/create-store.js';
import type { LabelSending } from '../store/sandbox-state.js';

/** Where labels are made and sent. */
export interface LabelService {
  /** Whether the label of a return is there. Where it takes a moment, it is with the second question. */
  isReady(returnNumber: string, takesAMoment: boolean): boolean;
  send(sending: LabelSending): void;
}

export function createLabelService(store: Store): LabelService {
  return {
    isReady(returnNumber, takesAMoment) {
      if (!takesAMoment || store.state.labelsAsked.includes(returnNumber)) return true;
      store.change(({ labelsAsked }) => labelsAsked.push(returnNumber));
      return false;
    },
    send: (sending) => store.change(({ labelsSent }) => labelsSent.push(sending)),
  };
}
