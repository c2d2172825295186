import { useCallback, useMemo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReasonKey } from '../../markets/returns/return-rules.js';
import type { Order } from '../../orders/model/order.js';
import { listReturnRows, type ReturnRow } from '../../returns/model/return-choice.js';
import { findDestination } from './exchange/model/exchange-request.js';
import { useLeaveGuard } from '../../app/navigation/use-leave-guard.js';
import { useReturnRules, type ReturnRulesState } from '../../returns/use-return-rules.js';
import { useReturnWizard, type WizardResult } from './return-wizard-controller.js';
import { useElementContext, useSlice, type ElementContext } from '../../app/context/element-context.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import { getScreenAddress, toPath } from '../../app/navigation/navigate.js';
import { findReachableStep, FIRST_STEP, listSteps, type WizardStep } from '../../returns/store/wizard-steps.js';
import type { Router } from '../../app/navigation/router.js';

export interface Wizard extends WizardResult, StepResult {
  /** Order and rules are there, and what the shopper may do. */
  readonly isReady: boolean;
  /** Whether items may be exchanged at all. */
  readonly allowsExchanges: boolean;
  readonly rules: ReturnRulesState;
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly ReasonKey[];
}

const NOTHING: readonly never[] = [];

/** The return of an order, once order and rules are there; until then there is nothing to choose, and no step to be at. */
export function useWizard(order: Order | undefined): Wizard {
  const context = useElementContext();
  const rules = useReturnRules();
  const { market, configuration } = useSlice(context.settings, (settings) => settings);
  const known = rules.status === 'ready' ? rules.rules : undefined;
  const offer = useExchangeOffer();
  const isReady = order !== undefined && known !== undefined && offer !== undefined;
  const hasCourier = context.isFlagOn('enableCourierPickup');
  const asksForStore = context.isFlagOn('enableDorisStoreSelector');
  const keepsPersonalItems = market?.keepsPersonalItems === true;
  const allowsExchanges = offer === true && order !== undefined && findDestination(order) !== undefined;
  const wizardRules = useMemo(() => {
    if (!order || !known) return { rows: NOTHING, reasonKeys: NOTHING, allowsExchanges };
    const { reasons, returnsAsOrdered, pickup } = known;
    const rows = listReturnRows(order, { keepsPersonalItems, returnsAsOrdered });
    const hasCourierFlow = hasCourier && pickup === 'courierPickup';
    return { rows, reasonKeys: reasons.map(({ key }) => key), asksForStore, hasCourierFlow, allowsExchanges };
  }, [order, known, keepsPersonalItems, asksForStore, hasCourier, allowsExchanges]);
  const orderNumber = isReady ? order.orderNumber : '';
  const use = useReturnWizard(orderNumber, wizardRules);
  const { rows } = wizardRules;
  const { dispatch, progress } = use;
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
  // All else is there again after a reload.
  useLeaveGuard(configuration.kiosk ? choices.length > 0 : choices.some(({ text }) => text !== ''));
  return { ...use, ...useWizardStep(orderNumber, use), ...wizardRules, isReady, rules };
}

/** Whether the shopper may exchange items at all (returns, section 5); absent while nobody knows who is shopping. */
function useExchangeOffer(): boolean | undefined {
  const context = useElementContext();
  // Flags count anew with what the page asks for.
  const { standalone } = useSlice(context.settings, ({ configuration }) => configuration);
  const identity = useSlice(context.getController(createIdentityController).store, (known) => known);
  const isOn = context.isFlagOn('enableExchanges') && (!standalone || context.isFlagOn('enableExchangeMobileTesting'));
  if (!isOn) return false;
  if (identity.status === 'asking') return undefined;
  return identity.status === 'known' && identity.who === 'member';
}

/** What an address may say to a return that is begun; what was wanted before it is no way back from here. */
const KEYS = ['selected', 'redirectPath'];

/** The article that the address chooses ahead (`selected=gtin`), once: it is taken out, for who loads the page anew may have changed that. */
function useSelectedItem(onSelect: ((gtin: string) => void) | undefined): void {
  const context = useElementContext();
  const [gtin] = useState(() => getScreenAddress(context).searchParams.get('selected'));
  const hasTaken = useRef(false);
  useEffect(() => {
    if (hasTaken.current || !onSelect) return;
    hasTaken.current = true;
    takeQuery(context);
    if (gtin !== null) onSelect(gtin);
  }, [context, gtin, onSelect]);
}

function takeQuery(context: ElementContext): void {
  const url = getScreenAddress(context);
  if (!KEYS.some((key) => url.searchParams.has(key))) return;
  const router = context.port.getRouter();
  // The area leaves out the keys of its screens, and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete('selected');
  context.platform.replaceAddress(url);
}

interface StepResult {
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
function useWizardStep(orderNumber: string, { progress, facts, dispatch }: WizardResult): StepResult {
  const context = useElementContext();
  const router = context.port.getRouter();
  const path = useSyncExternalStore(router?.route.subscribe ?? watchNothing, () => router?.getPath());
  const wanted = path === undefined ? progress.step : readStep(path, orderNumber);
  const step = findReachableStep(wanted ?? FIRST_STEP, facts);
  const isElsewhere = wanted === undefined;
  useEffect(() => {
    if (router && !isElsewhere && wanted !== step) go(context, router, { orderNumber, step, isReplaced: true });
  }, [context, router, isElsewhere, wanted, step, orderNumber]);
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

/** The page may veto a step as any other address. */
function go({ port }: ElementContext, router: Router, { orderNumber, step, isReplaced }: Move): void {
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
