import { useState, type ReactNode } from 'react';
import { useLookup } from './use-lookup.js';
import { usePart, type PartState } from '../../app/lazy/use-part.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { LookupForm } from './lookup-form.js';
import { PartMissing } from './part-missing.js';
import { TermsRoom } from './terms-room.js';
import { loadTerms } from './load-terms.js';
import type { TermsViews } from './terms-part.js';

/** A guest finds one order by its number and a contact: the form, or the order it found. */
export function GuestLookup(): ReactNode {
  const { lookup, state } = useLookup();
  const { answer, blockedUntil, now } = state;
  const hasAnswer = answer.status !== 'idle' && answer.status !== 'loading';
  const part = usePart(loadLookupAnswer, hasAnswer || blockedUntil > now);
  const isAsking = answer.status === 'loading';
  const { asksForTerms } = lookup.getRules();
  const terms = useTerms(asksForTerms);
  if (terms.isAwaited) return <FormSkeleton />;
  const form = { onStart: handleStart, terms: asksForTerms && <TermsRoom part={terms.part} /> };
  if (part.status === 'failed') {
    return <LookupForm {...form} message={<PartMissing onRetry={part.retry} />} isBusy={false} />;
  }
  if (part.status !== 'ready') return <LookupForm {...form} isBusy={hasAnswer || isAsking} />;
  const { FoundOrder, LookupMessage } = part.views;
  if (answer.status === 'ready') return <FoundOrder order={answer.value} />;
  return <LookupForm {...form} message={<LookupMessage />} isBusy={isAsking} />;

  /** Everything the answer needs is fetched while the shopper types; what does not come is asked for again. */
  function handleStart(): void {
    lookup.prepare();
    loadLookupAnswer().catch(() => undefined);
  }
}

/** Everything that is shown after a try. The form asks for it as soon as somebody begins to fill it in. */
async function loadLookupAnswer() {
  return (await import('./lookup-answer.js')).lookupAnswer;
}

interface Terms {
  readonly part: PartState<TermsViews>;
  /** The form is not begun without them, and would otherwise move below the shopper's hand: they set out with the tag. */
  readonly isAwaited: boolean;
}

/** The terms of the market, where it has any. A form that is on show stays, whatever its tag is changed to. */
function useTerms(isAsked: boolean): Terms {
  const part = usePart(loadTerms, isAsked);
  const [isFirst, setIsFirst] = useState(isAsked);
  if (isFirst && (part.status === 'ready' || part.status === 'failed')) setIsFirst(false);
  return { part, isAwaited: isFirst && isAsked };
}
