import type { IconShape } from '../icon.js';

/** Points to the very start of the line; a sheet turns it where lines run from right to left. */
export const FIRST_ICON: IconShape = ['M17.5 6l-6 6l6 6', 'M7 6v12'];
