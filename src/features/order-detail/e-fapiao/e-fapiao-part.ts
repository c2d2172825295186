import english from '../../../../locales/en.json?only=eFapiao.&ast';
import type { Part } from '../../../app/lazy/part.js';
import { EFapiaoDownload } from './e-fapiao-download.js';

/** What fetches an e-fapiao and says what became of it: fetched with the first press. */
export const eFapiaoPart = {
  views: { EFapiaoDownload },
  english,
  styles: [],
} as const satisfies Part<object>;
