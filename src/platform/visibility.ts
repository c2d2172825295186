/** Whether anybody can see the page. Apart from the rest of the browser: only what polls has to know. */
export interface Visibility {
  isVisible(): boolean;
  /** Calls back when the page is shown or hidden. Gives the way to stop. */
  onChange(listener: () => void): () => void;
}

export const visibility: Visibility = {
  isVisible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
