import { useCallback, useEffect, useState } from 'react';
import { SLOW_AFTER_MS } from '../http/model/load.js';
import type { ShopItem } from './model/bag-key.js';
import type { BagEnd } from './store/bag-flights.js';
import { composeBag } from './compose-bag.js';
import { useScope } from '../app/context/scope-context.js';

export interface BagOnShow {
  /** What is to be shown; absent until it came to something, and where there is nothing to show. */
  readonly entry: BagEnd;
  readonly isBusy: boolean;
  readonly isSlow: boolean;
  readonly retry: () => void;
}

export interface BagListeners {
  /** It came to something that is shown. */
  readonly onNews: () => void;
  /** Nothing is on show any more. */
  readonly onDone: () => void;
}

/** Buys a thing again, unless it is in the bag already. */
export function useBag(item: ShopItem, { onNews, onDone }: BagListeners): BagOnShow {
  const scope = useScope();
  const own = scope.own(composeBag);
  const [state, setState] = useState<Pick<BagOnShow, 'entry' | 'isBusy' | 'isSlow'>>(IDLE);
  // As it was pressed: neither an order that is read again nor another press asks for anything.
  const [first] = useState({ item, onNews, onDone });
  const open = useCallback(() => {
    const stopTimer = scope.platform.after(SLOW_AFTER_MS, () => setState((before) => ({ ...before, isSlow: true })));
    void own.open(first.item).then((entry) => {
      stopTimer();
      setState({ ...IDLE, entry });
      if (entry) first.onNews();
      else first.onDone();
    });
  }, [scope, own, first]);
  useEffect(open, [open]);
  return {
    ...state,
    // Its box stays: what it says changes, not that it is there.
    retry() {
      setState((before) => ({ ...before, isBusy: true }));
      open();
    },
  };
}

const IDLE = { entry: undefined, isBusy: false, isSlow: false };
