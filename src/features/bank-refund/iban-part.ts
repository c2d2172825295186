import english from '../../../locales/en.json?only=bankIban.&ast';
import type { Part } from '../../app/lazy/part.js';
import { sayIbanFault } from './say-iban-fault.js';

/** What judges an account number, with its words: the rules of all countries come beside the form, not before it. */
export const ibanPart = {
  views: { sayIbanFault },
  english,
  styles: [],
} as const satisfies Part<object>;

export type IbanPart = typeof ibanPart;
