import type { SoakPage } from './soak-page.js';

type Method = (this: object, ...given: unknown[]) => unknown;

/** Tracks what every observer observes from now on. Runs in the page. */
export function countObservers(): void {
  const { observers } = (window as unknown as { soak: SoakPage }).soak;
  const follow = (prototype: object, name: string, note: (observer: object, target: unknown) => void): void => {
    const real = Reflect.get(prototype, name) as Method | undefined;
    if (!real) return;
    const method: Method = function (...given) {
      note(this, given[0]);
      return Reflect.apply(real, this, given);
    };
    Reflect.set(prototype, name, method);
  };
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver]) {
    follow(prototype, 'observe', (observer, target) => {
      observers.set(observer, (observers.get(observer) ?? new Set()).add(target));
    });
    follow(prototype, 'unobserve', (observer, target) => {
      observers.get(observer)?.delete(target);
      if (observers.get(observer)?.size === 0) observers.delete(observer);
    });
    follow(prototype, 'disconnect', (observer) => observers.delete(observer));
  }
}
