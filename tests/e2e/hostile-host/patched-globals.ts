import type { Page } from '@playwright/test';

/**
 * A change that other scripts of a page make to shared objects. The functions are arrow functions: they are sent to the page as source
 * text, and that of a method is not an expression.
 */
export interface PatchedGlobal {
  readonly name: string;
  /** Runs in the page, before its first script. Calls `recordUse` whenever the changed object is used. */
  readonly patch: (recordUse: () => void) => void;
  /** The patch cannot report its use: that other code breaks is the only proof. In all other cases one of our scripts must have used it. */
  readonly isSilent?: boolean;
  /** Runs in the page: whether code that does not expect the patch fails. */
  readonly breaksOthers?: () => boolean;
}

interface PatchedPage {
  /** How often one of our scripts used the patch. */
  uses: number;
}

/** Installs the patch before the page's first script, and counts how often our own files use it. */
export async function addPatch(page: Page, { patch }: PatchedGlobal): Promise<void> {
  await page.addInitScript(`(${String(patch)})((${String(createUseCounter)})())`);
}

/** Returns the function that counts the calls from our own files. Runs in the page, before the patch. */
function createUseCounter(): () => void {
  const page = window as unknown as PatchedPage;
  // The current values, because the patch may change them.
  const RealError = Error;
  const { includes } = String.prototype;
  RealError.stackTraceLimit = 50;
  let isLooking = false;
  page.uses = 0;
  return () => {
    if (isLooking) return;
    isLooking = true;
    if (includes.call(new RealError().stack ?? '', '/orders-area/')) page.uses += 1;
    isLooking = false;
  };
}

/** Runs in the page after the flows. */
export function countUses(): number {
  return (window as unknown as PatchedPage).uses;
}

/** A number, a string, a function and null: loops over all keys of an object fail on each of them in a different way. */
export const EXTENDED_OBJECTS: PatchedGlobal = {
  name: 'every object inherits additional enumerable properties',
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
    patch: (recordUse) => {
      const real = window.fetch;
      // As monitoring scripts do: they wrap the options in a new request, and return a clone of the response.
      window.fetch = async (input, init) => {
        recordUse();
        return (await real.call(window, new Request(input, init))).clone();
      };
    },
  },
  {
    name: 'arrays have a toJSON method',
    patch: (recordUse) => {
      // As an old library did.
      Object.assign(Array.prototype, {
        toJSON(this: readonly unknown[]) {
          recordUse();
          return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`;
        },
      });
    },
    breaksOthers: () => JSON.stringify([1]) !== '[1]',
  },
  {
    name: 'every array has additional enumerable methods',
    // As an old library did.
    patch: () => void Object.assign(Array.prototype, { each: () => undefined, last: () => undefined }),
    isSilent: true,
    breaksOthers: () => {
      const seen: string[] = [];
      // oxlint-disable-next-line typescript/no-for-in-array -- the error that this page provokes
      for (const index in ['only']) seen.push(index);
      return seen.length > 1;
    },
  },
  EXTENDED_OBJECTS,
  {
    name: 'Promise is another class',
    patch: (recordUse) => {
      class PagePromise<Value> extends Promise<Value> {
        constructor(...given: ConstructorParameters<typeof Promise<Value>>) {
          super(...given);
          recordUse();
        }
      }
      window.Promise = PagePromise;
    },
  },
  {
    name: 'the built-in objects are frozen',
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
    // An object cannot get its own `toString`, which many libraries assign.
    breaksOthers: () => {
      try {
        const plainObject: { toString?: () => string } = {};
        plainObject.toString = () => 'own';
        return plainObject.toString() !== 'own';
      } catch {
        return true;
      }
    },
  },
  {
    name: 'JSON is wrapped',
    patch: (recordUse) => {
      const { parse, stringify } = JSON;
      JSON.parse = (text: string, ...more) => {
        recordUse();
        return parse(text, ...more) as unknown;
      };
      JSON.stringify = (value: unknown, ...more: unknown[]) => {
        recordUse();
        return Reflect.apply(stringify, JSON, [value, ...more]) as string;
      };
    },
  },
  {
    name: 'Date is another class, two hours ahead',
    patch: (recordUse) => {
      const AHEAD_MS = 2 * 60 * 60_000;
      class PageDate extends Date {
        constructor(...given: readonly [] | ConstructorParameters<DateConstructor>) {
          recordUse();
          if (given.length === 0) super(Date.now() + AHEAD_MS);
          else super(...given);
        }

        static override now(): number {
          recordUse();
          return super.now() + AHEAD_MS;
        }
      }
      window.Date = PageDate as DateConstructor;
    },
    breaksOthers: () => Date.now() > performance.timeOrigin + 60 * 60_000,
  },
  {
    name: 'elements are defined by another class',
    patch: (recordUse) => {
      const real = customElements.define.bind(customElements);
      customElements.define = (name, Tag, options) => {
        recordUse();
        real(name, class extends Tag {}, options);
      };
    },
  },
  {
    name: 'shadow roots are made by another function',
    patch: (recordUse) => {
      const real = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        recordUse();
        return real.call(this, { ...options, mode: 'open', serializable: true });
      };
    },
  },
  {
    name: 'the history is wrapped',
    patch: (recordUse) => {
      for (const name of ['pushState', 'replaceState'] as const) {
        const real = history[name].bind(history);
        history[name] = (...given) => {
          recordUse();
          real(...given);
          dispatchEvent(new CustomEvent('locationchange', { detail: { url: location.href } }));
        };
      }
    },
  },
];

/** No page can work with this patch, so the flows must fail. */
export const PLANTED_GLOBAL: PatchedGlobal = {
  name: 'fetch returns responses whose body is already read',
  patch: (recordUse) => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      recordUse();
      const answer = await real.call(window, input, init);
      await answer.text();
      return answer;
    };
  },
};

/** The patch is installed, but our code never uses it: a check for presence alone would accept it as a proof. */
export const UNUSED_GLOBAL: PatchedGlobal = {
  name: 'Math.cosh is wrapped',
  patch: (recordUse) => {
    const { cosh } = Math;
    Math.cosh = (angle) => {
      recordUse();
      return cosh(angle);
    };
    Math.cosh(1);
  },
};
