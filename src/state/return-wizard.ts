import { LONGEST_TEXT, toFirstChoice, type ReturnChoice } from '../domain/returns/return-choice.js';
import type { ReturnRow } from '../domain/returns/return-row.js';
import { findReachableStep, FIRST_STEP, type WizardStep } from './wizard-steps.js';

/** How far a shopper has come with a return. */
export interface WizardProgress {
  readonly step: WizardStep;
  /** In the order in which they were made; each of another row. */
  readonly choices: readonly ReturnChoice[];
  /** Id of the way back. */
  readonly methodId?: string;
}

/** What there is to choose from. */
export interface WizardRules {
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly string[];
}

export type WizardAction =
  | { readonly type: 'choose' | 'unchoose'; readonly rowKey: string }
  | { readonly type: 'setQuantity'; readonly rowKey: string; readonly quantity: number }
  | { readonly type: 'setReason'; readonly rowKey: string; readonly reason: string }
  | { readonly type: 'setText'; readonly rowKey: string; readonly text: string }
  | { readonly type: 'setMethod'; readonly methodId: string }
  | { readonly type: 'go'; readonly step: WizardStep };

export const FIRST_PROGRESS: WizardProgress = { step: FIRST_STEP, choices: [] };

/** The progress after something the shopper did. What the rules do not know changes nothing, and nobody gets ahead of what is ready. */
export function reduceWizard(progress: WizardProgress, action: WizardAction, rules: WizardRules): WizardProgress {
  return fitProgress(apply(progress, action, rules), rules);
}

/** The progress as the rules allow it: an order that was read again, and a draft, may hold what is not there any more. */
export function fitProgress(progress: WizardProgress, { rows, reasonKeys }: WizardRules): WizardProgress {
  const choices = progress.choices.flatMap((choice) => {
    const row = rows.find(({ key, isReturnable }) => key === choice.rowKey && isReturnable);
    return row ? [fitChoice(choice, row, reasonKeys)] : [];
  });
  const fitted = { ...progress, choices };
  return { ...fitted, step: findReachableStep(progress.step, fitted) };
}

function fitChoice({ quantity, reason, text, rowKey }: ReturnChoice, row: ReturnRow, reasonKeys: readonly string[]) {
  const isKnown = reason !== undefined && reasonKeys.includes(reason);
  return {
    rowKey,
    quantity: Math.min(Math.max(Math.trunc(quantity), 1), row.returnable),
    ...(isKnown && { reason }),
    text: [...text].slice(0, LONGEST_TEXT).join(''),
  };
}

function apply(progress: WizardProgress, action: WizardAction, { rows }: WizardRules): WizardProgress {
  const { choices } = progress;
  switch (action.type) {
    case 'choose': {
      const row = rows.find(({ key }) => key === action.rowKey);
      const isChosen = choices.some(({ rowKey }) => rowKey === action.rowKey);
      return row && !isChosen ? { ...progress, choices: [...choices, toFirstChoice(row)] } : progress;
    }
    case 'unchoose':
      return { ...progress, choices: choices.filter(({ rowKey }) => rowKey !== action.rowKey) };
    case 'setQuantity':
      return change(progress, action.rowKey, { quantity: action.quantity });
    case 'setReason':
      return change(progress, action.rowKey, { reason: action.reason });
    case 'setText':
      return change(progress, action.rowKey, { text: action.text });
    case 'setMethod':
      return { ...progress, methodId: action.methodId };
    case 'go':
      return { ...progress, step: action.step };
  }
}

function change(progress: WizardProgress, rowKey: string, changes: Partial<ReturnChoice>): WizardProgress {
  const choices = progress.choices.map((choice) => (choice.rowKey === rowKey ? { ...choice, ...changes } : choice));
  return { ...progress, choices };
}
