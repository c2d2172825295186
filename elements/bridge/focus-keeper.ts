export interface FocusKeeper {
  /** Remembers where the focus was when the element left the page. */
  keep(): void;
  /** Puts it back when the element came back. */
  restore(): void;
}

/**
 * A plain move takes the focus away before anybody is told. The last focused node is therefore followed as the focus moves; a loss
 * counts only when the task ends with it, which a removal never lets happen before `keep` is called.
 */
export function createFocusKeeper(element: HTMLElement): FocusKeeper {
  let current: HTMLElement | undefined;
  let kept: HTMLElement | undefined;

  // Listeners on the element itself go with it. Inside its shadow root `composedPath` starts at the real node.
  element.addEventListener('focusin', (event) => {
    const [node] = event.composedPath();
    current = node instanceof HTMLElement ? node : undefined;
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    // Gone to something else, not lost: a move in this very task must not fetch it back.
    if (relatedTarget) return (current = undefined);
    const left = current;
    queueMicrotask(() => {
      if (current === left) current = undefined;
    });
  });

  return {
    keep() {
      kept = current;
    },
    restore() {
      const node = kept;
      kept = undefined;
      if (node?.isConnected) node.focus({ preventScroll: true });
    },
  };
}
