import type { IconShape } from '../icon.js';

export const TRUCK_ICON: IconShape = [
  'truck',
  'M5 17H3V6h11v11H9',
  'M14 10h4l3 3.5V17h-2',
  'M7 15.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  'M17 15.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  'M14 17h1',
];

export const LABEL_ICON: IconShape = [
  'label',
  'M6 3h9l4 4v14H6z',
  'M15 3v4h4',
  'M9.5 11v6',
  'M12.5 11v6',
  'M15.5 11v6',
];

export const PARCEL_ICON: IconShape = ['parcel', 'M4 8l8-4l8 4v8l-8 4l-8-4z', 'M4 8l8 4l8-4', 'M12 12v8', 'M8 6l8 4'];

export const STORE_ICON: IconShape = [
  'store',
  'M5 11v9h14v-9',
  'M3.5 9L5 4h14l1.5 5a2.8 2.8 0 0 1-5.6 0a2.9 2.9 0 0 1-5.8 0a2.8 2.8 0 0 1-5.6 0z',
  'M10 20v-5h4v5',
];

export const PHONE_ICON: IconShape = [
  'phone',
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  'M11 18h2',
];
