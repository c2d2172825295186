import { table } from 'virtual:orders-chat';

/** Whether a chat is available, by country. */
export const chatHours: Readonly<Record<string, boolean>> = table;
