/** The one name under which all that tags keep for the session lies in the session storage. */
export const KEPT_AT = 'orders-area/1';
