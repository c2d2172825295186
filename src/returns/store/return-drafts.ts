import { createPersistedList, toFields, type ListStorage, type PersistedList } from '../../app/state/persisted-list.js';
import type { WizardProgress } from './return-wizard.js';

/** How long the draft of a return is stored (wire and defaults, section 5). */
export const DRAFT_HOURS = 24;

/** The draft of a return. It contains neither the shopper's text nor personal data, because others may read the storage. */
export interface ReturnDraft {
  readonly orderNumber: string;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
  readonly progress: WizardProgress;
}

export type ReturnDrafts = PersistedList<ReturnDraft>;

const LONGEST_MS = DRAFT_HOURS * 60 * 60_000;

/** Drafts of returns that were not submitted; stored for `DRAFT_HOURS`. */
export function createReturnDrafts(listStorage: ListStorage): ReturnDrafts {
  return createPersistedList(
    { name: 'returns', longestMs: LONGEST_MS, isEntry: isDraft, getTime: ({ at }) => at },
    listStorage,
  );
}

/** The part of the progress that may be stored. */
export function toDraft(
  orderNumber: string,
  { step, choices, picks, splitKeys, methodId, storeId, addressId }: WizardProgress,
  at: number,
): ReturnDraft {
  const stored = choices.map((choice) => ({ ...choice, text: '' }));
  const ids = {
    ...(splitKeys !== undefined && { splitKeys }),
    ...(methodId !== undefined && { methodId }),
    ...(storeId !== undefined && { storeId }),
    ...(addressId !== undefined && { addressId }),
  };
  return { orderNumber, at, progress: { step, choices: stored, picks, ...ids } };
}

function isDraft(value: unknown): value is ReturnDraft {
  const { orderNumber, at, progress } = toFields(value);
  return typeof orderNumber === 'string' && typeof at === 'number' && isProgress(progress);
}

function isProgress(value: unknown): boolean {
  const { step, choices, picks, splitKeys = [], methodId, storeId, addressId } = toFields(value);
  const areIds = [methodId, storeId, addressId].every(isAbsentOrText) && isList(splitKeys, isText);
  // Ids that this return does not have are removed later, when its data is loaded.
  return areIds && isText(step) && isList(choices, isChoice) && isList(picks, isPick);
}

function isChoice(value: unknown): boolean {
  const { rowKey, quantity, reason, operation, text } = toFields(value);
  const isOperation = operation === undefined || operation === 'return' || operation === 'exchange';
  return isText(rowKey) && isText(text) && Number.isSafeInteger(quantity) && isAbsentOrText(reason) && isOperation;
}

function isPick(value: unknown): boolean {
  const { rowKey, unit, colorCode, skuId } = toFields(value);
  return isText(rowKey) && isText(colorCode) && Number.isSafeInteger(unit) && isAbsentOrText(skuId);
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}

function isAbsentOrText(value: unknown): boolean {
  return value === undefined || isText(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
