import type { ReactNode } from 'react';
import { useLookup } from './use-lookup.js';
import type { PartState } from '../../app/lazy/use-part.js';
import { PartMissing } from './part-missing.js';
import type { TermsViews } from './terms-part.js';

/** Where a guest accepts the terms. They are there with the form, or come a moment after the tag has changed its country. */
export function TermsRoom({ part }: { readonly part: PartState<TermsViews> }): ReactNode {
  const { lookup, state } = useLookup();
  if (part.status === 'failed') return <PartMissing onRetry={part.retry} />;
  if (part.status !== 'ready') return <div aria-busy="true" />;
  const { TermsField } = part.views;
  return (
    <TermsField isAccepted={state.values.acceptsTerms} onChange={(acceptsTerms) => lookup.edit({ acceptsTerms })} />
  );
}
