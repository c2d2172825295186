import { takeDocs } from '../elements/support/take-docs.js';
import english from '../../locales/en.json?only=guest,failure.,configuration.&ast';
import { COMMON_ATTRIBUTES } from '../../src/app/configuration/attribute-table.js';
import { readConfiguration, type Configuration } from '../../src/app/configuration/configuration.js';
import { createElementContext } from '../../src/app/context/create-element-context.js';
import type { Router } from '../../src/app/navigation/router.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import type { CompiledMessages } from '../../src/i18n/create-intl.js';
import { createFakePlatform, type FakePlatform } from './fake-platform.js';

const TABLE = [
  ...COMMON_ATTRIBUTES,
  { name: 'order-number', kind: 'order-number', meaning: 'Order number to begin with.' },
] as const;

export interface SentEvent {
  readonly name: string;
  readonly detail: unknown;
}

export interface ElementTestContext {
  readonly context: ElementContext;
  readonly platform: FakePlatform;
  readonly events: readonly SentEvent[];
  /** Warnings in the integrator's console. */
  readonly warnings: readonly string[];
  readonly sheets: readonly string[];
  /** Sets an object property, as a page does. */
  setProperty(name: string, value: unknown): void;
  /** Applies another configuration, as the tag does when its attributes change. */
  configure(attributes: Readonly<Record<string, string>>): void;
}

export interface ElementContextOptions {
  readonly platform?: FakePlatform;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly english?: CompiledMessages;
  /** Events that the page cancels with `preventDefault()`. */
  readonly prevented?: readonly string[];
  /** The area that shows the tag; without one it is standalone. */
  readonly router?: Router;
  /** Whether its element is still in the page; true by default. */
  readonly isInPage?: () => boolean;
  /** What the page does when it receives an event. */
  readonly onEvent?: (name: string) => void;
}

/** A tag's context without a tag: the test controls what an element would pass. */
export function createElementTestContext(setting: ElementContextOptions = {}): ElementTestContext {
  const { platform = createFakePlatform(), attributes = {}, prevented = [] } = setting;
  const events: SentEvent[] = [];
  const warnings: string[] = [];
  const sheets: string[] = [];
  const properties = new Map(Object.entries(setting.properties ?? {}));
  const context = createElementContext({
    platform,
    configuration: toConfiguration(attributes, platform.address().href),
    english: setting.english ?? english,
    port: {
      tag: 'orders-guest-lookup',
      emit(name, detail, ..._more) {
        events.push({ name, detail: name === 'orders-error' ? takeDocs(detail) : detail });
        setting.onEvent?.(name);
        return !prevented.includes(name);
      },
      getProperty: (name) => properties.get(name),
      forgetProperty: (name) => void properties.delete(name),
      warn: (message) => void warnings.push(message),
      addStyles: (texts) => void sheets.push(...texts),
      getRouter: () => setting.router,
      isInPage: setting.isInPage ?? (() => true),
      redraw: () => undefined,
    },
  });
  const configure = (changed: Readonly<Record<string, string>>): void =>
    context.update(toConfiguration(changed, platform.address().href));
  return {
    ...{ context, platform, events, warnings, sheets, configure },
    setProperty: (name, value) => void properties.set(name, value),
  };
}

export function toConfiguration(
  attributes: Readonly<Record<string, string>>,
  pageUrl = 'https://shop.example/',
): Configuration {
  const unknown = Object.keys(attributes).filter((name) => TABLE.every((row) => row.name !== name));
  if (unknown.length > 0) throw new Error(`Add the rows of these attributes to TABLE: ${unknown.join(', ')}.`);
  const { configuration, problems } = readConfiguration(TABLE, (name) => attributes[name] ?? null, { pageUrl });
  if (problems.length > 0) throw new Error(`A test wrote attributes that cannot be used: ${JSON.stringify(problems)}`);
  return configuration;
}
