import { useState } from 'react';
import { isMobileDevice } from '../../platform/device.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import { findTelUrl } from '../../http/model/tel-url.js';
import { useElementContext } from './element-context.js';

/** Whether this is a phone, as of the first look: nothing turns into something else under a shopper's finger. */
export function useIsMobile(): boolean {
  return useState(isMobileDevice)[0];
}

interface HelpLink {
  /** Address that calls the service desk: on a phone, and where the page gives a number. */
  readonly phone: SafeUrl | undefined;
  readonly contact: SafeUrl | undefined;
}

/** How a shopper reaches somebody who helps. */
export function useHelpLink(): HelpLink {
  const context = useElementContext();
  const number = context.getAdapter()?.links?.phone;
  return {
    phone: isMobileDevice() ? findTelUrl(number) : undefined,
    contact: context.findLink('contact'),
  };
}
