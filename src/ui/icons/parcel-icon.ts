import type { IconShape } from '../icon.js';

export const PARCEL_ICON: IconShape = ['M4 8l8-4l8 4v8l-8 4l-8-4z', 'M4 8l8 4l8-4', 'M12 12v8', 'M8 6l8 4'];
