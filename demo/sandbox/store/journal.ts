import type { JournalEntry } from './sandbox-state.js';
import type { Store } from './create-store.js';

/** Beyond this number, the oldest entries are deleted; tests that count requests reset the journal first. */
const LONGEST = 5_000;

/**
 * Records a request when it arrives.
 *
 * @returns a function that records the status of its answer
 */
export function recordRequest(store: Store, entry: Omit<JournalEntry, 'id' | 'status'>): (status: number) => void {
  const id = store.state.lastEntry + 1;
  store.change((state) => {
    state.lastEntry = id;
    state.journal.push({ id, ...entry });
    state.journal.splice(0, state.journal.length - LONGEST);
  });
  return (status) => {
    store.change(({ journal }) => {
      const noted = journal.find((candidate) => candidate.id === id && candidate.at === entry.at);
      if (noted) noted.status = status;
    });
  };
}
