import type { PageStateEntry } from '../../../app/state/registry.js';
import type { ChosenCounts, StatementSource, StatementValues } from '../model/statement.js';

/** A statement that was not sent. */
export interface WithdrawalDraft {
  /** What was typed; a field that is absent has the value that is known. */
  readonly edits: Partial<StatementValues>;
  readonly counts: ChosenCounts;
  /** What the second step shows; absent in the first step. */
  readonly source?: StatementSource;
}

/** The drafts by the order number of their page; empty for the page without one. In memory only: they are personal data. */
export class WithdrawalDrafts extends Map<string, WithdrawalDraft> implements PageStateEntry {
  wipe(): void {
    this.clear();
  }
}

export function createWithdrawalDrafts(): WithdrawalDrafts {
  return new WithdrawalDrafts();
}
