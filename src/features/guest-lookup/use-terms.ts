import { useState } from 'react';
import { usePart, type PartState } from '../../app/lazy/use-part.js';
import { loadTerms } from './load-terms.js';
import type { TermsViews } from './terms-part.js';

export interface Terms {
  readonly part: PartState<TermsViews>;
  /** The form is not begun without them, and would otherwise move below the shopper's hand: they set out with the tag. */
  readonly isAwaited: boolean;
}

/** The terms of the market, where it has any. A form that is on show stays, whatever its tag is changed to. */
export function useTerms(isAsked: boolean): Terms {
  const part = usePart(loadTerms, isAsked);
  const [isFirst, setIsFirst] = useState(isAsked);
  if (isFirst && (part.status === 'ready' || part.status === 'failed')) setIsFirst(false);
  return { part, isAwaited: isFirst && isAsked };
}
