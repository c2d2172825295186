import { toBuiltUrl } from './built.js';
import type { Attributes } from './page.js';
import type { createPlainTag, findContext, PlainElement, raw } from './plain-tag.js';
import type { react } from './react-under-test.js';
import { until } from './until.js';

interface PlainModule {
  readonly createPlainTag: typeof createPlainTag;
  readonly findContext: typeof findContext;
  readonly raw: typeof raw;
  readonly react: typeof react;
}

/** The hand-written tag of the tests. Each test uses its own name, because a name can be defined only once. */
export interface PlainTools extends PlainModule {
  getFreshName(): string;
  define(tag: string): void;
  placePlain(tag: string, attributes?: Attributes): PlainElement;
  /** A defined element that has rendered. */
  mount(attributes?: Attributes): Promise<PlainElement>;
}

let count = 0;

export async function loadPlain(): Promise<PlainTools> {
  const module = (await import(toBuiltUrl('plain/plain-tag.js'))) as PlainModule;
  const tools: PlainTools = {
    ...module,
    getFreshName: () => `plain-tag-${(count += 1)}`,
    define: (tag) => customElements.define(tag, module.createPlainTag(tag)),
    placePlain(tag, attributes = {}) {
      const element = document.createElement(tag) as PlainElement;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
      return element;
    },
    async mount(attributes) {
      const tag = tools.getFreshName();
      tools.define(tag);
      const element = tools.placePlain(tag, attributes);
      await until(() => element.presentations.length > 0, 'the first drawing');
      return element;
    },
  };
  return tools;
}
