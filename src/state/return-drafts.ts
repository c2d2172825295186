import { createKeptList, type Keeping, type KeptList } from './kept-list.js';
import type { WizardProgress } from './return-wizard.js';

/** A return that was begun. No words of the shopper's, nothing that names them: it lies where others may look. */
export interface ReturnDraft {
  readonly orderNumber: string;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
  readonly progress: WizardProgress;
}

export type ReturnDrafts = KeptList<ReturnDraft>;

const DAY_MS = 24 * 60 * 60_000;

/** Returns that were begun and not submitted; kept for 24 hours (wire and defaults, section 5). */
export function createReturnDrafts(keeping: Keeping): ReturnDrafts {
  return createKeptList({ name: 'returns', longestMs: DAY_MS, isEntry: isDraft, getTime: ({ at }) => at }, keeping);
}

/** What may be kept of a progress. */
export function toDraft(orderNumber: string, { step, choices, methodId }: WizardProgress, at: number): ReturnDraft {
  const kept = choices.map(({ rowKey, quantity, reason }) => ({
    rowKey,
    quantity,
    ...(reason !== undefined && { reason }),
    text: '',
  }));
  return { orderNumber, at, progress: { step, choices: kept, ...(methodId !== undefined && { methodId }) } };
}

function isDraft(value: unknown): value is ReturnDraft {
  const { orderNumber, at, progress } = (value ?? {}) as Partial<Record<keyof ReturnDraft, unknown>>;
  return typeof orderNumber === 'string' && typeof at === 'number' && isProgress(progress);
}

function isProgress(value: unknown): boolean {
  const { step, choices, methodId } = (value ?? {}) as Partial<Record<keyof WizardProgress, unknown>>;
  const isMethod = methodId === undefined || typeof methodId === 'string';
  // Whether it is one of this return's is seen once that is known.
  return isMethod && typeof step === 'string' && Array.isArray(choices) && choices.every(isChoice);
}

function isChoice(value: unknown): boolean {
  const { rowKey, quantity, reason, text } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isReason = reason === undefined || typeof reason === 'string';
  return typeof rowKey === 'string' && Number.isSafeInteger(quantity) && isReason && typeof text === 'string';
}
