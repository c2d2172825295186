import english from '../../../locales/en.json?only=lookupTerms.&ast';
import type { Part } from '../../app/lazy/part.js';
import styles from '../../ui/styles/checkbox.css?inline';
import { TermsField } from './terms-field.js';

/** The agreements of the market and the box that accepts them. */
export const termsPart = {
  views: { TermsField },
  english,
  styles: [styles],
} as const satisfies Part<object>;

export type TermsViews = (typeof termsPart)['views'];
