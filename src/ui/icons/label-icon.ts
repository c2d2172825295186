import type { IconShape } from '../icon.js';

export const LABEL_ICON: IconShape = ['M6 3h9l4 4v14H6z', 'M15 3v4h4', 'M9.5 11v6', 'M12.5 11v6', 'M15.5 11v6'];
