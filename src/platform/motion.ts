/** Whether the shopper asked for less motion. Apart from the rest of the browser: only what moves by itself has to know. */
export interface Motion {
  isReduced(): boolean;
  /** Calls back when the shopper changes their mind. Gives the way to stop. */
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
