import { useLayoutEffect, useState } from 'react';
import type * as Returns from '../markets/returns/all-returns.js';
import type { ShippedReturnRules } from '../markets/returns/return-rules.js';
import { createLazyLoader } from '../app/context/create-lazy-loader.js';
import { findOfCountry } from '../app/data/find-of-country.js';
import { useElementContext, useSlice } from '../app/context/element-context.js';

/** The rules of returns, once they are there. */
export type ReadyRules = Extract<ReturnRulesState, { readonly status: 'ready' }>['rules'];

/** How one way back is gone about in the country. */
export type ReturnGuide = ReadyRules['guides'][number];

/** Where the country's rules of returns stand. One that failed can be tried again; nothing failed is remembered. */
export type ReturnRulesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly rules: ShippedReturnRules }
  | { readonly status: 'failed'; readonly retry: () => void };

const getReturns = createLazyLoader(() => import('../markets/returns/all-returns.js'));

/**
 * The rules of returns of the tag's country, fetched when something is to go back: no first screen carries them. Where the page has them,
 * they are there before anything is painted.
 */
export function useReturnRules(): ReturnRulesState {
  const context = useElementContext();
  const country = useSlice(context.settings, ({ configuration }) => configuration.country);
  const [state, setState] = useState<ReturnRulesState>({ status: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    let isNeeded = true;
    const show = (next: ReturnRulesState): void => {
      if (isNeeded) setState(next);
    };
    const settle = (loaded: typeof Returns | undefined): void => {
      const rules = loaded && findOfCountry(loaded.allReturns, country);
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

/** How taxes of a return are told: in a row of their own by flag, by their name where prices hold them under one, else in a note. */
export function useTaxRule(): 'row' | 'named' | 'note' {
  const context = useElementContext();
  const isGoodsTaxMarket = useSlice(context.settings, ({ market }) => market?.namesGoodsTax === true);
  if (isGoodsTaxMarket || context.isFlagOn('isAustralia')) return 'named';
  return context.isFlagOn('enableShowReturnTaxTotal') ? 'row' : 'note';
}
