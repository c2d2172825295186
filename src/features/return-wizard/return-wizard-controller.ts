import { createStore, type StoreApi } from 'zustand/vanilla';
import { createReturnDrafts, toDraft, type ReturnDrafts } from '../../returns/store/return-drafts.js';
import {
  FIRST_PROGRESS,
  type WizardProgress,
  fitProgress,
  reduceWizard,
  toStepFacts,
  type WizardAction,
  type WizardRules,
} from '../../returns/store/return-wizard.js';
import { getListStorage } from '../../app/state/persisted-list.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSelector,
} from '../../app/context/element-context.js';
import { useMemo } from 'react';
import type { StepFacts } from '../../returns/store/wizard-steps.js';

/** The returns that a shopper prepares in one element, by order number. */
export interface ReturnWizardController extends Controller {
  get(orderNumber: string): StoreApi<WizardProgress>;
  /** Discards the progress after the return was submitted; the next return starts empty. */
  readonly forget: (orderNumber: string) => void;
}

/** Keeps the selection in the element. The draft survives a reload, except on a shared device. */
export function createReturnWizardController(context: ElementContext): ReturnWizardController {
  const progressStores = new Map<string, StoreApi<WizardProgress>>();
  const stops: (() => void)[] = [];
  const create = (orderNumber: string): StoreApi<WizardProgress> => {
    const drafts = getReturnDrafts(context);
    const known = drafts.store.getState().find((draft) => draft.orderNumber === orderNumber);
    const store = createStore(() => known?.progress ?? FIRST_PROGRESS);
    const keep = (progress: WizardProgress): void => {
      const isOld = (draft: { readonly orderNumber: string }): boolean => draft.orderNumber === orderNumber;
      // The chosen method applies to other items of the order too, so it counts as progress.
      const isEmpty = progress.choices.length === 0 && progress.methodId === undefined;
      if (isEmpty) getReturnDrafts(context).drop(isOld);
      else getReturnDrafts(context).put(toDraft(orderNumber, progress, context.platform.now()), isOld);
    };
    stops.push(store.subscribe(keep));
    progressStores.set(orderNumber, store);
    return store;
  };
  const get = (orderNumber: string): StoreApi<WizardProgress> => progressStores.get(orderNumber) ?? create(orderNumber);
  return {
    get,
    forget: (orderNumber) => get(orderNumber).setState(FIRST_PROGRESS, true),
    refresh() {},
    dispose() {
      for (const stop of stops) stop();
    },
  };
}

function getReturnDrafts(context: ElementContext): ReturnDrafts {
  return context.getPageState().get('return drafts', createReturnDrafts, getListStorage(context));
}

export interface WizardResult {
  readonly progress: WizardProgress;
  /** The facts that determine the steps. */
  readonly facts: StepFacts;
  readonly dispatch: (action: WizardAction) => void;
  /** Discards the progress after the return was made; the next return starts empty. */
  readonly forget: (orderNumber: string) => void;
}

/** Returns the progress of an order's return, and the functions that change it. */
export function useReturnWizard(orderNumber: string, rules: WizardRules): WizardResult {
  const controller = useElementContext().getController(createReturnWizardController);
  const store = controller.get(orderNumber);
  const stored = useSelector(store, (state) => state);
  const progress = useMemo(() => fitProgress(stored, rules), [stored, rules]);
  return useMemo(
    () => ({
      progress,
      facts: toStepFacts(progress, rules),
      dispatch: (action) => store.setState(reduceWizard(store.getState(), action, rules), true),
      forget: controller.forget,
    }),
    [progress, store, rules, controller],
  );
}
