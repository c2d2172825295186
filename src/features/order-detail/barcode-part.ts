import english from '../../../locales/en.json?only=barcode.&ast';
import type { Part } from '../../app/lazy/part.js';
import styles from './bar-code.css?inline';
import { BarcodeBlock } from './barcode-block.js';

/** The code that a till reads: fetched with orders that show one. */
export const barcodePart = {
  views: { BarcodeBlock },
  english,
  styles: [styles],
} as const satisfies Part<object>;
