import type { NamedRow } from '../../elements/bridge/tag-contract.js';
import { toPropertyName, type AttributeRow } from '../../src/app/configuration/attribute-table.js';
import { toPropertyType } from './attribute-words.js';
import type { DocumentedEvent, DocumentedTag } from './read-tags.js';

/**
 * The custom elements manifest, for editors and documentation tools.
 * Format: https://github.com/webcomponents/custom-elements-manifest
 */
export function createManifest(tags: readonly DocumentedTag[]) {
  return { schemaVersion: '2.1.0', readme: 'README.md', modules: tags.map(toModule) };
}

/** The class is created when the tag is registered, so the module's only export is the definition. */
function toModule({ contract, name, events }: DocumentedTag) {
  const path = `dist/esm/${contract.tag}.js`;
  const declaration = {
    kind: 'class' as const,
    name,
    tagName: contract.tag,
    customElement: true as const,
    description: contract.meaning,
    superclass: { name: 'HTMLElement' },
    attributes: contract.attributes.map(toAttribute),
    members: [
      ...contract.attributes.map(toField),
      ...contract.properties.map(({ name: property, type, meaning }) => ({
        kind: 'field' as const,
        name: property,
        description: meaning,
        type: { text: `${type} | undefined` },
      })),
      ...contract.methods.map(({ name: method, meaning, signature }) => ({
        kind: 'method' as const,
        name: method,
        description: meaning,
        type: { text: signature.replace('):', ') =>') },
      })),
    ],
    events: events.map(toEvent),
    cssParts: contract.parts.map(toNamed),
    cssProperties: contract.tokens.map(toNamed),
    slots: contract.slots.map(toNamed),
  };
  return {
    kind: 'javascript-module' as const,
    path,
    declarations: [declaration],
    exports: [{ kind: 'custom-element-definition' as const, name: contract.tag, declaration: { name, module: path } }],
  };
}

function toAttribute(row: AttributeRow) {
  return {
    name: row.name,
    description: row.meaning,
    type: { text: toPropertyType(row) },
    ...(row.default !== undefined && { default: `'${row.default}'` }),
    fieldName: toPropertyName(row.name),
  };
}

function toField(row: AttributeRow) {
  return {
    kind: 'field' as const,
    name: toPropertyName(row.name),
    description: row.meaning,
    type: { text: toPropertyType(row) },
    ...(row.default !== undefined && { default: `'${row.default}'` }),
    attribute: row.name,
    reflects: true,
  };
}

function toEvent({ name, description }: DocumentedEvent) {
  return { name, description, type: { text: `CustomEvent<OrdersEventDetails['${name}']>` } };
}

function toNamed({ name, meaning }: NamedRow) {
  return { name, description: meaning };
}
