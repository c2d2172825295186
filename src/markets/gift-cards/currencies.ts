import { table } from 'virtual:orders-currencies';

/** The currency by country, if it is not the default; gift card requests name it. Loaded with the first request. */
export const currencies: Readonly<Record<string, string>> = table;
