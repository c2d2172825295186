import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { findReachableStep, FIRST_STEP, listSteps, type WizardStep } from '../../returns/store/wizard-steps.js';
import { toPath } from '../../app/navigation/place.js';
import type { Router } from '../../app/navigation/router.js';
import type { Scope } from '../../app/context/scope.js';
import { useScope } from '../../app/context/scope-context.js';
import type { WizardUse } from './use-return-wizard.js';

export interface StepUse {
  readonly step: WizardStep;
  /** All steps of the return as far as it is put together, in their order. */
  readonly steps: readonly WizardStep[];
  /** The step after this one; absent on the last one, which submits. */
  readonly next: WizardStep | undefined;
  /** `isReplaced`: the step that is left is none any more, and back does not lead there. */
  readonly goTo: (step: WizardStep, options?: { readonly isReplaced: boolean }) => void;
}

/**
 * The step on show. In the area it stands in the address, so that back and forward go through the steps, and one that cannot be reached
 * yet gives way to the last that can; a tag that stands alone keeps it to itself.
 */
export function useWizardStep(orderNumber: string, { progress, facts, dispatch }: WizardUse): StepUse {
  const scope = useScope();
  const router = scope.port.getRouter();
  const path = useSyncExternalStore(router?.route.subscribe ?? watchNothing, () => router?.getPath());
  const wanted = path === undefined ? progress.step : readStep(path, orderNumber);
  const step = findReachableStep(wanted ?? FIRST_STEP, facts);
  const isElsewhere = wanted === undefined;
  useEffect(() => {
    if (router && !isElsewhere && wanted !== step) go(scope, router, { orderNumber, step, isReplaced: true });
  }, [scope, router, isElsewhere, wanted, step, orderNumber]);
  const goTo = useCallback<StepUse['goTo']>(
    (next, { isReplaced } = { isReplaced: false }) => {
      if (router) go(scope, router, { orderNumber, step: next, isReplaced });
      else dispatch({ type: 'go', step: next });
    },
    [scope, router, orderNumber, dispatch],
  );
  const steps = listSteps(facts);
  return { step, steps, next: steps[steps.indexOf(step) + 1], goTo };
}

interface Move {
  readonly orderNumber: string;
  readonly step: WizardStep;
  readonly isReplaced: boolean;
}

/** The page may veto a step as any other address. */
function go({ port }: Scope, router: Router, { orderNumber, step, isReplaced }: Move): void {
  const path = toBase(orderNumber) + (step === FIRST_STEP ? '' : `${step}/`);
  if (port.emit('orders-navigate', { to: router.toUrl(path), route: 'returnWizard' }, true)) {
    router.go(path, { isReplaced });
  }
}

/** The word that stands for a step; absent where the address is that of something else already. */
function readStep(path: string, orderNumber: string): string | undefined {
  const base = toBase(orderNumber);
  const [pathname = ''] = path.split('?');
  if (`${pathname}/`.replace(/\/+$/, '/') === base) return FIRST_STEP;
  return pathname.startsWith(base) ? pathname.slice(base.length).replace(/\/$/, '') : undefined;
}

/** The path of the first step; those of the others begin with it. */
function toBase(orderNumber: string): string {
  return toPath({ route: 'returnWizard', orderNumber });
}

const watchNothing = () => () => {};
