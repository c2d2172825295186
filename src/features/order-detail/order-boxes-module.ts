import english from '../../../locales/en.json?only=orderBoxes.&ast';
import type { LazyModule } from '../../app/context/element-context.js';
import styles from './order-boxes.css?inline';
import { MismatchDialog } from './returns/mismatch-dialog.js';
import { ReturnsDialog } from './returns/returns-dialog.js';
import { TrackDialog } from './track-dialog.js';

/** What the actions of an order open: fetched with the first press. */
export const orderBoxesModule = {
  views: { MismatchDialog, ReturnsDialog, TrackDialog },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
