import type { IconShape } from '../icon.js';

export const INFO_ICON: IconShape = ['info', 'M12 11v5', 'M12 8v.01', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];

export const PICTURE_ICON: IconShape = ['picture', 'M4 5h16v14H4z', 'M4 16l5-5l4 4l3-3l4 4', 'M15.5 9v.01'];
