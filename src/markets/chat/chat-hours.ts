import { table } from 'virtual:orders-chat';

/** Whether somebody answers a chat, by country. */
export const chatHours: Readonly<Record<string, boolean>> = table;
