// The page-wide defaults of the typings, generated from the attribute table, must match those of the code.
import type { OrdersDefaults as Told } from 'orders-area';
import type { OrdersDefaults as Taken } from '../../src/app/configuration/configuration.js';

declare const told: Required<Told>;
declare const taken: Required<Taken>;
export const first: Required<Taken> = told;
// The typings list the known flags; the code accepts any text and reports unknown flags in the console.
export const second: Required<Omit<Told, 'flags'>> = taken;
