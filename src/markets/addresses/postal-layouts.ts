import { table } from 'virtual:orders-addresses';
import type { ByCountry } from '../market.js';
import type { WrittenLayout } from './postal-layout.js';

/**
 * The layouts of the default, which `toAddressLines` knows too, and of the countries that differ from it: the build extracts the
 * `address` of each market.
 */
export const postalLayouts: ByCountry<WrittenLayout> = table;
