/**
 * What a page's other scripts do to the objects that all of them share. Arrow functions: they go to the page by their own text, and
 * that of a method is no expression.
 */
export interface PatchedGlobal {
  readonly name: string;
  /** Runs in the page, before its first script. Counts in `window.patched` how often it was met, where it can. */
  readonly patch: () => void;
  /** Runs in the page, once the flows are done: whether it was there and was met. */
  readonly wasMet: () => boolean;
}

interface PatchedPage {
  patched: number;
}

export const PATCHED_GLOBALS: readonly PatchedGlobal[] = [
  {
    name: 'fetch is wrapped',
    patch: () => {
      const page = window as unknown as PatchedPage;
      const real = window.fetch;
      page.patched = 0;
      // As measuring scripts do: the signal and the options are in a request of their own, the answer is a copy.
      window.fetch = async (input, init) => {
        page.patched += 1;
        return (await real.call(window, new Request(input, init))).clone();
      };
    },
    wasMet: () => (window as unknown as PatchedPage).patched > 0,
  },
  {
    name: 'arrays say by themselves how they are JSON',
    patch: () => {
      const page = window as unknown as PatchedPage;
      page.patched = 0;
      // As an old library did.
      Object.assign(Array.prototype, {
        toJSON(this: readonly unknown[]) {
          page.patched += 1;
          return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`;
        },
      });
    },
    wasMet: () => JSON.stringify([1]) === '"[1]"',
  },
  {
    name: 'every array has methods more, which loops see',
    // As an old library did; one on every object stops the schema library, and is written down as a limit.
    patch: () => void Object.assign(Array.prototype, { each: () => undefined, last: () => undefined }),
    wasMet: () => Object.prototype.propertyIsEnumerable.call(Array.prototype, 'each'),
  },
  {
    name: 'Promise is another class',
    patch: () => {
      const page = window as unknown as PatchedPage;
      page.patched = 0;
      class PagePromise<Value> extends Promise<Value> {
        constructor(...given: ConstructorParameters<typeof Promise<Value>>) {
          super(...given);
          page.patched += 1;
        }
      }
      window.Promise = PagePromise;
    },
    wasMet: () => (window as unknown as PatchedPage).patched > 0,
  },
  {
    name: 'what the language brings along is frozen',
    patch: () => {
      const kinds = [Object, Array, Function, Promise, RegExp, Date, Error, Map, Set, String, Number, Symbol];
      for (const kind of kinds) {
        Object.freeze(kind.prototype);
        Object.freeze(kind);
      }
      Object.freeze(JSON);
      Object.freeze(Math);
      Object.freeze(Reflect);
    },
    wasMet: () => Object.isFrozen(Object.prototype) && Object.isFrozen(Array.prototype),
  },
  {
    name: 'JSON is wrapped',
    patch: () => {
      const page = window as unknown as PatchedPage;
      const { parse, stringify } = JSON;
      page.patched = 0;
      JSON.parse = (text: string, ...more) => {
        page.patched += 1;
        return parse(text, ...more) as unknown;
      };
      JSON.stringify = (value: unknown, ...more: unknown[]) => {
        page.patched += 1;
        return Reflect.apply(stringify, JSON, [value, ...more]) as string;
      };
    },
    wasMet: () => (window as unknown as PatchedPage).patched > 0,
  },
  {
    name: 'Date is another class, two hours ahead',
    patch: () => {
      const AHEAD_MS = 2 * 60 * 60_000;
      class PageDate extends Date {
        constructor(...given: readonly [] | ConstructorParameters<DateConstructor>) {
          if (given.length === 0) super(Date.now() + AHEAD_MS);
          else super(...given);
        }

        static override now(): number {
          return super.now() + AHEAD_MS;
        }
      }
      window.Date = PageDate as DateConstructor;
    },
    wasMet: () => Date.now() > performance.timeOrigin + 60 * 60_000,
  },
  {
    name: 'tags are defined by another class',
    patch: () => {
      const page = window as unknown as PatchedPage;
      const real = customElements.define.bind(customElements);
      page.patched = 0;
      customElements.define = (name, Tag, options) => {
        page.patched += 1;
        real(name, class extends Tag {}, options);
      };
    },
    wasMet: () => (window as unknown as PatchedPage).patched > 0,
  },
  {
    name: 'shadow roots are made by another function',
    patch: () => {
      const page = window as unknown as PatchedPage;
      const real = Element.prototype.attachShadow;
      page.patched = 0;
      Element.prototype.attachShadow = function (options) {
        page.patched += 1;
        return real.call(this, { ...options, mode: 'open', serializable: true });
      };
    },
    wasMet: () => (window as unknown as PatchedPage).patched > 0,
  },
  {
    name: 'the history is wrapped',
    patch: () => {
      const page = window as unknown as PatchedPage;
      page.patched = 0;
      for (const name of ['pushState', 'replaceState'] as const) {
        const real = history[name].bind(history);
        history[name] = (...given) => {
          page.patched += 1;
          real(...given);
          dispatchEvent(new CustomEvent('locationchange', { detail: { url: location.href } }));
        };
      }
    },
    wasMet: () => (window as unknown as PatchedPage).patched > 0,
  },
];
