import {
  findPick,
  listExchangeUnits,
  type ExchangePick,
  type ExchangeUnit,
  LONGEST_TEXT,
  toFirstChoice,
  type Operation,
  type ReturnChoice,
  isExchangeable,
  type ReturnRow,
} from '../model/return-choice.js';
import { findReachableStep, FIRST_STEP, type StepFacts, type WizardStep } from './wizard-steps.js';

/** How far a shopper has come with a return. */
export interface WizardProgress {
  readonly step: WizardStep;
  /** In the order of the rows; each of another one. */
  readonly choices: readonly ReturnChoice[];
  /** Of pieces that are exchanged, in their order; each of another one. */
  readonly picks: readonly ExchangePick[];
  /** Id of the way back. */
  readonly methodId?: string;
  /** Id of the store that it is brought to, whichever way back is chosen by now. */
  readonly storeId?: string;
  /** Id of the address where it is picked up; the address itself is kept nowhere. */
  readonly addressId?: string;
}

/** What there is to choose from. */
export interface WizardRules {
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly string[];
  /** Whether the shopper may exchange at all; where not, everything is a return. */
  readonly allowsExchanges: boolean;
  /** What the steps go by besides what was chosen. */
  readonly asksForStore?: boolean;
  readonly hasCourierFlow?: boolean;
}

export type WizardAction =
  | { readonly type: 'choose' | 'unchoose'; readonly rowKey: string }
  | { readonly type: 'setQuantity'; readonly rowKey: string; readonly quantity: number }
  | { readonly type: 'setReason'; readonly rowKey: string; readonly reason: string }
  | { readonly type: 'setText'; readonly rowKey: string; readonly text: string }
  | { readonly type: 'setOperation'; readonly rowKey: string; readonly operation: Operation }
  | { readonly type: 'pick'; readonly pick: ExchangePick }
  | { readonly type: 'setMethod'; readonly methodId: string }
  | { readonly type: 'setStore'; readonly storeId: string }
  | { readonly type: 'dropStore' }
  | { readonly type: 'setAddress'; readonly addressId: string }
  | { readonly type: 'go'; readonly step: WizardStep };

export const FIRST_PROGRESS: WizardProgress = { step: FIRST_STEP, choices: [], picks: [] };

/** The progress after something the shopper did. What the rules do not know changes nothing, and nobody gets ahead of what is ready. */
export function reduceWizard(progress: WizardProgress, action: WizardAction, rules: WizardRules): WizardProgress {
  return fitProgress(apply(progress, action, rules), rules);
}

/** The progress as the rules allow it: an order that was read again, and a draft, may hold what is not there any more. */
export function fitProgress(progress: WizardProgress, rules: WizardRules): WizardProgress {
  const choices = rules.rows.flatMap((row) => {
    const choice = progress.choices.find(({ rowKey }) => rowKey === row.key);
    return choice && row.isReturnable ? [fitChoice(choice, row, rules)] : [];
  });
  const picks = listExchangeUnits(choices).flatMap((unit) => {
    const pick = findPick(progress.picks, unit);
    return pick ? [fitPick(pick, unit)] : [];
  });
  const fitted = { ...progress, choices, picks };
  return { ...fitted, step: findReachableStep(progress.step, toStepFacts(fitted, rules)) };
}

/** What the steps of a return go by. */
export function toStepFacts(
  progress: WizardProgress,
  { asksForStore = false, hasCourierFlow = false }: WizardRules,
): StepFacts {
  return { ...progress, asksForStore, hasCourierFlow };
}

function fitChoice(choice: ReturnChoice, row: ReturnRow, { reasonKeys, allowsExchanges }: WizardRules): ReturnChoice {
  const { quantity, reason, text } = choice;
  const isKnown = reason !== undefined && reasonKeys.includes(reason);
  // What can only go back for its price is not asked about.
  const operation = allowsExchanges && isExchangeable(row) ? choice.operation : 'return';
  return {
    rowKey: row.key,
    quantity: Math.min(Math.max(Math.trunc(quantity), 1), row.returnable),
    ...(isKnown && { reason }),
    ...(operation !== undefined && { operation }),
    text: [...text].slice(0, LONGEST_TEXT).join(''),
  };
}

function fitPick({ colorCode, skuId }: ExchangePick, { rowKey, unit }: ExchangeUnit): ExchangePick {
  return { rowKey, unit, colorCode, ...(skuId !== undefined && { skuId }) };
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
    case 'setOperation':
      return change(progress, action.rowKey, { operation: action.operation });
    case 'pick': {
      const { pick } = action;
      const others = progress.picks.filter(({ rowKey, unit }) => rowKey !== pick.rowKey || unit !== pick.unit);
      return { ...progress, picks: [...others, pick] };
    }
    default:
      return applyMethod(progress, action);
  }
}

type MethodAction = Extract<
  WizardAction,
  { readonly type: 'setMethod' | 'setStore' | 'dropStore' | 'setAddress' | 'go' }
>;

/** What changes how things go back, or where the shopper is. */
function applyMethod(progress: WizardProgress, action: MethodAction): WizardProgress {
  switch (action.type) {
    case 'setMethod':
      return { ...progress, methodId: action.methodId };
    case 'setStore':
      return { ...progress, storeId: action.storeId };
    case 'dropStore':
      return withoutStore(progress);
    case 'setAddress':
      return { ...progress, addressId: action.addressId };
    case 'go':
      return { ...progress, step: action.step };
  }
}

function withoutStore({ storeId: _, ...progress }: WizardProgress): WizardProgress {
  return progress;
}

function change(progress: WizardProgress, rowKey: string, changes: Partial<ReturnChoice>): WizardProgress {
  const choices = progress.choices.map((choice) => (choice.rowKey === rowKey ? { ...choice, ...changes } : choice));
  return { ...progress, choices };
}
