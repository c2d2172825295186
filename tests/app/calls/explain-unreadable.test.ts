// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { answers } from 'virtual:orders-answers';
import { explainUnreadable } from '../../../src/app/calls/explain-unreadable.js';
import { CALL_CLASSES } from '../../../src/http/model/call-classes.js';
import { openApiDocument } from '../../contract/openapi-document.js';

/** What a JSON pointer leads to in `docs/openapi.json`; undefined if it leads nowhere. */
function follow(pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((node, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
  }, openApiDocument);
}

function explain(call: string, ...paths: readonly string[]): string {
  return explainUnreadable({ call, paths });
}

describe('the console line about an answer that could not be read', () => {
  it.each([
    [
      'get-order',
      'group[0].orderItems[2].product.title',
      'expected string, docs/openapi.json#/components/schemas/Product/properties/title',
    ],
    [
      'list-order-history',
      'objects[3].transaction.orderTotal',
      'expected number from 0, docs/openapi.json#/components/schemas/Transaction/properties/orderTotal',
    ],
    ['get-order', 'group', 'expected array, docs/openapi.json#/components/schemas/Order/properties/group'],
    [
      'get-return-label',
      'labelFormat',
      'expected one of PDF, PNG, docs/openapi.json#/components/schemas/ReturnLabel/properties/labelFormat',
    ],
    [
      'list-addresses',
      '[1].name.givenName',
      'expected string, docs/openapi.json#/components/schemas/BookAddress/properties/name/properties/givenName',
    ],
    [
      'list-stores',
      'pages.next',
      'expected string or null, docs/openapi.json#/components/schemas/Pages/properties/next',
    ],
  ])('names the field of %s, what was expected and where: %s', (call, path, explanation) => {
    const line = explain(call, path);
    expect(line).toContain(`${call}: a part of the answer could not be read: ${path} (`);
    expect(line).toContain(explanation);
    expect(follow(/#(\S+)\)/.exec(line)?.[1] ?? '')).toBeDefined();
  });

  it('names at most five fields, and the number of the others', () => {
    const paths = Array.from({ length: 9 }, (_, index) => `group[${index}].groupHeading`);
    const line = explain('get-order', ...paths);
    expect(line.match(/groupHeading \(/g)).toHaveLength(5);
    expect(line).toMatch(/, and 4 more\.?$/);
    expect(line).not.toContain('\n');
  });

  it('leads as far as the contract knows a path', () => {
    expect(explain('get-order', 'group[0].unknown.deeper')).toContain('#/components/schemas/OrderGroup)');
  });

  it('leads to openapi.json as a whole if there is no schema, as for a file', () => {
    expect(explain('an-unknown-call', 'group')).toContain('could not be read: group (see docs/openapi.json).');
  });

  it('has the trace id of the response', () => {
    expect(explainUnreadable({ call: 'get-order', paths: ['group'], traceId: 'r-1' })).toMatch(/ Trace id: r-1\.$/);
  });

  it.each(Object.keys(CALL_CLASSES))('leads to a schema for the whole answer of %s', (call) => {
    expect(answers[call]).toBeDefined();
    const line = explain(call);
    expect(line).toContain(`${call}: the answer could not be read (expected `);
    expect(follow(/#(\S+)\)/.exec(line)?.[1] ?? '')).toBeDefined();
  });
});
