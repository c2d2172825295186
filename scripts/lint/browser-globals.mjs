/** Globals that shipped code may only reach through `platform`, which a test can replace. */
const BROWSER_GLOBALS = [
  ...['window', 'self', 'frames', 'parent', 'top', 'opener', 'document', 'customElements', 'screen', 'navigator'],
  ...['location', 'history', 'origin', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'SharedWorker', 'crypto'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'postMessage', 'matchMedia', 'getComputedStyle'],
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'PerformanceObserver', 'performance'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'setImmediate', 'scheduler', 'getSelection'],
  ...['open', 'close', 'stop', 'focus', 'blur', 'print', 'alert', 'confirm', 'prompt', 'find', 'scroll', 'scrollTo'],
  ...['scrollBy', 'DOMParser', 'Image', 'Audio', 'Notification', 'process'],
];

/** Properties of `window` that look like local variables: a forgotten declaration would compile and be wrong. */
const LOOKALIKES = ['event', 'name', 'status', 'length', 'external', 'innerWidth', 'innerHeight', 'scrollX', 'scrollY'];

/** Options for ESLint's `no-restricted-globals`; `globalThis.document` counts like `document`. */
export const RESTRICTED_GLOBALS = {
  globals: [
    ...BROWSER_GLOBALS.map((name) => ({ name, message: 'Only src/platform may access the browser.' })),
    ...LOOKALIKES.map((name) => ({ name, message: 'This is a property of window: declare a local variable.' })),
  ],
  checkGlobalObject: true,
};
