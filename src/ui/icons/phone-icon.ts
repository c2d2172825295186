import type { IconShape } from '../icon.js';

export const PHONE_ICON: IconShape = [
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  'M11 18h2',
];
