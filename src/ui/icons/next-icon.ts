import type { IconShape } from '../icon.js';

/** Points to the end of the line; the style sheet mirrors it in right-to-left text. */
export const NEXT_ICON: IconShape = ['next', 'M9.5 6l6 6l-6 6'];

/** Points to the start of the line; the style sheet mirrors it in right-to-left text. */
export const PREVIOUS_ICON: IconShape = ['previous', 'M14.5 6l-6 6l6 6'];

export const PAUSE_ICON: IconShape = ['pause', 'M9 6v12', 'M15 6v12'];

export const PLAY_ICON: IconShape = ['play', 'M8.5 6v12l9-6z'];
