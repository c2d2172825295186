import { useCallback, useEffect, useRef, useState } from 'react';
import { useScope } from '../../app/context/scope-context.js';

/** How long a shopper has to read how it ended (returns, section 9). */
const REDIRECT_MS = 3_000;

/** Goes on by itself after three seconds, unless it is stopped, or held from the beginning: there is more to read. */
export function useRedirect(
  onGo: () => void,
  isHeld = false,
): { readonly isStopped: boolean; readonly stop: () => void } {
  const { platform } = useScope();
  const [isStopped, setStopped] = useState(isHeld);
  const latest = useRef(onGo);
  useEffect(() => {
    latest.current = onGo;
  });
  useEffect(() => (isStopped ? undefined : platform.after(REDIRECT_MS, () => latest.current())), [platform, isStopped]);
  return { isStopped, stop: useCallback(() => setStopped(true), []) };
}
