import type { IconShape } from '../icon.js';

export const CHECK_ICON: IconShape = ['check', 'M8 12.5l2.75 2.75L16 9.5', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];
