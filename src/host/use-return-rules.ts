import { useEffect, useState } from 'react';
import type { ShippedReturnRules } from '../markets/returns/return-rules.js';
import { findOfCountry } from './find-of-country.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The rules of returns, once they are there. */
export type ReadyRules = Extract<ReturnRulesState, { readonly status: 'ready' }>['rules'];

/** How one way back is gone about in the country. */
export type ReturnGuide = ReadyRules['guides'][number];

/** Where the country's rules of returns stand. One that failed can be tried again; nothing failed is remembered. */
export type ReturnRulesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly rules: ShippedReturnRules }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The rules of returns of the tag's country, fetched when something is to go back: no first screen carries them. */
export function useReturnRules(): ReturnRulesState {
  const scope = useScope();
  const country = useSlice(scope.settings, ({ configuration }) => configuration.country);
  const [state, setState] = useState<ReturnRulesState>({ status: 'loading' });
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (next: ReturnRulesState): void => {
      if (isWanted) setState(next);
    };
    settle({ status: 'loading' });
    findRules(country).then(
      (rules) => settle({ status: 'ready', rules }),
      () => {
        scope.report({ code: 'chunk-load', retryable: true });
        settle({ status: 'failed', retry: () => setAttempts(attempts + 1) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [scope, country, attempts]);
  return state;
}

async function findRules(country: string): Promise<ShippedReturnRules> {
  const { allReturns } = await import('../markets/returns/all-returns.js');
  const rules = findOfCountry(allReturns, country);
  if (!rules) throw new Error(`No rules of returns for "${country}".`);
  return rules;
}
