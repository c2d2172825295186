import english from '../../../../locales/en.json?only=returnAddress.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './return-address.css?inline';
import { AddressStep } from './address-step.js';

/** Where a courier comes to. */
export const addressPart = {
  views: { Step: AddressStep },
  english,
  styles: [styles],
} as const satisfies Part<object>;
