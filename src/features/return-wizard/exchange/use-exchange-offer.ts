import { composeIdentity } from '../../../app/session/compose-identity.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';

/** Whether the shopper may exchange items at all (returns, section 5); absent while nobody knows who is shopping. */
export function useExchangeOffer(): boolean | undefined {
  const scope = useScope();
  // Flags count anew with what the page asks for.
  const { standalone } = useSlice(scope.settings, ({ configuration }) => configuration);
  const identity = useSlice(scope.own(composeIdentity).store, (known) => known);
  const isOn = scope.isFlagOn('enableExchanges') && (!standalone || scope.isFlagOn('enableExchangeMobileTesting'));
  if (!isOn) return false;
  if (identity.status === 'asking') return undefined;
  return identity.status === 'known' && identity.who === 'member';
}
