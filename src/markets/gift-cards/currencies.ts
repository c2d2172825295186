import { table } from 'virtual:orders-currencies';

/** What is paid with, by country, where it is not the default: gift cards are asked for in it. It comes with the first question after one. */
export const currencies: Readonly<Record<string, string>> = table;
