/** Whether the shopper prefers reduced motion. In a module of its own, because only animations need it. */
export interface Motion {
  isReduced(): boolean;
  /** Calls back when the preference changes. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

const QUERY = '(prefers-reduced-motion: reduce)';

export const motion: Motion = {
  isReduced: () => matchMedia(QUERY).matches,
  onChange(listener) {
    const query = matchMedia(QUERY);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};
