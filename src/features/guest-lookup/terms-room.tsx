import type { ReactNode } from 'react';
import { useLookup } from '../../host/use-lookup.js';
import { usePart } from '../../host/use-part.js';
import { PartMissing } from './part-missing.js';
import { loadTerms } from './load-terms.js';

/** Where a guest accepts the terms. They come with the first screen, or a moment after the tag has changed its country. */
export function TermsRoom(): ReactNode {
  const { lookup, state } = useLookup();
  const part = usePart(loadTerms, true);
  if (part.status === 'ready') {
    const { TermsField } = part.views;
    return (
      <TermsField isAccepted={state.values.acceptsTerms} onChange={(acceptsTerms) => lookup.edit({ acceptsTerms })} />
    );
  }
  if (part.status === 'failed') return <PartMissing onRetry={part.retry} />;
  return <div aria-busy="true" />;
}
