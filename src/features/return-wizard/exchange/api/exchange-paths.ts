// Apart from the other paths: these come with exchanges, which most returns have none of.

/** `list-exchange-options`: what may an item be exchanged for? */
export const EXCHANGE_OPTIONS_PATH = '/order_mgmt/exchange_options/v1';

/** `request-exchange-preview`: what would an exchange come to? */
export const EXCHANGE_PREVIEWS_PATH = '/order_mgmt/exchange_order_previews/v1';

/** `request-exchange-order`: order what comes in exchange. */
export const EXCHANGE_ORDERS_PATH = '/order_mgmt/exchange_orders/v1';
