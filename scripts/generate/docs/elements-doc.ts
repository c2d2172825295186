import type { NamedRow } from '../../../elements/bridge/tag-contract.js';
import { toPropertyName, type AttributeRow } from '../../../src/app/configuration/attribute-table.js';
import { readVersion } from '../../read-version.js';
import { toWords } from '../attribute-words.js';
import type { DocumentedEvent, DocumentedTag } from '../read-tags.js';
import { toCode, toHead, toTable } from './markdown.js';

/** `docs/elements.md`: everything that a page may set, call, listen to and style, tag by tag. */
export function createElementsDoc(tags: readonly DocumentedTag[]): string {
  const intro = `- **Attributes**: each has a property of the same name in camel case.
- **Object properties**: tags keep the reference and never write the object into the page.
- **Events** bubble, cross shadow roots and contain no personal data.
- **Custom properties** inherit, so you can set them on the tag or on any ancestor. Style parts with \`::part()\`.

The tags:`;
  const list = tags.map(({ contract }) => `- [${toCode(`<${contract.tag}>`)}](#${contract.tag}): ${contract.meaning}`);
  return [toHead('Elements', 'the tables in `elements/`'), intro, list.join('\n'), ...tags.map(toSection)].join('\n\n');
}

/** Adds the version, which the sources omit, to the paths of scripts. */
function toVersioned(example: string): string {
  return example.replaceAll(/(?<=\/orders-area\/)(?=(?:embed|cdn)\/)/g, `${readVersion()}/`);
}

function toSection({ contract, entry, events, example }: DocumentedTag): string {
  return [
    `## ${contract.tag}`,
    `${contract.meaning} Registered by \`import 'orders-area/${entry.replace('./', '')}'\`.`,
    ...(example === undefined ? [] : [`\`\`\`html\n${toVersioned(example)}\n\`\`\``]),
    '### Attributes',
    toTable(['Attribute', 'Property', 'Value', 'Default', 'Meaning'], contract.attributes.map(toAttributeCells)),
    '### Object properties',
    toTable(
      ['Property', 'Type', 'Meaning'],
      contract.properties.map(({ name, type, meaning }) => [toCode(name), toCode(type), meaning]),
    ),
    '### Methods',
    toTable(
      ['Method', 'Meaning'],
      contract.methods.map(({ name, signature, meaning }) => [toCode(`${name}${signature}`), meaning]),
    ),
    '### Events',
    toTable(
      ['Event', 'Meaning', 'If not prevented'],
      events.map(({ name, meaning, otherwise = '' }) => [toCode(name), meaning, otherwise]),
    ),
    toTable(['Event', 'Member of `detail`', 'Meaning'], events.flatMap(toDetailRows)),
    '### Parts',
    toTable(['Part', 'Meaning'], contract.parts.map(toNamedCells)),
    '### Custom properties',
    toTable(['Custom property', 'Meaning'], contract.tokens.map(toNamedCells)),
    '### Slots',
    toTable(['Slot', 'Meaning'], contract.slots.map(toNamedCells)),
  ].join('\n\n');
}

function toAttributeCells(row: AttributeRow): string[] {
  const standard = row.default ? toCode(row.default) : '';
  return [
    toCode(row.name),
    toCode(toPropertyName(row.name)),
    toWords(row),
    row.isRequired ? 'required' : standard,
    row.meaning,
  ];
}

function toDetailRows({ name, detail }: DocumentedEvent): string[][] {
  return Object.entries(detail).map(([member, says]) => [toCode(name), toCode(member), says]);
}

function toNamedCells({ name, meaning }: NamedRow): string[] {
  return [toCode(name), meaning];
}
