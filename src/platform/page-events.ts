/** Prefix of the events between copies of this code. An event's detail is the sending build. */
const PREFIX = 'orders-area/';

/** Undefined on a server. */
const findWindow = (): Window | undefined => (globalThis as { readonly window?: Window }).window;

/** Notifies the other builds on this page. */
export function announceToBuilds(name: string): void {
  // eslint-disable-next-line house/no-raw-event -- not an event of a tag: it stays between copies of this code
  findWindow()?.dispatchEvent(new CustomEvent(PREFIX + name, { detail: __ORDERS_BUILD__ }));
}

/** Listens to the announcements of other builds. Returns the unsubscribe function. */
export function onOtherBuild(name: string, listener: () => void): () => void {
  const page = findWindow();
  const handleEvent = (event: Event): void => {
    if ((event as CustomEvent<unknown>).detail !== __ORDERS_BUILD__) listener();
  };
  page?.addEventListener(PREFIX + name, handleEvent);
  return () => page?.removeEventListener(PREFIX + name, handleEvent);
}
