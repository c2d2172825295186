import type { Failure } from './model/failure.js';
import type { CallContext } from './call-context.js';
import { untilAborted } from './retry-classes.js';

/** Open while the page is visible and a tag shows what the job is about. */
export interface Gate {
  isOpen(): boolean;
  /** Calls back each time it opens. Returns the unsubscribe function. */
  onOpen(listener: () => void): () => void;
}

/** The wait before the next poll. */
export interface Pause {
  readonly ms: number;
  /** The service requested the wait, so it is not cut short. */
  readonly isFloor: boolean;
}

/** What a poll needs while it waits. */
export interface Resting {
  readonly platform: Pick<CallContext['platform'], 'after' | 'isOnline' | 'onOnline'>;
  readonly gate: Gate;
  readonly signal: AbortSignal;
}

/** Whether another request would get the same answer. */
export function isFinal({ status, unreadable, retryable }: Failure): boolean {
  return unreadable === 'shape' || (status !== undefined && status !== 429 && !retryable);
}

/** Waits until the pause is over and the gate is open. If the gate was closed meanwhile, the wait ends as soon as it opens. */
export async function rest({ platform, gate, signal }: Resting, { ms, isFloor }: Pause): Promise<void> {
  const stops: (() => void)[] = [];
  const due = new Promise<void>((resolve) => {
    let isDue = false;
    const settle = (): void => {
      if (!isDue || !gate.isOpen()) return;
      if (platform.isOnline()) resolve();
      // Listen only now, so that an element that was removed during the wait leaves no listener behind.
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
