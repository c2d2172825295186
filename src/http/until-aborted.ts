/** What `work` gives, or a rejection with the signal's reason as soon as it is aborted. Leaves no listener behind. */
export async function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    const handleAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    stop = () => signal.removeEventListener('abort', handleAbort);
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stop();
  }
}
