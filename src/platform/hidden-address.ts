import { addressBar, type AddressBar } from './address-bar.js';

export interface HiddenAddress {
  /** Returns to the address that the address bar shows. */
  reset(): void;
  /**
   * Gives the address bar back to the browser.
   *
   * @param isStill whether to write the hidden address into the address bar
   */
  stop(isStill: boolean): void;
}

const { address, push, replace, state, onMove } = addressBar;

/**
 * On a shared device, the address bar must not reveal what is on screen, and the back button must not return to it: the bar shows `shown`
 * all the time, and the real address is in memory only. The history gets no entries.
 */
export function hideAddress(toShown: (url: URL) => URL): HiddenAddress {
  let own = address();
  let ownState: unknown = null;
  replace(toShown(own).href, null);

  const write = (url: string, next: unknown): void => {
    own = new URL(url, own);
    ownState = next;
  };
  const hidden: Partial<AddressBar> = {
    address: () => new URL(own),
    state: () => ownState,
    push: write,
    replace: write,
    // The page itself changed its address, so that is the shopper's address now.
    onMove: (listener) =>
      onMove(() => {
        own = address();
        ownState = null;
        listener();
      }),
  };
  Object.assign(addressBar, hidden);

  return {
    reset: () => write(address().href, null),
    stop(isStill) {
      Object.assign(addressBar, { address, push, replace, state, onMove });
      if (isStill) replace(own.href, ownState);
    },
  };
}
