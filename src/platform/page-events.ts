const NAME = 'orders-area-data';

/** Tells every copy and version of this code on a page that the data they share has changed. Does nothing on a server. */
export const pageEvents = {
  announce(): void {
    // eslint-disable-next-line house/no-raw-event -- not an event of a tag: it carries nothing and stays between copies of this code
    if (typeof window !== 'undefined') window.dispatchEvent(new Event(NAME));
  },
  /** The returned function stops listening. */
  listen(listener: () => void): () => void {
    if (typeof window === 'undefined') return () => undefined;
    window.addEventListener(NAME, listener);
    return () => window.removeEventListener(NAME, listener);
  },
};
