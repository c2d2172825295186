import { describe, expect, it } from 'vitest';
import { ABSENT_FIELDS } from '../../contract/absent-fields.js';
import { ID_FIELDS } from '../../contract/id-fields.js';
import { listAnswerSchemas, listFields } from '../../contract/openapi/list-fields.js';
import { contractCalls } from '../../contract/contract-calls.js';
import { openApiDocument } from './openapi-document.js';

const IS_ID = /\.(?:id|pid|pbid|skuid|orderid|gtin|next|\w*(?:Id|ID|Number|Key))$/;
/** Numbers of telephones, and numbers to show or to scan: they name nothing in a request. */
const NO_IDS = [
  'Contact.dayPhoneNumber',
  'Contact.phoneNumber',
  'Phone.subscriberNumber',
  'Order.userInfo.phoneNumber',
  'Order.barcode.barcodeNumber',
  'Payment.paymentDisplayNumber',
];

const fields = listAnswerSchemas(openApiDocument).flatMap((name) => listFields(openApiDocument, name));
const isRead = (path: string): boolean => !ABSENT_FIELDS[path]?.startsWith('nothing:');

describe('the ids of answers', () => {
  it('each say what they may be, and no other field does', () => {
    const ids = fields.map(({ path }) => path).filter((path) => IS_ID.test(path) && isRead(path));
    expect([...new Set(ids)].sort()).toEqual([...Object.keys(ID_FIELDS), ...NO_IDS].sort());
  });

  it('say it in docs/openapi.json, too', () => {
    const ids = fields.filter(({ path }) => path in ID_FIELDS);
    const silent = ids.filter(({ path, schema }) => !schema.description?.includes(ID_FIELDS[path] ?? 'no id'));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('the ids in the paths of requests', () => {
  const parameters = contractCalls.flatMap(({ name }) => listPathParameters(name));

  it('each say what they may be', () => {
    expect(parameters.length).toBeGreaterThan(10);
    expect(parameters.filter(({ name, isDescribed }) => name !== 'version' && !isDescribed)).toEqual([]);
  });
});

function listPathParameters(call: string) {
  const operations = Object.values(openApiDocument.paths).flatMap((methods) => Object.values(methods));
  const { parameters = [] } = operations.find(({ operationId }) => operationId === call) ?? {};
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ call, name, isDescribed: (schema?.description ?? '') !== '' }));
}
