import { useCallback, useMemo, useEffect, useRef, useState } from 'react';
import type { Order } from '../../orders/model/order.js';
import { listReturnRows, type ReturnRow } from '../../returns/model/return-row.js';
import { findDestination } from './exchange/model/to-exchange-request.js';
import { useLeaveGuard } from '../../app/navigation/use-leave-guard.js';
import { useReturnRules, type ReturnRulesState } from '../../returns/use-return-rules.js';
import { useReturnWizard, type WizardUse } from './use-return-wizard.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';
import { useWizardStep, type StepUse } from './use-wizard-step.js';
import { composeIdentity } from '../../app/session/compose-identity.js';
import type { Scope } from '../../app/context/scope.js';
import { getScreenAddress } from '../../app/navigation/screen-address.js';

export interface Wizard extends WizardUse, StepUse {
  /** Order and rules are there, and what the shopper may do. */
  readonly isReady: boolean;
  /** Whether items may be exchanged at all. */
  readonly allowsExchanges: boolean;
  readonly rules: ReturnRulesState;
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly string[];
}

const NOTHING: readonly never[] = [];

/** The return of an order, once order and rules are there; until then there is nothing to choose, and no step to be at. */
export function useWizard(order: Order | undefined): Wizard {
  const scope = useScope();
  const rules = useReturnRules();
  const { market, configuration } = useSlice(scope.settings, (settings) => settings);
  const known = rules.status === 'ready' ? rules.rules : undefined;
  const offer = useExchangeOffer();
  const isReady = order !== undefined && known !== undefined && offer !== undefined;
  const hasCourier = scope.isFlagOn('enableCourierPickup');
  const asksForStore = scope.isFlagOn('enableDorisStoreSelector');
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
        const isAsked = row.isReturnable && row.items.some((item) => item.gtin === gtin);
        if (isAsked) return dispatch({ type: 'choose', rowKey: row.key });
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
  const scope = useScope();
  // Flags count anew with what the page asks for.
  const { standalone } = useSlice(scope.settings, ({ configuration }) => configuration);
  const identity = useSlice(scope.own(composeIdentity).store, (known) => known);
  const isOn = scope.isFlagOn('enableExchanges') && (!standalone || scope.isFlagOn('enableExchangeMobileTesting'));
  if (!isOn) return false;
  if (identity.status === 'asking') return undefined;
  return identity.status === 'known' && identity.who === 'member';
}

/** What an address may say to a return that is begun; what was wanted before it is no way back from here. */
const KEYS = ['selected', 'redirectPath'];

/** The article that the address chooses ahead (`selected=gtin`), once: it is taken out, for who loads the page anew may have changed that. */
function useSelectedItem(onSelect: ((gtin: string) => void) | undefined): void {
  const scope = useScope();
  const [gtin] = useState(() => getScreenAddress(scope).searchParams.get('selected'));
  const hasTaken = useRef(false);
  useEffect(() => {
    if (hasTaken.current || !onSelect) return;
    hasTaken.current = true;
    takeQuery(scope);
    if (gtin !== null) onSelect(gtin);
  }, [scope, gtin, onSelect]);
}

function takeQuery(scope: Scope): void {
  const url = getScreenAddress(scope);
  if (!KEYS.some((key) => url.searchParams.has(key))) return;
  const router = scope.port.getRouter();
  // The area leaves out the keys of its screens, and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete('selected');
  scope.platform.replaceAddress(url);
}
