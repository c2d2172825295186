import english from '../../../locales/en.json?only=longHistory.&ast';
import type { Part } from '../../app/lazy/part.js';
import styles from './long-history.css?inline';
import { drawStub } from './draw-stub.js';
import { LivePages } from './live-pages.js';

/** What a history of more than a few pages needs, so that a short one carries nothing of it. */
export const longHistoryPart = {
  views: { drawStub, LivePages },
  english,
  styles: [styles],
} as const satisfies Part<object>;
