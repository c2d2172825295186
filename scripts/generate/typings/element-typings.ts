import { toPropertyName, type AttributeRow } from '../../../src/app/configuration/attribute-table.js';
import { toMarkupType, toPropertyType, toWritableType } from '../attribute-words.js';
import type { DocumentedEvent, DocumentedTag } from '../read-tags.js';

/** `elements.d.ts`: the types of the elements in scripts and in markup. */
export function createElementTypings(tags: readonly DocumentedTag[]): string {
  return [
    toApiImport(tags),
    ...tags.map(toTagTypings),
    toElementMap(tags),
    `declare global {
      interface HTMLElementTagNameMap {
        ${tags.map(({ contract, name }) => `'${contract.tag}': ${name}Element;`).join('\n')}
      }
      interface GlobalEventHandlersEventMap {
        ${listEvents(tags).map(toEventMember).join('\n')}
      }
    }`,
  ].join('\n\n');
}

/** The page-wide defaults, each with its meaning. */
export function createDefaultsTyping(attributes: readonly AttributeRow[]): string {
  const members = attributes.map(
    (row) => `${toComment(row.meaning)}\nreadonly ${toPropertyName(row.name)}?: ${toPropertyType(row)};`,
  );
  return `/** Page-wide defaults: every common attribute by property name, and the adapter. Attributes and properties of a tag win. */
  export interface OrdersDefaults {
    ${members.join('\n')}
    readonly adapter?: OrdersAdapter;
    /** Origins besides the page's own that may have its secrets: token, headers, contact, e-mail address and names of its user. */
    readonly trustedOrigins?: readonly string[];
    /**
     * The folder that holds the package's data files (\`dist/data/\`): an https address, or one relative to the page. For a bundler that
     * leaves them where they are; otherwise they are found beside the script.
     */
    readonly dataBase?: string;
  }`;
}

/** The type of a name that is one of these. */
export function createNameTyping(type: string, meaning: string, names: readonly string[]): string {
  return `${toComment(meaning)}\nexport type ${type} = ${names.map((name) => `'${name}'`).join(' | ')};`;
}

function toApiImport(tags: readonly DocumentedTag[]): string {
  const types = tags.flatMap(({ contract }) => contract.properties.map(({ type }) => type));
  return `import type { ${[...new Set(['OrdersEventDetails', 'OrdersFlag', 'OrdersFlagList', ...types])].join(', ')} } from './api.js';`;
}

function toTagTypings({ contract, name, events }: DocumentedTag): string {
  const { tag, meaning, attributes, properties, methods } = contract;
  const element = [
    ...attributes.map((row) => `${toComment(toMeaning(row))}\n${toPropertyName(row.name)}: ${toPropertyType(row)};`),
    ...properties.map((row) => `${toComment(row.meaning)}\n${row.name}: ${row.type} | undefined;`),
    ...methods.map((row) => `${toComment(row.meaning)}\n${row.name}${row.signature};`),
  ];
  const markup = [
    ...attributes.flatMap(toMarkupMembers),
    ...properties.map((row) => `${toComment(row.meaning)}\n${row.name}?: ${row.type} | undefined;`),
  ];
  return `/** The events of \`<${tag}>\`. */
  export interface ${name}EventMap {
    ${events.map(toEventMember).join('\n')}
  }

  /** \`<${tag}>\`: ${meaning} */
  export interface ${name}Element extends HTMLElement {
    ${element.join('\n')}
    ${toListenerMethods(name)}
  }

  /** What may stand on \`<${tag}>\` in the markup of a framework: attributes, and properties by their names. */
  export interface ${name}Props {
    ${markup.join('\n')}
  }`;
}

/** An attribute of several words may be written as attribute or as property. */
function toMarkupMembers(row: AttributeRow): string[] {
  const comment = toComment(toMeaning(row));
  const property = toPropertyName(row.name);
  const [markup, written] = [toMarkupType(row), toWritableType(row)];
  if (row.name !== property) {
    return [`${comment}\n'${row.name}'?: ${markup} | undefined;`, `${comment}\n${property}?: ${written} | undefined;`];
  }
  const both = markup.startsWith(written) ? markup : `${markup} | ${written}`;
  return [`${comment}\n${property}?: ${both} | undefined;`];
}

/**
 * The attributes that markup has to have, as attribute or as property. The value may be `undefined`, because a page may learn it later.
 * Compilers explain the last member of a union, so that is the spelling of the documents.
 */
function listRequired(attributes: readonly AttributeRow[]): string[] {
  const toSpelling = (name: string, row: AttributeRow) => `{ ${name}: ${toMarkupType(row)} | undefined }`;
  return attributes
    .filter(({ isRequired }) => isRequired)
    .map((row) => `(${toSpelling(toPropertyName(row.name), row)} | ${toSpelling(`'${row.name}'`, row)})`);
}

/** Overloads of an interface hide the inherited ones, so these repeat them. */
function toListenerMethods(name: string): string {
  return ['add', 'remove']
    .map((verb) => {
      const options = verb === 'add' ? 'boolean | AddEventListenerOptions' : 'boolean | EventListenerOptions';
      const listener = (map: string) => `(this: ${name}Element, event: ${map}[Name]) => unknown`;
      return `${verb}EventListener<Name extends keyof ${name}EventMap>(type: Name, listener: ${listener(`${name}EventMap`)}, options?: ${options}): void;
      ${verb}EventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: ${listener('HTMLElementEventMap')}, options?: ${options}): void;
      ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: ${options}): void;`;
    })
    .join('\n');
}

function toElementMap(tags: readonly DocumentedTag[]): string {
  const members = tags.map(
    ({ contract, name }) =>
      `'${contract.tag}': { element: ${name}Element; props: ${[`${name}Props`, ...listRequired(contract.attributes)].join(' & ')}; events: ${name}EventMap };`,
  );
  return `/** The types of every tag by its name. */
  export interface OrdersElements {
    ${members.join('\n')}
  }`;
}

function listEvents(tags: readonly DocumentedTag[]): DocumentedEvent[] {
  return [...new Map(tags.flatMap(({ events }) => events).map((event) => [event.name, event])).values()];
}

function toEventMember({ name, description }: DocumentedEvent): string {
  return `${toComment(description)}\n'${name}': CustomEvent<OrdersEventDetails['${name}']>;`;
}

function toMeaning(row: AttributeRow): string {
  return row.default === undefined || row.default === '' ? row.meaning : `${row.meaning} Default: \`${row.default}\`.`;
}

function toComment(text: string): string {
  return `/** ${text} */`;
}
