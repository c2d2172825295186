/** Milliseconds that are wasted. */
export interface Waste {
  /** By every element that is put into the page. */
  readonly element: number;
  /** By every request but those for further pages of a list: a long list asks a hundred times before it is measured. */
  readonly request: number;
}

/** Makes a page slow, so that the bench can be seen to see it. Runs in the page. */
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
