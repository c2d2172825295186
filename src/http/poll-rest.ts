import type { Failure } from './model/failure.js';
import type { CallContext } from './call-context.js';
import { untilAborted } from './retry-classes.js';

/** Open while somebody looks: the page is visible and a tag shows what the job is about. */
export interface Gate {
  isOpen(): boolean;
  /** Calls back each time it opens. Gives the way to stop. */
  onOpen(listener: () => void): () => void;
}

/** When to ask next. */
export interface Pause {
  readonly ms: number;
  /** The service asked for the wait: it is not cut short. */
  readonly isFloor: boolean;
}

/** Who rests between two questions. */
export interface Resting {
  readonly platform: Pick<CallContext['platform'], 'after' | 'isOnline' | 'onOnline'>;
  readonly gate: Gate;
  readonly signal: AbortSignal;
}

/** Asked again, the service would say the same. */
export function isFinal({ status, unreadable, retryable }: Failure): boolean {
  return unreadable === 'shape' || (status !== undefined && status !== 429 && !retryable);
}

/** Waits until it is time and somebody looks. Where nobody looked meanwhile, the time is up as soon as somebody does. */
export async function rest({ platform, gate, signal }: Resting, { ms, isFloor }: Pause): Promise<void> {
  const stops: (() => void)[] = [];
  const due = new Promise<void>((resolve) => {
    let isDue = false;
    const settle = (): void => {
      if (!isDue || !gate.isOpen()) return;
      if (platform.isOnline()) resolve();
      // Listened to for no longer than it matters: a tag that is gone leaves nothing behind.
      else stops.push(platform.onOnline(handleReturn));
    };
    const handleReturn = (): void => {
      isDue ||= !isFloor;
      settle();
    };
    stops.push(
      platform.after(ms, () => {
        isDue = true;
        settle();
      }),
      gate.onOpen(handleReturn),
    );
  });
  try {
    await untilAborted(signal, due);
  } finally {
    for (const stop of stops) stop();
  }
}
