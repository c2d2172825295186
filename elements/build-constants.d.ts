/** Version of the package; set by the build. */
declare const __ORDERS_VERSION__: string;
