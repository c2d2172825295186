import { useScope, useSlice } from '../app/context/scope-context.js';

/** How taxes of a return are told: in a row of their own by flag, by their name where prices hold them under one, else in a note. */
export function useTaxRule(): 'row' | 'named' | 'note' {
  const scope = useScope();
  const isGoodsTaxMarket = useSlice(scope.settings, ({ market }) => market?.namesGoodsTax === true);
  if (isGoodsTaxMarket || scope.isFlagOn('isAustralia')) return 'named';
  return scope.isFlagOn('enableShowReturnTaxTotal') ? 'row' : 'note';
}
