import { useCallback, useMemo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReasonKey } from '../../markets/returns/return-rules.js';
import type { Order } from '../../orders/model/order.js';
import { listReturnRows, type ReturnRow } from '../../returns/model/return-choice.js';
import { splitRows } from '../../returns/model/return-units.js';
import { findDeliveryAddress } from './exchange/model/exchange-request.js';
import { useLeaveGuard } from '../../app/navigation/use-leave-guard.js';
import { useReturnRules, type ReturnRulesState } from '../../returns/use-return-rules.js';
import { useReturnWizard, type WizardResult } from './return-wizard-controller.js';
import { useElementContext, useSelector, type ElementContext } from '../../app/context/element-context.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import { getScreenAddress, removeQueryKeys } from '../../app/navigation/navigate.js';
import { toPath } from '../../app/navigation/destination.js';
import { findReachableStep, FIRST_STEP, listSteps, type WizardStep } from '../../returns/store/wizard-steps.js';
import type { Router } from '../../app/navigation/router.js';

export interface Wizard extends WizardResult, StepResult {
  /** Order, rules and the shopper's permissions are loaded. */
  readonly isReady: boolean;
  /** Whether items may be exchanged. */
  readonly allowsExchanges: boolean;
  readonly rules: ReturnRulesState;
  /** The rows to choose from; a split row is replaced by one row per unit. */
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly ReasonKey[];
}

const NOTHING: readonly never[] = [];

/** The return of an order. Without order and rules it has neither rows nor a current step. */
export function useWizard(order: Order | undefined): Wizard {
  const context = useElementContext();
  const rules = useReturnRules();
  const { market, configuration } = useSelector(context.settings, (settings) => settings);
  const known = rules.status === 'ready' ? rules.rules : undefined;
  const offer = useExchangeOffer();
  const isReady = order !== undefined && known !== undefined && offer !== undefined;
  const hasCourier = context.isFlagOn('enableCourierPickup');
  const asksForStore = context.isFlagOn('enableDorisStoreSelector') && context.hasCalls('list-stores');
  const refusesCustomItems = market?.refusesCustomItems === true;
  const allowsExchanges = offer === true && order !== undefined && findDeliveryAddress(order) !== undefined;
  const wizardRules = useMemo(() => {
    if (!order || !known) return { rows: NOTHING, reasonKeys: NOTHING, allowsExchanges };
    const { reasons, returnsAsOrdered, pickup } = known;
    const rows = listReturnRows(order, { refusesCustomItems, returnsAsOrdered });
    const hasCourierFlow = hasCourier && pickup === 'courierPickup';
    return { rows, reasonKeys: reasons.map(({ key }) => key), asksForStore, hasCourierFlow, allowsExchanges };
  }, [order, known, refusesCustomItems, asksForStore, hasCourier, allowsExchanges]);
  const orderNumber = isReady ? order.orderNumber : '';
  const wizardState = useReturnWizard(orderNumber, wizardRules);
  const { dispatch, progress } = wizardState;
  const rows = useMemo(() => splitRows(wizardRules.rows, progress.splitKeys), [wizardRules, progress.splitKeys]);
  const handleSelect = useCallback(
    (gtin: string) => {
      for (const row of rows) {
        const isRequested = row.isReturnable && row.items.some((item) => item.gtin === gtin);
        if (isRequested) return dispatch({ type: 'choose', rowKey: row.key });
      }
    },
    [rows, dispatch],
  );
  useSelectedItem(isReady ? handleSelect : undefined);
  const { choices } = progress;
  // A reload restores everything else.
  useLeaveGuard(configuration.kiosk ? choices.length > 0 : choices.some(({ text }) => text !== ''));
  return { ...wizardState, ...useWizardStep(orderNumber, wizardState), ...wizardRules, rows, isReady, rules };
}

const EXCHANGE_CALLS = ['list-exchange-options', 'request-exchange-preview', 'request-exchange-order'] as const;

/** Whether the shopper may exchange items (returns, section 5); undefined until the shopper's identity is known. */
function useExchangeOffer(): boolean | undefined {
  const context = useElementContext();
  // Evaluate the flags again when the page changes its configuration.
  const { standalone } = useSelector(context.settings, ({ configuration }) => configuration);
  const identity = useSelector(context.getController(createIdentityController).store, (known) => known);
  const isOn =
    context.isFlagOn('enableExchanges') &&
    context.hasCalls(...EXCHANGE_CALLS) &&
    (!standalone || context.isFlagOn('enableExchangeMobileTesting'));
  if (!isOn) return false;
  if (identity.status === 'asking') return undefined;
  return identity.status === 'known' && identity.who === 'member';
}

/**
 * Selects the article that the address names (`selected=gtin`), once. The parameter is then removed, so that a reload does not undo the
 * shopper's changes.
 */
function useSelectedItem(onSelect: ((gtin: string) => void) | undefined): void {
  const context = useElementContext();
  const [gtin] = useState(() => getScreenAddress(context).searchParams.get('selected'));
  const hasTaken = useRef(false);
  useEffect(() => {
    if (hasTaken.current || !onSelect) return;
    hasTaken.current = true;
    // In the area, `redirectPath` belongs to an earlier navigation and must not lead out of the return.
    removeQueryKeys(context, context.port.getRouter() ? ['selected', 'redirectPath'] : ['selected']);
    if (gtin !== null) onSelect(gtin);
  }, [context, gtin, onSelect]);
}

interface StepResult {
  readonly step: WizardStep;
  /** All steps of the return in its current state, in order. */
  readonly steps: readonly WizardStep[];
  /** The step after this one; absent on the last one, which submits. */
  readonly next: WizardStep | undefined;
  /** With `isReplaced`, the step that is left does not stay in the browser history. */
  readonly goTo: (step: WizardStep, options?: { readonly isReplaced: boolean }) => void;
}

/**
 * The current step. In the area the address contains it, so that back and forward move between steps; a step that cannot be reached yet is
 * replaced by the last one that can. A standalone element keeps the step in its state.
 */
function useWizardStep(orderNumber: string, { progress, facts, dispatch }: WizardResult): StepResult {
  const context = useElementContext();
  const router = context.port.getRouter();
  const path = useSyncExternalStore(router?.route.subscribe ?? watchNothing, () => router?.getPath());
  const requestedStep = path === undefined ? progress.step : readStep(path, orderNumber);
  const step = findReachableStep(requestedStep ?? FIRST_STEP, facts);
  const isElsewhere = requestedStep === undefined;
  useEffect(() => {
    if (router && !isElsewhere && requestedStep !== step) go(context, router, { orderNumber, step, isReplaced: true });
  }, [context, router, isElsewhere, requestedStep, step, orderNumber]);
  const goTo = useCallback<StepResult['goTo']>(
    (next, { isReplaced } = { isReplaced: false }) => {
      if (router) go(context, router, { orderNumber, step: next, isReplaced });
      else dispatch({ type: 'go', step: next });
    },
    [context, router, orderNumber, dispatch],
  );
  const steps = listSteps(facts);
  return { step, steps, next: steps[steps.indexOf(step) + 1], goTo };
}

interface Move {
  readonly orderNumber: string;
  readonly step: WizardStep;
  readonly isReplaced: boolean;
}

/** The page can cancel the navigation to a step like any other. */
function go({ port }: ElementContext, router: Router, { orderNumber, step, isReplaced }: Move): void {
  const path = toBase(orderNumber) + (step === FIRST_STEP ? '' : `${step}/`);
  if (port.emit('orders-navigate', { to: router.toUrl(path), route: 'returnWizard' }, true)) {
    router.go(path, { isReplaced });
  }
}

/** Returns the step's segment of the address; absent if the address belongs to another view. */
function readStep(path: string, orderNumber: string): string | undefined {
  const base = toBase(orderNumber);
  const [pathname = ''] = path.split('?');
  if (`${pathname}/`.replace(/\/+$/, '/') === base) return FIRST_STEP;
  return pathname.startsWith(base) ? pathname.slice(base.length).replace(/\/$/, '') : undefined;
}

/** The path of the first step, and the prefix of the other steps' paths. */
function toBase(orderNumber: string): string {
  return toPath({ route: 'returnWizard', orderNumber });
}

const watchNothing = () => () => {};
