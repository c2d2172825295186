import type { Scope } from '../app/context/scope.js';

/** Whether returns are only shown how to be made here, and none is asked for. */
export function isFakeReturn(scope: Scope, rules: { readonly allowsFakeReturn: boolean } | undefined): boolean {
  return rules?.allowsFakeReturn === true && scope.isFlagOn('enableFakeReturn');
}
