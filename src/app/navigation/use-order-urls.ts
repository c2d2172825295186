import { useMemo } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { findSafeUrl } from '../../http/model/safe-url.js';
import { useElementContext } from '../context/element-context.js';

const PICTURE_MISSING: Failure = { code: 'picture-load', retryable: false };

/** How pictures and addresses of an order reach the outside: through the URL gate, with a word to the page where one fails. */
export function useOrderUrls() {
  const context = useElementContext();
  return useMemo(
    () => ({
      toUrl: (address: string | undefined) => findSafeUrl(address, context.platform.address().href),
      onPictureFail: () => context.report(PICTURE_MISSING, 'warning'),
    }),
    [context],
  );
}
