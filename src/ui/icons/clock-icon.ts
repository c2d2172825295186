import type { IconShape } from '../icon.js';

export const CLOCK_ICON: IconShape = ['clock', 'M12 7v5l3.5 2', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];
