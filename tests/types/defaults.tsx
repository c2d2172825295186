// The page-wide defaults as the typings tell them, made of the attribute table, and as the code takes them.
import type { OrdersDefaults as Told } from 'orders-area';
import type { OrdersDefaults as Taken } from '../../src/app/configuration/page-defaults.js';

declare const told: Required<Told>;
declare const taken: Required<Taken>;
export const first: Required<Taken> = told;
// The typings name the flags; the code takes any word, and names in the console the ones it does not know.
export const second: Required<Omit<Told, 'flags'>> = taken;
