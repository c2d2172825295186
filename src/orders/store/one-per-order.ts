import type { PageStateEntry } from '../../app/state/registry.js';

/** One object per order, created on first use: all tags that show the order share it, however often they are closed, moved or recreated. */
export class OnePerOrder<
  Kind extends { abort(): void },
  Key extends readonly [orderNumber: string, ...others: string[]] = readonly [orderNumber: string],
> implements PageStateEntry {
  readonly #known = new Map<string, Kind>();
  readonly #create: (...key: Key) => Kind;

  constructor(create: (...key: Key) => Kind) {
    this.#create = create;
  }

  get(...key: Key): Kind {
    const name = JSON.stringify(key);
    const known = this.#known.get(name) ?? this.#create(...key);
    this.#known.set(name, known);
    return known;
  }

  wipe(): void {
    for (const one of this.#known.values()) one.abort();
    this.#known.clear();
  }
}
