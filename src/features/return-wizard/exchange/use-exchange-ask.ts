import { useState } from 'react';
import { listExchangeUnits } from '../../../returns/model/exchange-pick.js';
import { usePreloadedExchanges } from './use-preloaded-exchanges.js';
import type { ExchangeAsk } from './exchange-ask.js';
import type { Wizard } from '../use-wizard.js';

export interface ExchangeAskUse {
  readonly ask: ExchangeAsk;
  /** No exchange can be had for a row: it becomes a return, and the shopper is told among the items. */
  readonly refuse: (rowKey: string) => void;
}

/** What the items and the exchanges have to tell one another. */
export function useExchangeAsk({ progress, dispatch, goTo }: Wizard): ExchangeAskUse {
  usePreloadedExchanges(listExchangeUnits(progress.choices).length > 0);
  const [refusedKey, setRefusedKey] = useState<string>();
  return {
    ask: {
      refusedKey,
      onTold: () => setRefusedKey(undefined),
      onTryAgain(rowKey) {
        const choices = progress.choices.map((choice) =>
          choice.rowKey === rowKey ? ({ ...choice, operation: 'exchange' } as const) : choice,
        );
        const index = listExchangeUnits(choices).findIndex((unit) => unit.rowKey === rowKey);
        dispatch({ type: 'setOperation', rowKey, operation: 'exchange' });
        goTo(`exchange-${index + 1}`);
      },
    },
    refuse(rowKey) {
      setRefusedKey(rowKey);
      goTo('items', { isReplaced: true });
      dispatch({ type: 'setOperation', rowKey, operation: 'return' });
    },
  };
}
