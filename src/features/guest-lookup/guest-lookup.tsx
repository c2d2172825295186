import { useState, type ReactNode } from 'react';
import { useLookup } from './lookup-controller.js';
import { LoadError, useLazyModule, type LazyState } from '../../app/lazy/lazy-view.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { LookupForm } from './lookup-form.js';
import { loadTerms } from './load-terms.js';
import type { TermsViews } from './terms-field.js';

/** A guest finds one order by its number and a contact: the form, or the order it found. */
export function GuestLookup(): ReactNode {
  const { lookup, state } = useLookup();
  const { answer, blockedUntil, now } = state;
  const hasAnswer = answer.status !== 'idle' && answer.status !== 'loading';
  const part = useLazyModule(loadLookupAnswer, hasAnswer || blockedUntil > now);
  const isAsking = answer.status === 'loading';
  const { asksForTerms } = lookup.getRules();
  const terms = useTerms(asksForTerms);
  if (terms.isAwaited) return <FormSkeleton />;
  const form = { onStart: handleStart, terms: asksForTerms && <TermsSection part={terms.part} /> };
  if (part.status === 'failed') {
    return <LookupForm {...form} message={<LoadError takesFocus onRetry={part.retry} />} isBusy={false} />;
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
  return (await import('./lookup-message.js')).lookupAnswer;
}

interface Terms {
  readonly part: LazyState<TermsViews>;
  /** The form is not begun without them, and would otherwise move below the shopper's hand: they set out with the tag. */
  readonly isAwaited: boolean;
}

/** The terms of the market, where it has any. A form that is on show stays, whatever its tag is changed to. */
function useTerms(isRequested: boolean): Terms {
  const part = useLazyModule(loadTerms, isRequested);
  const [isFirst, setIsFirst] = useState(isRequested);
  if (isFirst && (part.status === 'ready' || part.status === 'failed')) setIsFirst(false);
  return { part, isAwaited: isFirst && isRequested };
}

/** Where a guest accepts the terms. They are there with the form, or come a moment after the tag has changed its country. */
function TermsSection({ part }: { readonly part: LazyState<TermsViews> }): ReactNode {
  const { lookup, state } = useLookup();
  if (part.status === 'failed') return <LoadError takesFocus onRetry={part.retry} />;
  if (part.status !== 'ready') return <div aria-busy="true" />;
  const { TermsField } = part.views;
  return (
    <TermsField isAccepted={state.values.acceptsTerms} onChange={(acceptsTerms) => lookup.edit({ acceptsTerms })} />
  );
}
