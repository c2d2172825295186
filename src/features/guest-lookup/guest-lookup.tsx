import { useState, type ReactNode } from 'react';
import { useLookup } from './lookup-controller.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule, type LazyState } from '../../app/lazy/use-lazy-module.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { LookupForm } from './lookup-form.js';
import { loadTerms } from './load-terms.js';
import type { TermsViews } from './terms-field.js';

/** Lets a guest find one order by its number and a contact: the form, or the found order. */
export function GuestLookup(): ReactNode {
  const { lookup, state } = useLookup();
  const { answer, blockedUntil, now } = state;
  const hasAnswer = answer.status !== 'idle' && answer.status !== 'loading';
  const lazyModule = useLazyModule(loadLookupAnswer, hasAnswer || blockedUntil > now);
  const isAsking = answer.status === 'loading';
  const { asksForTerms } = lookup.getRules();
  const terms = useTerms(asksForTerms);
  if (terms.isAwaited) return <FormSkeleton />;
  const form = { onStart: handleStart, terms: asksForTerms && <TermsSection lazyModule={terms.lazyModule} /> };
  if (lazyModule.status === 'failed') {
    return <LookupForm {...form} message={<LoadError takesFocus onRetry={lazyModule.retry} />} isBusy={false} />;
  }
  if (lazyModule.status !== 'ready') return <LookupForm {...form} isBusy={hasAnswer || isAsking} />;
  const { FoundOrder, LookupMessage } = lazyModule.views;
  if (answer.status === 'ready') return <FoundOrder order={answer.value} />;
  return <LookupForm {...form} message={<LookupMessage />} isBusy={isAsking} />;

  /** Preloads what the answer needs while the shopper types; a failed load is repeated later. */
  function handleStart(): void {
    lookup.prepare();
    loadLookupAnswer().catch(() => undefined);
  }
}

/** Loads the views shown after a try. The form preloads them as soon as the shopper starts filling it in. */
async function loadLookupAnswer() {
  return (await import('./lookup-message.js')).lookupAnswer;
}

interface Terms {
  readonly lazyModule: LazyState<TermsViews>;
  /** Whether the form waits for the terms: added later, they would move it while the shopper uses it. */
  readonly isAwaited: boolean;
}

/** Loads the market's terms, if it has any. A form that is already displayed stays when an attribute changes. */
function useTerms(isRequested: boolean): Terms {
  const lazyModule = useLazyModule(loadTerms, isRequested);
  const [isFirst, setIsFirst] = useState(isRequested);
  if (isFirst && (lazyModule.status === 'ready' || lazyModule.status === 'failed')) setIsFirst(false);
  return { lazyModule, isAwaited: isFirst && isRequested };
}

/** The terms that a guest accepts. They come with the form, or a moment later after a change of country. */
function TermsSection({ lazyModule }: { readonly lazyModule: LazyState<TermsViews> }): ReactNode {
  const { lookup, state } = useLookup();
  if (lazyModule.status === 'failed') return <LoadError takesFocus onRetry={lazyModule.retry} />;
  if (lazyModule.status !== 'ready') return <div aria-busy="true" />;
  const { TermsField } = lazyModule.views;
  return (
    <TermsField isAccepted={state.values.acceptsTerms} onChange={(acceptsTerms) => lookup.edit({ acceptsTerms })} />
  );
}
