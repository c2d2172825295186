/** Version of the package; set by the build. */
declare const __ORDERS_VERSION__: string;
/** Fingerprint of the sources: state with methods is shared by copies of one build only. */
declare const __ORDERS_BUILD__: string;
