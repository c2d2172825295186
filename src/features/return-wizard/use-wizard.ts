import { useCallback, useMemo } from 'react';
import type { Order } from '../../orders/model/order.js';
import { listReturnRows, type ReturnRow } from '../../returns/model/return-row.js';
import { findDestination } from './exchange/model/to-exchange-request.js';
import { useExchangeOffer } from './exchange/use-exchange-offer.js';
import { useLeaveGuard } from '../../app/navigation/use-leave-guard.js';
import { useReturnRules, type ReturnRulesState } from '../../returns/use-return-rules.js';
import { useReturnWizard, type WizardUse } from './use-return-wizard.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSelectedItem } from './use-selected-item.js';
import { useSlice } from '../../app/context/use-slice.js';
import { useWizardStep, type StepUse } from './use-wizard-step.js';

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
