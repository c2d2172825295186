import { table } from 'virtual:orders-chat';
import type { ByCountry } from '../market.js';

/** Whether a chat is available, by country. */
export const hasChatByCountry: ByCountry<boolean> = table;
