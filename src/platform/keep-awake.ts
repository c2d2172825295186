/** Keeps the screen lit, where the browser can, until the returned function is called. A page that is shown again asks again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const letGo = (held: WakeLockSentinel | undefined): void => void held?.release().catch(() => undefined);
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    // A frame may not ask, and a battery that runs low says no: the code is there all the same.
    const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) letGo(held);
    else lock = held;
  };
  const handleChange = (): void => void ask();
  document.addEventListener('visibilitychange', handleChange);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', handleChange);
    letGo(lock);
  };
}
