/** Before the name of an event between copies of this code. Its detail is the build that announces. */
const PREFIX = 'orders-area/';

/** Absent on a server. */
const findWindow = (): Window | undefined => (globalThis as { readonly window?: Window }).window;

/** Tells the other builds on this page of a change. */
export function announceToBuilds(name: string): void {
  // eslint-disable-next-line house/no-raw-event -- not an event of a tag: it stays between copies of this code
  findWindow()?.dispatchEvent(new CustomEvent(PREFIX + name, { detail: __ORDERS_BUILD__ }));
}

/** Calls back for the announcements of other builds. The returned function stops that. */
export function onOtherBuild(name: string, listener: () => void): () => void {
  const page = findWindow();
  const handleEvent = (event: Event): void => {
    if ((event as CustomEvent<unknown>).detail !== __ORDERS_BUILD__) listener();
  };
  page?.addEventListener(PREFIX + name, handleEvent);
  return () => page?.removeEventListener(PREFIX + name, handleEvent);
}
