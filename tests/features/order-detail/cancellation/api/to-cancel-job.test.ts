import { describe, expect, it } from 'vitest';
import {
  toCancelJob,
  type CancelJobResult,
} from '../../../../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { SchemaFailure } from '../../../../../src/http/errors.js';
import type { Job } from '../../../../../src/http/model/job.js';

const OPEN = { id: 'job-1', isDone: false, hasFailed: false };
const DONE = { ...OPEN, isDone: true };
const FAILED = { ...OPEN, hasFailed: true };

describe('the job of a cancellation', () => {
  it.each<[what: string, wire: object, job: Job<CancelJobResult>]>([
    ['continues while it is pending', { status: 'PENDING' }, OPEN],
    ['continues while it is in progress', { status: 'IN_PROGRESS' }, OPEN],
    ['continues with an unknown status', { status: 'QUEUED' }, OPEN],
    [
      'continues before it is completed, whatever its response is',
      { response: { status: 'CANCELLED' } },
      { ...OPEN, result: 'cancelled' },
    ],
    ['is done', { status: 'COMPLETED', response: { status: 'CANCELLED' } }, { ...DONE, result: 'cancelled' }],
    [
      'is done, and decided later',
      { status: 'COMPLETED', response: { status: 'PENDING_CANCEL' } },
      { ...DONE, result: 'pending' },
    ],
    [
      'is done line by line, whatever the result of the whole order is',
      {
        status: 'COMPLETED',
        response: {
          status: 'CANCELLED',
          lines: [
            { orderLineKey: 'A', quantity: 1, status: 'CANCELLED' },
            { orderLineKey: 'B', quantity: 2, status: 'PENDING_CANCEL' },
            { orderLineKey: 'C', quantity: 3, status: 'REFUSED' },
          ],
        },
      },
      {
        ...DONE,
        result: [
          { orderLineKey: 'A', quantity: 1, result: 'cancelled' },
          { orderLineKey: 'B', quantity: 2, result: 'pending' },
          { orderLineKey: 'C', quantity: 3, result: 'refused' },
        ],
      },
    ],
    [
      'is done without a result if that of one line is unknown',
      { status: 'COMPLETED', response: { lines: [{ orderLineKey: 'A', quantity: 1, status: 'HELD' }] } },
      DONE,
    ],
    [
      'is done as a whole if its lines cannot be read',
      { status: 'COMPLETED', response: { status: 'CANCELLED', lines: [{ quantity: 1, status: 'CANCELLED' }] } },
      { ...DONE, result: 'cancelled' },
    ],
    [
      'is done as a whole if no line has a result',
      { status: 'COMPLETED', response: { status: 'CANCELLED', lines: [] } },
      { ...DONE, result: 'cancelled' },
    ],
    ['is done without a result if the response is empty', { status: 'COMPLETED', response: {} }, DONE],
    ['is done without a result', { status: 'COMPLETED' }, DONE],
    ['is done with an unknown result', { status: 'COMPLETED', response: { status: 'HELD' } }, DONE],
    ['is done with an answer of a wrong type', { status: 'COMPLETED', response: 'CANCELLED' }, DONE],
    ['has the wait until the next request', { eta: 750 }, { ...OPEN, etaMs: 750 }],
    ['has a wait that is only a number', { eta: '750' }, OPEN],
    ['has no error if that is empty', { error: {} }, OPEN],
    ['has no error if all of its fields are empty', { error: { code: '', message: null } }, OPEN],
    ['has no error if that is null', { error: null }, OPEN],
    ['has failed with a code', { error: { code: 'CANCEL_FAILED' } }, FAILED],
    ['has failed with a message alone', { error: { message: 'No.' } }, FAILED],
    ['has failed with an error in another format', { error: { reason: { id: 7 } } }, FAILED],
    [
      'has failed with an error even if its status is completed',
      { status: 'COMPLETED', error: { code: 'X' } },
      { ...DONE, hasFailed: true },
    ],
  ])('%s', (_what, wire, job) => {
    expect(toCancelJob({ jobId: 'job-1', status: 'PENDING', ...wire })).toStrictEqual(job);
  });

  it.each<[path: string, wire: unknown]>([
    ['jobId', { status: 'PENDING' }],
    ['jobId', { jobId: '', status: 'PENDING' }],
    ['jobId', { jobId: 7, status: 'PENDING' }],
    ['status', { jobId: 'job-1' }],
    ['', null],
    ['', []],
    ['', 'COMPLETED'],
  ])('fails with the path "%s" if there is no job to read: %j', (path, wire) => {
    expect(() => toCancelJob(wire)).toThrow(new SchemaFailure(path));
  });
});
