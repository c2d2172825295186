import { useLayoutEffect, useState } from 'react';
import type * as Returns from '../markets/returns/all-returns.js';
import type { ShippedReturnRules } from '../markets/returns/return-rules.js';
import { createLazyLoader } from '../app/context/create-lazy-loader.js';
import { findForCountry } from '../app/data/find-for-country.js';
import { useElementContext, useSelector } from '../app/context/element-context.js';

/** The rules of returns, once they are loaded. */
export type ReadyRules = Extract<ReturnRulesState, { readonly status: 'ready' }>['rules'];

/** The country's instructions for one return method. */
export type ReturnGuide = ReadyRules['guides'][number];

/** The load of the country's return rules. A failed load can be retried; failures are not cached. */
export type ReturnRulesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly rules: ShippedReturnRules }
  | { readonly status: 'failed'; readonly retry: () => void };

const getReturns = createLazyLoader(() => import('../markets/returns/all-returns.js'));

/**
 * The return rules of the element's country, loaded when something is to be returned: no first screen includes them. If they are already
 * loaded, they are available on the first render.
 */
export function useReturnRules(): ReturnRulesState {
  const context = useElementContext();
  const country = useSelector(context.settings, ({ configuration }) => configuration.country);
  const [state, setState] = useState<ReturnRulesState>({ status: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    let isNeeded = true;
    const show = (next: ReturnRulesState): void => {
      if (isNeeded) setState(next);
    };
    const settle = (loaded: typeof Returns | undefined): void => {
      const rules = loaded && findForCountry(loaded.allReturns, country);
      if (!rules) context.report({ code: 'chunk-load', retryable: true });
      show(rules ? { status: 'ready', rules } : { status: 'failed', retry: () => setAttempts(attempts + 1) });
    };
    const loaded = getReturns();
    if (!('then' in loaded)) return settle(loaded);
    show({ status: 'loading' });
    void loaded.then(settle);
    return () => {
      isNeeded = false;
    };
  }, [context, country, attempts]);
  return state;
}

/**
 * How a return shows its taxes: in a separate row if the flag says so, by name in markets whose prices include a named tax, otherwise in a
 * note.
 */
export function useTaxRule(): 'row' | 'named' | 'note' {
  const context = useElementContext();
  const isGoodsTaxMarket = useSelector(context.settings, ({ market }) => market?.namesGoodsTax === true);
  if (isGoodsTaxMarket || context.isFlagOn('isAustralia')) return 'named';
  return context.isFlagOn('enableShowReturnTaxTotal') ? 'row' : 'note';
}
