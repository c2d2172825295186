import type { IconShape } from '../icon.js';

export const ALERT_ICON: IconShape = ['M12 8v5', 'M12 16.5v.01', 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z'];
