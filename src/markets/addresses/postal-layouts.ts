import { table } from 'virtual:orders-addresses';
import type { WrittenLayout } from './postal-layout.js';

/**
 * How addresses are written, by country, where it is not the layout of the others (`toAddressLines`): the `address` of each market, as
 * the build takes it out of its file.
 */
export const postalLayouts: Readonly<Record<string, WrittenLayout>> = table;
