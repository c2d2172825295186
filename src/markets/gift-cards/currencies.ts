import { table } from 'virtual:orders-currencies';
import type { ByCountry } from '../market.js';

/** The currency by country, if it is not the default; gift card requests name it. Loaded with the first request. */
export const currencies: ByCountry<string> = table;
