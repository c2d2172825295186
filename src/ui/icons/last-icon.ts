import type { IconShape } from '../icon.js';

/** Points to the very end of the line; a sheet turns it where lines run from right to left. */
export const LAST_ICON: IconShape = ['M6.5 6l6 6l-6 6', 'M17 6v12'];
