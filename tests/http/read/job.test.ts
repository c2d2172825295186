import { cancelJobSchema } from '../../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { describe, expect, it } from 'vitest';

const OPEN = { jobId: 'job-1', status: 'IN_PROGRESS' };

describe('a job in the wire format', () => {
  it.each<[what: string, sent: object, read: object]>([
    ['an id and a status alone', {}, OPEN],
    ['an unknown status', { status: 'QUEUED' }, { ...OPEN, status: 'unknown' }],
    ['a status of a wrong type', { status: 7 }, { ...OPEN, status: 'unknown' }],
    ['an eta', { eta: 400 }, { ...OPEN, eta: 400 }],
    ['an eta of null', { eta: null }, { ...OPEN, eta: null }],
    ['an eta as text', { eta: '400' }, { ...OPEN, eta: null }],
    ['an infinite eta', { eta: Infinity }, { ...OPEN, eta: null }],
    ['an empty error', { error: {} }, { ...OPEN, error: {} }],
    ['an error of null', { error: null }, { ...OPEN, error: null }],
    ['an error', { error: { code: 'A', message: 'b' } }, { ...OPEN, error: { code: 'A', message: 'b' } }],
    ['an error in another format', { error: { reason: 'c' } }, { ...OPEN, error: { reason: 'c' } }],
    ['a response', { response: { status: 'CANCELLED' } }, { ...OPEN, response: { status: 'CANCELLED' } }],
    ['a response of a new kind', { response: { status: 'HELD' } }, { ...OPEN, response: { status: 'unknown' } }],
    ['a response of null', { response: null }, { ...OPEN, response: null }],
    ['a response of a wrong type', { response: 'CANCELLED' }, { ...OPEN, response: null }],
    ['a response without the relevant fields', { response: {} }, { ...OPEN, response: {} }],
    [
      'unknown fields',
      { addedLater: 1, response: { status: 'PENDING_CANCEL', by: 2 } },
      { ...OPEN, response: { status: 'PENDING_CANCEL' } },
    ],
  ])('may have %s', (_what, sent, read) => {
    expect(cancelJobSchema.parse({ ...OPEN, ...sent })).toEqual(read);
  });

  it.each<[what: string, sent: unknown]>([
    ['no id', { status: 'PENDING' }],
    ['an empty id', { jobId: '', status: 'PENDING' }],
    ['an id that is a number', { jobId: 1, status: 'PENDING' }],
    ['no status', { jobId: 'job-1' }],
    ['nothing in it', {}],
    ['the form of a list', []],
    ['the form of a text', 'COMPLETED'],
  ])('is invalid with %s', (_what, sent) => {
    expect(cancelJobSchema.safeParse(sent).success).toBe(false);
  });
});
