import { useEffect } from 'react';
import type { MessageId } from '../../i18n/message-id.js';
import { useScope } from '../../app/context/scope-context.js';
import { useIntl } from '../../app/context/use-intl.js';

/** Says of the page what it is, and by which address it counts, as long as this is the area's screen. A tag that stands alone leaves its page alone. */
export function usePageHead(description: MessageId): void {
  const scope = useScope();
  const intl = useIntl();
  useEffect(() => {
    const url = scope.port.getRouter()?.getCurrentUrl();
    if (url === undefined) return undefined;
    let isGone = false;
    let takeBack = (): void => {};
    import('../../platform/page-head.js').then(
      ({ setPageHead }) => {
        const canonical = new URL(url, scope.platform.address()).href;
        if (!isGone) takeBack = setPageHead({ canonical, description: intl.t(description) });
      },
      // What only search engines read is no reason to tell a shopper.
      () => undefined,
    );
    return () => {
      isGone = true;
      takeBack();
    };
  }, [scope, intl, description]);
}
