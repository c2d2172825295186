import type { CDPSession } from '@playwright/test';

const LOOKS = 6;
const FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** The memory of the page's process after garbage collection. */
export interface Memory {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Returns the minimum of several readings: a leak is in each of them, whereas temporary objects are not. */
export async function readMemory(session: CDPSession): Promise<Memory> {
  await session.send('Performance.enable');
  const looks: Memory[] = [];
  for (let look = 0; look < LOOKS; look += 1) looks.push(await readOnce(session));
  const least = (name: keyof Memory): number => Math.min(...looks.map((memory) => memory[name]));
  return { heap: least('heap'), nodes: least('nodes'), listeners: least('listeners') };
}

async function readOnce(session: CDPSession): Promise<Memory> {
  // Wait for the next frames, because objects needed by a pending frame cannot be collected.
  await session.send('Runtime.evaluate', { expression: FRAMES, awaitPromise: true });
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const get = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? NaN;
  return { heap: get('JSHeapUsedSize'), nodes: get('Nodes'), listeners: get('JSEventListeners') };
}
