/** Version of the package; set by the build. */
declare const __ORDERS_VERSION__: string;
/** Fingerprint of the sources: only copies of the same build share state that has methods. */
declare const __ORDERS_BUILD__: string;
