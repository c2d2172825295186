import type { NamedRow } from '../../elements/bridge/tag-contract.js';
import { toWords, toWritableType } from './attribute-words.js';
import type { DocumentedTag } from './read-tags.js';

/**
 * Visual Studio Code's custom data for HTML: completion of tags and attributes.
 * Format: https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md
 */
export function createHtmlData(tags: readonly DocumentedTag[]): object {
  return {
    version: 1.1,
    tags: tags.map(({ contract, events }) => ({
      name: contract.tag,
      description: toMarkdown([
        contract.meaning,
        'Events:',
        ...events.map(({ name, meaning }) => `- \`${name}\`: ${meaning}`),
      ]),
      attributes: contract.attributes.map((row) => ({
        name: row.name,
        description: toMarkdown([row.meaning, `Takes ${toWords(row)}.`]),
        ...(row.kind === 'flag' && { valueSet: 'v' }),
        ...(row.values && { values: row.values.map((name) => ({ name })) }),
      })),
    })),
  };
}

/** Visual Studio Code's custom data for CSS: completion of custom properties and parts. */
export function createCssData(tags: readonly DocumentedTag[]): object {
  return {
    version: 1.1,
    properties: listOnce(tags.flatMap(({ contract }) => contract.tokens)),
    pseudoElements: listOnce(tags.flatMap(({ contract }) => contract.parts)).map(({ name, description }) => ({
      name: `::part(${name})`,
      description,
    })),
  };
}

/** The same data for the editors of JetBrains. Format: https://github.com/JetBrains/web-types */
export function createWebTypes(tags: readonly DocumentedTag[], version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'orders-area',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: tags.map(toElement) } },
  };
}

function toElement({ contract, events }: DocumentedTag): object {
  return {
    name: contract.tag,
    description: contract.meaning,
    attributes: contract.attributes.map((row) => ({
      name: row.name,
      description: `${row.meaning} Takes ${toWords(row)}.`,
      ...(row.isRequired && { required: true }),
      ...(row.default !== undefined && { default: row.default }),
      value: { type: row.kind === 'tokens' ? 'string' : toWritableType(row) },
    })),
    slots: contract.slots.map(({ name, meaning }) => ({ name, description: meaning })),
    js: {
      properties: contract.properties.map(({ name, type, meaning }) => ({ name, description: meaning, type })),
      events: events.map(({ name, meaning }) => ({ name, description: meaning })),
    },
    css: {
      parts: contract.parts.map(({ name, meaning }) => ({ name, description: meaning })),
      properties: contract.tokens.map(({ name, meaning }) => ({ name, description: meaning })),
    },
  };
}

/** Several tags share tokens and parts. */
function listOnce(rows: readonly NamedRow[]): { name: string; description: string }[] {
  return [...new Map(rows.map(({ name, meaning }) => [name, { name, description: meaning }])).values()];
}

function toMarkdown(lines: readonly string[]): object {
  return { kind: 'markdown', value: lines.join('\n\n').replaceAll('\n\n- ', '\n- ') };
}
