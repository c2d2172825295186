import english from '../../../locales/en.json?only=orderBoxes.&ast';
import type { Part } from '../../host/part.js';
import styles from '../../ui/styles/order-boxes.css?inline';
import { MismatchDialog } from './mismatch-dialog.js';
import { ReturnsDialog } from './returns-dialog.js';
import { TrackDialog } from './track-dialog.js';

/** What the actions of an order open: fetched with the first press. */
export const orderBoxesPart = {
  views: { MismatchDialog, ReturnsDialog, TrackDialog },
  english,
  styles: [styles],
} as const satisfies Part<object>;
