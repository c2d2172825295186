import { table } from 'virtual:orders-currencies';
import type { ByCountry } from '../market.js';

/** The currency of the default and of the countries that differ from it; gift card requests name it. Loaded with the first request. */
export const currencies: ByCountry<string> = table;
