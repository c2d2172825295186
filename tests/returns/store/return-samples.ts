import { listReturnRows } from '../../../src/returns/model/return-choice.js';
import {
  FIRST_PROGRESS,
  reduceWizard,
  type WizardAction,
  type WizardProgress,
  type WizardRules,
} from '../../../src/returns/store/return-wizard.js';
import type { WizardStep } from '../../../src/returns/store/wizard-steps.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

/** Four rows, of one to four pieces; the last cannot be returned, and the one before it cannot be exchanged. */
export const rows = listReturnRows(
  createOrder({
    groups: [
      createGroup({
        items: [1, 2, 3, 4].map((quantity) =>
          createItem({
            ...{ key: `k${quantity}`, gtin: `${quantity}`, quantity },
            ...{ isReturnable: quantity < 4, isExchangeable: quantity < 3 },
          }),
        ),
      }),
    ],
  }),
  { refusesCustomItems: false, returnsAsOrdered: false },
);
export const RULES: WizardRules = { rows, reasonKeys: ['quality', 'tooBig'], allowsExchanges: true };
export const RETURNS_ONLY: WizardRules = { ...RULES, allowsExchanges: false };

export function walk(actions: readonly WizardAction[], from = FIRST_PROGRESS): WizardProgress {
  return actions.reduce((progress, action) => reduceWizard(progress, action, RULES), from);
}

export const chosen = { type: 'choose', rowKey: 'k2' } as const;
export const reasoned = { type: 'setReason', rowKey: 'k2', reason: 'quality' } as const;
export const returned = { type: 'setOperation', rowKey: 'k2', operation: 'return' } as const;
export const exchanged = { type: 'setOperation', rowKey: 'k2', operation: 'exchange' } as const;
export const pick = (unit: number, skuId?: string): WizardAction => ({
  type: 'pick',
  pick: { rowKey: 'k2', unit, colorCode: 'blue', ...(skuId !== undefined && { skuId }) },
});
export const go = (step: WizardStep): WizardAction => ({ type: 'go', step });
