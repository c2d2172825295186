import type { Gate } from '../../http/poll-rest.js';
import type { Visibility } from '../../platform/platform.js';
import { createStore } from 'zustand/vanilla';

/** Tracks which tags show polled data: without a visible tag, there is no polling. */
export interface Watch {
  /** Open while a tag shows the data and the page is visible. */
  readonly gate: Gate;
  /** Registers a tag that shows the data. Returns the unregister function. */
  enter(visibility: Visibility): () => void;
}

export function createWatch(): Watch {
  const open = createStore(() => false);
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
      // Create a new object for each call, so that two tags with the same visibility count as two.
      const watcher = { isVisible, onChange };
      watchers.add(watcher);
      // Create a new listener for each call too: the page would register the same one only once, and the first tag to leave would remove it
      // for all.
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
