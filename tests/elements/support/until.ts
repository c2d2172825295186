const realTimeout = globalThis.setTimeout.bind(globalThis);
const realNow = performance.now.bind(performance);
const PATIENCE_MS = 8_000;
const PAUSE_MS = 5;

/** Waits in real time until `read` returns something; a faked clock does not stop it. `what` is in the error message. */
export async function until<Value>(
  read: () => Value | undefined | null | false,
  what: string | (() => string),
): Promise<Value> {
  const deadline = realNow() + PATIENCE_MS;
  for (;;) {
    const value = read();
    if (value !== undefined && value !== null && value !== false) return value;
    if (realNow() > deadline) throw new Error(`waited in vain for ${typeof what === 'string' ? what : what()}`);
    await pause(PAUSE_MS);
  }
}

/** Waits in real time. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => realTimeout(resolve, ms));
}

/**
 * Long enough for either renderer to finish pending rendering, and the effects after it. Preact runs effects in a timer of 0 ms, which it
 * sets after a frame or after 35 ms. A busy browser may fire the timers of 35 and of 50 ms together, so the last pause lets the effects'
 * timer fire first.
 */
export async function settle(): Promise<void> {
  await pause(0);
  await pause(50);
  await pause(0);
}
