import { useState } from 'react';
import { isMobileDevice } from '../../platform/device.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import { findTelUrl } from '../../http/model/tel-url.js';
import { useElementContext } from './element-context.js';

/** Whether this is a phone, as of the first render: controls must not change under a shopper's finger. */
export function useIsMobile(): boolean {
  return useState(isMobileDevice)[0];
}

interface HelpLink {
  /** The address that calls customer service; present on a phone if the page sets a number. */
  readonly phone: SafeUrl | undefined;
  readonly contact: SafeUrl | undefined;
}

/** The ways to reach customer service. */
export function useHelpLink(): HelpLink {
  const context = useElementContext();
  const number = context.getAdapter()?.links?.phone;
  return {
    phone: isMobileDevice() ? findTelUrl(number) : undefined,
    contact: context.findLink('contact'),
  };
}
