import type { IconShape } from '../icon.js';

export const PAUSE_ICON: IconShape = ['M9 6v12', 'M15 6v12'];
