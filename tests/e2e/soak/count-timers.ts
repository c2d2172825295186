import type { SoakPage } from './soak-page.js';

type Task = (...given: unknown[]) => void;

/** Tracks every timer and animation frame requested from now on. Runs in the page. */
export function countTimers(): void {
  const { timers } = (window as unknown as { soak: SoakPage }).soak;
  const real = { ...Object.getOwnPropertyDescriptors(window) };
  const call = (name: keyof typeof real, ...given: unknown[]): number =>
    Reflect.apply(real[name]?.value as (...all: unknown[]) => number, window, given);
  /** The ids of frames may equal those of timers, so frames are stored as negative numbers. */
  const start = (name: 'setTimeout' | 'requestAnimationFrame', task: Task, ms: number): number => {
    const sign = name === 'setTimeout' ? 1 : -1;
    const run: Task = (...given) => {
      timers.delete(sign * id);
      task(...given);
    };
    const id = call(name, run, ms);
    timers.set(sign * id, ms);
    return id;
  };
  const stop = (name: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame', id = 0): void => {
    timers.delete(name === 'cancelAnimationFrame' ? -id : id);
    call(name, id);
  };
  Object.assign(window, {
    setTimeout: (task: Task, ms = 0, ...given: unknown[]) => start('setTimeout', () => task(...given), ms),
    setInterval(task: Task, ms = 0, ...given: unknown[]) {
      const id = call('setInterval', task, ms, ...given);
      timers.set(id, Infinity);
      return id;
    },
    requestAnimationFrame: (task: Task) => start('requestAnimationFrame', task, 0),
    clearTimeout: (id?: number) => stop('clearTimeout', id),
    clearInterval: (id?: number) => stop('clearInterval', id),
    cancelAnimationFrame: (id: number) => stop('cancelAnimationFrame', id),
  });
}
