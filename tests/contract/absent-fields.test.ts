import { describe, expect, it } from 'vitest';
import { ABSENT_FIELDS, ACTION_FIELDS } from '../../contract/absent-fields.js';
import { listAnswerSchemas, listOptionalFields, listRequiredFields } from '../../contract/openapi/list-fields.js';
import { openApiDocument } from './openapi-document.js';

const names = listAnswerSchemas(openApiDocument);
const optional = names.flatMap((name) => listOptionalFields(openApiDocument, name));

describe('the optional fields of answers', () => {
  it('each say what a shopper misses without them, and no other field does', () => {
    expect(Object.keys(ABSENT_FIELDS).sort()).toEqual([...new Set(optional.map(({ path }) => path))].sort());
  });

  it('say it in docs/openapi.json, too', () => {
    const silent = optional.filter(({ path, schema }) => !schema.description?.endsWith(`: ${ABSENT_FIELDS[path]}.`));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('include all that an action needs besides the required ones', () => {
    const missing = Object.values(ACTION_FIELDS)
      .flat()
      .filter((path) => !(path in ABSENT_FIELDS));
    expect(missing).toEqual([]);
  });
});

describe('the required fields of an answer', () => {
  it.each([
    ['OrderGroup', ['orderItems', 'groupHeading']],
    ['Product', ['productId', 'title']],
    ['OrderItem', ['orderLineKey', 'lineType', 'product', 'lineItemStatus.status', 'lineItemTransaction']],
    ['Payment', ['paymentType']],
  ])('are the fewest that a screen needs: %s', (name, fields) => {
    expect(listRequiredFields(openApiDocument, name)).toEqual(fields);
  });
});
