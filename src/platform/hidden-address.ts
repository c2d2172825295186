import { addressBar, type AddressBar } from './address-bar.js';

export interface HiddenAddress {
  /** Back to the address that everybody sees. */
  reset(): void;
  /** From now on the address bar is the browser's again; `isStill` shows there where the shopper is. */
  stop(isStill: boolean): void;
}

const { address, push, replace, state, onMove } = addressBar;

/**
 * On a shared device the address of what is on show is nobody's business, and no way back: the bar shows `shown` all the time, and where
 * the shopper is, is known here alone. The history gets no entry.
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
    // The page itself goes somewhere: that is where the shopper is now.
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
