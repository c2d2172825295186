import { table } from 'virtual:orders-returns';
import type { ByCountry } from '../market.js';
import type { ShippedReturnRules } from './return-rules.js';

/**
 * The rules of returns of the default and of every country that differs from it: the build extracts the `returns` of each market,
 * with the form of its addresses. They ship as one chunk: separate files would each need a hash, which is longer than the rules.
 */
export const allReturns: ByCountry<ShippedReturnRules> = table;
