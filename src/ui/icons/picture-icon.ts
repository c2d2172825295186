import type { IconShape } from '../icon.js';

export const PICTURE_ICON: IconShape = ['M4 5h16v14H4z', 'M4 16l5-5l4 4l3-3l4 4', 'M15.5 9v.01'];
