import { useMemo } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { findSafeUrl } from '../../http/model/safe-url.js';
import { useElementContext } from '../context/element-context.js';

const PICTURE_MISSING: Failure = { code: 'picture-load', retryable: false };

/** URL helpers for an order's pictures and links: check them with the URL gate, and report a picture that fails to load. */
export function useOrderUrls() {
  const context = useElementContext();
  return useMemo(
    () => ({
      toUrl: (address: string | undefined) => findSafeUrl(address, context.platform.href()),
      onPictureFail: () => context.report(PICTURE_MISSING, 'warning'),
    }),
    [context],
  );
}
