/**
 * Where nobody answers a chat. A list of its own: none of these countries has a market's file, and every file has its hash in the first
 * screens.
 */
export const countriesWithoutChat: readonly string[] = [
  ...['at', 'be', 'cz', 'dk', 'fi', 'gr', 'hu', 'ie', 'lu', 'pl', 'pt', 'se', 'si'],
  ...['tr', 'ru', 'th', 'vn', 'id', 'my', 'ph'],
];
