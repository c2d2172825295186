import type { IconShape } from '../icon.js';

export const STORE_ICON: IconShape = [
  'M5 11v9h14v-9',
  'M3.5 9L5 4h14l1.5 5a2.8 2.8 0 0 1-5.6 0a2.9 2.9 0 0 1-5.8 0a2.8 2.8 0 0 1-5.6 0z',
  'M10 20v-5h4v5',
];
