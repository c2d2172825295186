import type { Translation } from './translation.js';

/** The service's texts that are spelled differently in the United States. */
export const americanEnglish: Translation = {
  Cancelled: 'Canceled',
  'Return cancelled': 'Return canceled',
};
