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
import { isSplittable, joinSelection, returnUnit, splitRows, splitSelection } from '../model/return-units.js';
import { findReachableStep, FIRST_STEP, type StepFacts, type WizardStep } from './wizard-steps.js';

/** The progress of a return in the wizard. */
export interface WizardProgress {
  readonly step: WizardStep;
  /** In the order of the rows; one per row. */
  readonly choices: readonly ReturnChoice[];
  /** The selections of exchanged units, in their order; one per unit. */
  readonly picks: readonly ExchangePick[];
  /** Keys of the rows whose units are chosen separately: each unit then has a row and a selection. */
  readonly splitKeys?: readonly string[];
  /** Id of the return method. */
  readonly methodId?: string;
  /** Id of the chosen store; it stays when another method is chosen. */
  readonly storeId?: string;
  /** Id of the pickup address; the address itself is not stored. */
  readonly addressId?: string;
}

/** The available options. */
export interface WizardRules {
  /** The rows of the order, none of them split. */
  readonly rows: readonly ReturnRow[];
  readonly reasonKeys: readonly string[];
  /** Whether the shopper may exchange at all; if not, everything is a return. */
  readonly allowsExchanges: boolean;
  /** Further conditions for steps. */
  readonly asksForStore?: boolean;
  readonly hasCourierFlow?: boolean;
}

export type WizardAction =
  | { readonly type: 'choose' | 'unchoose'; readonly rowKey: string }
  | { readonly type: 'setQuantity'; readonly rowKey: string; readonly quantity: number }
  | { readonly type: 'setReason'; readonly rowKey: string; readonly reason: string }
  | { readonly type: 'setText'; readonly rowKey: string; readonly text: string }
  | { readonly type: 'setOperation'; readonly rowKey: string; readonly operation: Operation }
  /** Chooses for each unit of a row, or the same for all of them; `returnUnit` returns one unit instead of exchanging it. */
  | { readonly type: 'split' | 'join'; readonly rowKey: string }
  | ({ readonly type: 'returnUnit' } & ExchangeUnit)
  | { readonly type: 'pick'; readonly pick: ExchangePick }
  | { readonly type: 'setMethod'; readonly methodId: string }
  | { readonly type: 'setStore'; readonly storeId: string }
  | { readonly type: 'dropStore' }
  | { readonly type: 'setAddress'; readonly addressId: string }
  | { readonly type: 'go'; readonly step: WizardStep };

export const FIRST_PROGRESS: WizardProgress = { step: FIRST_STEP, choices: [], picks: [] };

/** Applies an action. Ignores values that the rules do not contain, and never advances past a step that is not complete. */
export function reduceWizard(progress: WizardProgress, action: WizardAction, rules: WizardRules): WizardProgress {
  return fitProgress(apply(progress, action, rules), rules);
}

/** Fits the progress to the rules: a draft, or the progress before the order was read again, may contain obsolete values. */
export function fitProgress(progress: WizardProgress, rules: WizardRules): WizardProgress {
  const splitKeys = progress.splitKeys?.filter((key) => rules.rows.some((row) => row.key === key && isSplittable(row)));
  const choices = splitRows(rules.rows, splitKeys).flatMap((row) => {
    const choice = progress.choices.find(({ rowKey }) => rowKey === row.key);
    return choice && row.isReturnable ? [fitChoice(choice, row, rules)] : [];
  });
  const picks = listExchangeUnits(choices).flatMap((unit) => {
    const pick = findPick(progress.picks, unit);
    return pick ? [fitPick(pick, unit)] : [];
  });
  const fitted = { ...progress, choices, picks, ...(splitKeys && { splitKeys }) };
  return { ...fitted, step: findReachableStep(progress.step, toStepFacts(fitted, rules)) };
}

/** The facts that determine the steps of a return. */
export function toStepFacts(
  progress: WizardProgress,
  { asksForStore = false, hasCourierFlow = false }: WizardRules,
): StepFacts {
  return { ...progress, asksForStore, hasCourierFlow };
}

function fitChoice(choice: ReturnChoice, row: ReturnRow, { reasonKeys, allowsExchanges }: WizardRules): ReturnChoice {
  const { quantity, reason, text } = choice;
  const isKnown = reason !== undefined && reasonKeys.includes(reason);
  // A row that cannot be exchanged has no choice of operation.
  const operation = allowsExchanges && isExchangeable(row) ? choice.operation : 'return';
  return {
    rowKey: row.key,
    quantity: Math.min(Math.max(Math.trunc(quantity), 1), row.returnableQuantity),
    ...(isKnown && { reason }),
    ...(operation !== undefined && { operation }),
    text: [...text].slice(0, LONGEST_TEXT).join(''),
  };
}

function fitPick({ colorCode, skuId }: ExchangePick, { rowKey, unit }: ExchangeUnit): ExchangePick {
  return { rowKey, unit, colorCode, ...(skuId !== undefined && { skuId }) };
}

function apply(progress: WizardProgress, action: WizardAction, rules: WizardRules): WizardProgress {
  const { choices } = progress;
  const rows = splitRows(rules.rows, progress.splitKeys);
  switch (action.type) {
    case 'choose': {
      const row = rows.find(({ key }) => key === action.rowKey);
      const isChosen = choices.some(({ rowKey }) => rowKey === action.rowKey);
      return row && !isChosen ? { ...progress, choices: [...choices, toFirstChoice(row)] } : progress;
    }
    case 'unchoose':
      return { ...progress, choices: choices.filter(({ rowKey }) => rowKey !== action.rowKey) };
    case 'setQuantity':
    case 'setReason':
    case 'setText':
    case 'setOperation': {
      const { type: _, rowKey, ...changes } = action;
      return change(progress, rowKey, changes);
    }
    case 'pick': {
      const { pick } = action;
      const others = progress.picks.filter(({ rowKey, unit }) => rowKey !== pick.rowKey || unit !== pick.unit);
      return { ...progress, picks: [...others, pick] };
    }
    default:
      return applyOther(progress, action, rules);
  }
}

type UnitAction = Extract<WizardAction, { readonly type: 'split' | 'join' | 'returnUnit' }>;

/** Applies the actions that change which rows are chosen unit by unit. */
function applyToUnits(progress: WizardProgress, action: UnitAction, { rows }: WizardRules): WizardProgress {
  const all = action.type === 'returnUnit' ? splitRows(rows, progress.splitKeys) : rows;
  const row = all.find(({ key }) => key === action.rowKey);
  if (!row) return progress;
  switch (action.type) {
    case 'split':
      return splitSelection(progress, row);
    case 'join':
      return joinSelection(progress, row);
    case 'returnUnit':
      return returnUnit(progress, row, action.unit);
  }
}

type OtherAction = Extract<
  WizardAction,
  { readonly type: 'setMethod' | 'setStore' | 'dropStore' | 'setAddress' | 'go' }
>;

/** Applies the actions that change neither choices nor picks: those of the method, of the step and of units. */
function applyOther(progress: WizardProgress, action: OtherAction | UnitAction, rules: WizardRules): WizardProgress {
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
    default:
      return applyToUnits(progress, action, rules);
  }
}

function withoutStore({ storeId: _, ...progress }: WizardProgress): WizardProgress {
  return progress;
}

function change(progress: WizardProgress, rowKey: string, changes: Partial<ReturnChoice>): WizardProgress {
  const choices = progress.choices.map((choice) => (choice.rowKey === rowKey ? { ...choice, ...changes } : choice));
  return { ...progress, choices };
}
