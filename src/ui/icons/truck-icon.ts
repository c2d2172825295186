import type { IconShape } from '../icon.js';

export const TRUCK_ICON: IconShape = [
  'M5 17H3V6h11v11H9',
  'M14 10h4l3 3.5V17h-2',
  'M7 15.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  'M17 15.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  'M14 17h1',
];
