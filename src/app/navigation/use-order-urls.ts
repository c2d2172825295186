import { useMemo } from 'react';
import { findSafeUrl } from '../../http/model/safe-url.js';
import type { Failure } from '../../http/model/failure.js';
import { useScope } from '../context/scope-context.js';

const PICTURE_MISSING: Failure = { code: 'picture-load', retryable: false };

/** How pictures and addresses of an order reach the outside: through the URL gate, with a word to the page where one fails. */
export function useOrderUrls() {
  const scope = useScope();
  return useMemo(
    () => ({
      toUrl: (address: string | undefined) => findSafeUrl(address, scope.platform.address().href),
      onPictureFail: () => scope.report(PICTURE_MISSING, 'warning'),
    }),
    [scope],
  );
}
