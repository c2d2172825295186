import type { IconShape } from '../icon.js';

/** Points to the start of the line; a sheet turns it where lines run from right to left. */
export const PREVIOUS_ICON: IconShape = ['M14.5 6l-6 6l6 6'];
