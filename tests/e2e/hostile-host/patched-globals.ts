/**
 * What a page's other scripts do to the objects that all of them share. Arrow functions: they go to the page by their own text, and
 * that of a method is no expression.
 */
export interface PatchedGlobal {
  readonly name: string;
  /** Runs in the page, before its first script. Says `meet` whenever something uses what was changed. */
  readonly patch: () => void;
  /** Nothing tells when it is met: that others break is all the proof there is. In all other cases a script of ours must have met it. */
  readonly isSilent?: boolean;
  /** Runs in the page: whether code that does not expect it goes wrong. */
  readonly breaksOthers?: () => boolean;
}

interface PatchedPage {
  readonly meet: () => void;
  /** How often a script of ours met the patch. */
  met: number;
}

/** Makes `window.meet`, which counts the calls that come from our own files. Runs in the page, before the patch. */
export function addMeeting(): void {
  const page = window as unknown as PatchedPage & { meet: () => void };
  // As they are now: the patch may change them.
  const RealError = Error;
  const { includes } = String.prototype;
  RealError.stackTraceLimit = 50;
  let isLooking = false;
  page.met = 0;
  page.meet = () => {
    if (isLooking) return;
    isLooking = true;
    if (includes.call(new RealError().stack ?? '', '/orders-area/')) page.met += 1;
    isLooking = false;
  };
}

/** Runs in the page, once the flows are done. */
export function countMeetings(): number {
  return (window as unknown as PatchedPage).met;
}

/** A number, a text, a function and nothing: loops that take all keys for their own trip over each of them in another way. */
export const EXTENDED_OBJECTS: PatchedGlobal = {
  name: 'every object inherits more properties, which loops see',
  patch: () => void Object.assign(Object.prototype, { x: 1, widget: 'menu', each: () => undefined, none: null }),
  isSilent: true,
  breaksOthers: () => {
    const getters: Record<string, () => unknown> = { one: () => 1 };
    try {
      for (const name in getters) Object.defineProperty({}, name, { get: Reflect.get(getters, name) });
      return false;
    } catch {
      return true;
    }
  },
};

export const PATCHED_GLOBALS: readonly PatchedGlobal[] = [
  {
    name: 'fetch is wrapped',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      const real = window.fetch;
      // As measuring scripts do: the signal and the options are in a request of their own, the answer is a copy.
      window.fetch = async (input, init) => {
        meet();
        return (await real.call(window, new Request(input, init))).clone();
      };
    },
  },
  {
    name: 'arrays say by themselves how they are JSON',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      // As an old library did.
      Object.assign(Array.prototype, {
        toJSON(this: readonly unknown[]) {
          meet();
          return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`;
        },
      });
    },
    breaksOthers: () => JSON.stringify([1]) !== '[1]',
  },
  {
    name: 'every array has methods more, which loops see',
    // As an old library did.
    patch: () => void Object.assign(Array.prototype, { each: () => undefined, last: () => undefined }),
    isSilent: true,
    breaksOthers: () => {
      const seen: string[] = [];
      // eslint-disable-next-line @typescript-eslint/no-for-in-array -- what goes wrong on such a page
      for (const index in ['only']) seen.push(index);
      return seen.length > 1;
    },
  },
  EXTENDED_OBJECTS,
  {
    name: 'Promise is another class',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      class PagePromise<Value> extends Promise<Value> {
        constructor(...given: ConstructorParameters<typeof Promise<Value>>) {
          super(...given);
          meet();
        }
      }
      window.Promise = PagePromise;
    },
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
    isSilent: true,
    // An object that is given a method of its own, as many libraries do, does not get it.
    breaksOthers: () => {
      try {
        const own: { toString?: () => string } = {};
        own.toString = () => 'own';
        return own.toString() !== 'own';
      } catch {
        return true;
      }
    },
  },
  {
    name: 'JSON is wrapped',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      const { parse, stringify } = JSON;
      JSON.parse = (text: string, ...more) => {
        meet();
        return parse(text, ...more) as unknown;
      };
      JSON.stringify = (value: unknown, ...more: unknown[]) => {
        meet();
        return Reflect.apply(stringify, JSON, [value, ...more]) as string;
      };
    },
  },
  {
    name: 'Date is another class, two hours ahead',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      const AHEAD_MS = 2 * 60 * 60_000;
      class PageDate extends Date {
        constructor(...given: readonly [] | ConstructorParameters<DateConstructor>) {
          meet();
          if (given.length === 0) super(Date.now() + AHEAD_MS);
          else super(...given);
        }

        static override now(): number {
          meet();
          return super.now() + AHEAD_MS;
        }
      }
      window.Date = PageDate as DateConstructor;
    },
    breaksOthers: () => Date.now() > performance.timeOrigin + 60 * 60_000,
  },
  {
    name: 'tags are defined by another class',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      const real = customElements.define.bind(customElements);
      customElements.define = (name, Tag, options) => {
        meet();
        real(name, class extends Tag {}, options);
      };
    },
  },
  {
    name: 'shadow roots are made by another function',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      const real = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        meet();
        return real.call(this, { ...options, mode: 'open', serializable: true });
      };
    },
  },
  {
    name: 'the history is wrapped',
    patch: () => {
      const { meet } = window as unknown as PatchedPage;
      for (const name of ['pushState', 'replaceState'] as const) {
        const real = history[name].bind(history);
        history[name] = (...given) => {
          meet();
          real(...given);
          dispatchEvent(new CustomEvent('locationchange', { detail: { url: location.href } }));
        };
      }
    },
  },
];

/** No page could work like this: the flows must not get through it. */
export const PLANTED_GLOBAL: PatchedGlobal = {
  name: 'fetch gives answers whose body somebody has read already',
  patch: () => {
    const { meet } = window as unknown as PatchedPage;
    const real = window.fetch;
    window.fetch = async (input, init) => {
      meet();
      const answer = await real.call(window, input, init);
      await answer.text();
      return answer;
    };
  },
};

/** It is there, and nothing of ours ever meets it: whoever counts presence alone would take it for a proof. */
export const UNMET_GLOBAL: PatchedGlobal = {
  name: 'Math.cosh is wrapped',
  patch: () => {
    const { meet } = window as unknown as PatchedPage;
    const { cosh } = Math;
    Math.cosh = (angle) => {
      meet();
      return cosh(angle);
    };
    Math.cosh(1);
  },
};
