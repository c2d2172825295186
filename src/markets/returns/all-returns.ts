import { table } from 'virtual:orders-returns';
import type { ShippedReturnRules } from './return-rules.js';

/**
 * The rules of returns of every country whose are not the default ones: the `returns` of each market, and the form of its addresses, as
 * the build takes them out of its file. They ship as one chunk: a file of each would need its hash, which is longer.
 */
export const allReturns: Readonly<Record<string, ShippedReturnRules>> = table;
