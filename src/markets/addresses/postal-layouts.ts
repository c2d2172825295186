import { table } from 'virtual:orders-addresses';
import type { ByCountry } from '../market.js';
import type { WrittenLayout } from './postal-layout.js';

/** The layouts of countries that differ from the common one (`toAddressLines`): the build extracts the `address` of each market. */
export const postalLayouts: ByCountry<WrittenLayout> = table;
