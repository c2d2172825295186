import type { IconShape } from '../icon.js';

/** Points to the end of the line; a sheet turns it where lines run from right to left. */
export const NEXT_ICON: IconShape = ['M9.5 6l6 6l-6 6'];
