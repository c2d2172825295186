import english from '../../../locales/en.json?only=curbsideStage.&ast';
import type { Part } from '../../app/lazy/part.js';
import styles from './curbside-stages.css?inline';
import { PlaceMissing } from './place-missing.js';
import { Stage } from './stage.js';

/** What is shown once the store knows, or cannot be told; fetched while the shopper types. */
export const stagesPart = {
  views: { Stage, PlaceMissing },
  english,
  styles: [styles],
} as const satisfies Part<object>;
