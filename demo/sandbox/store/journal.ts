import type { JournalEntry } from './sandbox-state.js';
import type { Store } from './create-store.js';

/** The oldest entries go; a test that counts requests resets before it starts. */
const LONGEST = 5_000;

/** Notes a request as it arrives, and gives the function that notes the status it was answered with. */
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
