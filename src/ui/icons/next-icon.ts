import type { IconShape } from '../icon.js';

/** Points to the end of the line; the style sheet mirrors it in right-to-left text. */
export const NEXT_ICON: IconShape = ['M9.5 6l6 6l-6 6'];

/** Points to the start of the line; the style sheet mirrors it in right-to-left text. */
export const PREVIOUS_ICON: IconShape = ['M14.5 6l-6 6l6 6'];

/** Points to the very start of the line; the style sheet mirrors it in right-to-left text. */
export const FIRST_ICON: IconShape = ['M17.5 6l-6 6l6 6', 'M7 6v12'];

/** Points to the very end of the line; the style sheet mirrors it in right-to-left text. */
export const LAST_ICON: IconShape = ['M6.5 6l6 6l-6 6', 'M17 6v12'];

export const PAUSE_ICON: IconShape = ['M9 6v12', 'M15 6v12'];

export const PLAY_ICON: IconShape = ['M8.5 6v12l9-6z'];
