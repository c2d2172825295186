/** Milliseconds to waste. */
export interface Waste {
  /** For every element that is added to the page. */
  readonly element: number;
  /** For every request except those for further pages of a list: a long list sends a hundred of them before it is measured. */
  readonly request: number;
}

/** Makes a page slow, to prove that the bench detects it. Runs in the page. */
export function plantSlowness({ element: elementMs, request: requestMs }: Waste): void {
  const waste = (ms: number): void => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const define = customElements.define.bind(customElements);
  customElements.define = (name, element, options) => {
    const prototype = element.prototype as { connectedCallback?(this: HTMLElement): void };
    const { connectedCallback } = prototype;
    prototype.connectedCallback = function () {
      waste(elementMs);
      connectedCallback?.call(this);
    };
    define(name, element, options);
  };
  const realFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (!url.includes('anchor=')) waste(requestMs);
    return realFetch(input, init);
  };
}
