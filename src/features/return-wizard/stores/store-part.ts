import english from '../../../../locales/en.json?only=returnStore.,store.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './return-store.css?inline';
import { StoreStep } from './store-step.js';

/** The choice of a store: only who brings something to one fetches it. */
export const storePart = {
  views: { Step: StoreStep },
  english,
  styles: [styles],
} as const satisfies Part<object>;
