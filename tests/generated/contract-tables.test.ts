// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TABLE } from '../../elements/event-table.js';
import { createElementsDoc } from '../../scripts/generate/docs/elements-doc.js';
import { createCssData, createHtmlData, createWebTypes } from '../../scripts/generate/editor-data.js';
import { createManifest } from '../../scripts/generate/manifest.js';
import { readTags, TAGS, type DocumentedTag } from '../../scripts/generate/read-tags.js';
import { toPropertyName } from '../../src/app/configuration/attribute-table.js';
import { CANCELABLE_EVENTS } from '../../src/app/context/element-context.js';

/** A tag in the editor data of JetBrains. */
interface WebType {
  readonly attributes: readonly { readonly name: string; readonly required?: true }[];
}

let tags: readonly DocumentedTag[] = [];
beforeAll(async () => {
  tags = await readTags();
}, 60_000);

const toNames = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);

/** Every table of a tag that has names and meanings. */
function listRows({ contract, events }: DocumentedTag): { readonly name: string; readonly meaning: string }[] {
  const { attributes, properties, methods, parts, tokens, slots } = contract;
  return [...attributes, ...properties, ...methods, ...events, ...parts, ...tokens, ...slots];
}

describe('the tables of every tag', () => {
  test('are found for all tags that can be loaded', () => {
    expect(tags.map(({ contract }) => contract.tag)).toEqual(TAGS);
  });

  test('describe every row in a sentence', () => {
    const rows = tags.flatMap(listRows);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ meaning }) => !/^[A-Z].*\.$/.test(meaning)).map(({ name }) => name)).toEqual([]);
  });

  test('have no duplicate name, and no property that an attribute already has', () => {
    for (const { contract } of tags) {
      const properties = [
        ...contract.attributes.map(({ name }) => toPropertyName(name)),
        ...toNames(contract.properties),
      ];
      for (const names of [properties, toNames(contract.methods), contract.events, toNames(contract.parts)]) {
        expect([...new Set(names)]).toEqual(names);
      }
    }
  });

  test('name custom properties and events with the public prefix', () => {
    const names = tags.flatMap(({ contract, events }) => [...toNames(contract.tokens), ...toNames(events)]);
    expect(names.filter((name) => !/^(?:--)?orders-[a-z-]+$/.test(name))).toEqual([]);
  });

  test('show HTML with the tag to copy', () => {
    expect(tags.filter(({ contract, example = '' }) => !example.includes(`<${contract.tag}`))).toEqual([]);
  });
});

describe('the table of events', () => {
  test('describes the default action of exactly the cancelable events', () => {
    const withDefaultAction = Object.entries(EVENT_TABLE).filter(([, row]) => 'otherwise' in row);
    expect(new Set(withDefaultAction.map(([name]) => name))).toEqual(new Set(CANCELABLE_EVENTS));
  });
});

describe('the output generated from the tables', () => {
  test('the docs contain every row', () => {
    const doc = createElementsDoc(tags);
    const rows = tags.flatMap(listRows);
    expect(rows.filter(({ name }) => !doc.includes(`\`${name}`)).map(({ name }) => name)).toEqual([]);
  });

  test('the manifest contains every row under the heading of its kind', () => {
    const declarations = createManifest(tags).modules.flatMap((module) => module.declarations);
    const listed = declarations.map((one) => ({
      tag: one.tagName,
      ...{ attributes: toNames(one.attributes), members: toNames(one.members), events: toNames(one.events) },
      ...{ parts: toNames(one.cssParts), tokens: toNames(one.cssProperties), slots: toNames(one.slots) },
    }));
    expect(listed).toEqual(
      tags.map(({ contract }) => ({
        tag: contract.tag,
        attributes: toNames(contract.attributes),
        members: [
          ...contract.attributes.map(({ name }) => toPropertyName(name)),
          ...toNames([...contract.properties, ...contract.methods]),
        ],
        events: contract.events,
        parts: toNames(contract.parts),
        tokens: toNames(contract.tokens),
        slots: toNames(contract.slots),
      })),
    );
  });

  test("the manifest's attributes refer to members of the same name and type", () => {
    for (const { declarations } of createManifest(tags).modules) {
      for (const { attributes, members } of declarations) {
        for (const { name, fieldName, type } of attributes) {
          expect(members).toContainEqual(expect.objectContaining({ name: fieldName, attribute: name, type }));
        }
      }
    }
  });

  test('the editor data contains each attribute, token and part, and shared ones once', () => {
    const twice = [...tags, ...tags];
    const text = JSON.stringify([createHtmlData(tags), createWebTypes(tags, '1.2.3')]);
    const css = JSON.stringify(createCssData(twice));
    for (const { contract } of tags) {
      for (const name of toNames(contract.attributes)) expect(text).toContain(`"name":"${name}"`);
      for (const name of toNames(contract.tokens)) expect(css.split(`"name":"${name}"`)).toHaveLength(2);
      for (const name of toNames(contract.parts)) expect(css.split(`"name":"::part(${name})"`)).toHaveLength(2);
    }
  });

  test('the editor data of JetBrains marks the order number of the tags that require it', () => {
    const listRequired = (tag: DocumentedTag): string[] => {
      const { contributions } = createWebTypes([tag], '1.2.3') as { contributions: { html: { elements: WebType[] } } };
      const attributes = contributions.html.elements.flatMap((element) => element.attributes);
      return attributes.filter(({ required }) => required).map(({ name }) => name);
    };
    const found = new Map(tags.map((tag) => [tag.contract.tag, listRequired(tag)]));
    expect(Object.fromEntries([...found].filter(([, names]) => names.length > 0))).toEqual({
      'orders-bank-refund': ['order-number'],
      'orders-detail': ['order-number'],
      'orders-return-instructions': ['order-number'],
      'orders-return-wizard': ['order-number'],
    });
  });
});
