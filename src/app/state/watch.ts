import type { Gate } from '../../http/poll-rest.js';
import type { Visibility } from '../../platform/platform.js';
import { createSlice } from './create-slice.js';

/** Who looks at something that is polled: nobody polls for nobody. */
export interface Watch {
  /** Open while a tag shows it and the page is visible. */
  readonly gate: Gate;
  /** A tag shows it from now on. Gives the way to stop. */
  enter(visibility: Visibility): () => void;
}

export function createWatch(): Watch {
  const open = createSlice(false);
  const watchers = new Set<Visibility>();
  const update = (): void => {
    const [first] = watchers;
    open.setState(first?.isVisible() ?? false, true);
  };
  return {
    gate: {
      isOpen: open.getState,
      onOpen: (listener) => open.subscribe((isOpen) => isOpen && listener()),
    },
    enter({ isVisible, onChange }) {
      // Each watcher its own, so that two of one page count as two.
      const watcher = { isVisible, onChange };
      watchers.add(watcher);
      // And its own listener: a page takes the same one once, and the first to leave would take it away from all.
      const stop = onChange(() => update());
      update();
      return () => {
        stop();
        watchers.delete(watcher);
        update();
      };
    },
  };
}
