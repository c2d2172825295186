import { useState } from 'react';
import { isMobileDevice } from '../../platform/device.js';

/** Whether this is a phone, as of the first look: nothing turns into something else under a shopper's finger. */
export function useIsMobile(): boolean {
  return useState(isMobileDevice)[0];
}
