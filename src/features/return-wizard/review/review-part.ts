import english from '../../../../locales/en.json?only=returnReview.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './return-review.css?inline';
import { ReviewStep } from './review-step.js';

/** The last look at a return before it is submitted. */
export const reviewPart = {
  views: { Step: ReviewStep },
  english,
  styles: [styles],
} as const satisfies Part<object>;
