import { findTelUrl } from '../../http/model/tel-url.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import { isMobileDevice } from '../../platform/device.js';
import { useScope } from '../context/scope-context.js';

export interface HelpLink {
  /** Address that calls the service desk: on a phone, and where the page gives a number. */
  readonly phone: SafeUrl | undefined;
  readonly contact: SafeUrl | undefined;
}

/** How a shopper reaches somebody who helps. */
export function useHelpLink(): HelpLink {
  const scope = useScope();
  const number = scope.getAdapter()?.links?.phone;
  return {
    phone: isMobileDevice() ? findTelUrl(number) : undefined,
    contact: scope.findLink('contact'),
  };
}
