import type { Platform } from '../platform/platform.js';
import { untilAborted } from './until-aborted.js';

/** Waits. Rejects as soon as the signal is aborted, and then leaves no timer behind. */
export async function wait({ after }: Pick<Platform, 'after'>, ms: number, signal: AbortSignal): Promise<void> {
  let stop = (): void => {};
  const due = new Promise<void>((resolve) => (stop = after(ms, resolve)));
  try {
    await untilAborted(signal, due);
  } finally {
    stop();
  }
}
