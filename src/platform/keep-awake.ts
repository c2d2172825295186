/**
 * Keeps the screen on, if the browser can, until the returned function is called. The lock is requested again when the page becomes
 * visible.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const letGo = (held: WakeLockSentinel | undefined): void => void held?.release().catch(() => undefined);
  const requestLock = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    // A frame may lack permission, or the battery may be too low. Ignore such a refusal: the code on the screen is readable without the
    // lock.
    const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) letGo(held);
    else lock = held;
  };
  const handleChange = (): void => void requestLock();
  document.addEventListener('visibilitychange', handleChange);
  void requestLock();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', handleChange);
    letGo(lock);
  };
}
