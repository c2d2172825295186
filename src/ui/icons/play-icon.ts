import type { IconShape } from '../icon.js';

export const PLAY_ICON: IconShape = ['M8.5 6v12l9-6z'];
