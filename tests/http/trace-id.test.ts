import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDetails } from '../../src/http/trace-id.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

describe('the trace id of a response', () => {
  it.each([
    ['the trace id of traceparent', { traceparent: PARENT }, TRACE],
    [
      'x-request-id',
      { 'x-request-id': 'Root=1-67891233-abcdef012345678912345678' },
      'Root=1-67891233-abcdef012345678912345678',
    ],
    ['traceparent before x-request-id', { traceparent: PARENT, 'x-request-id': 'r-1' }, TRACE],
    ['a traceparent of another form', { traceparent: '00-xyz', 'x-request-id': 'r-1' }, '00-xyz'],
    ['an id of 128 characters', { 'x-request-id': 'a'.repeat(128) }, 'a'.repeat(128)],
  ])('is %s', (_name, headers, traceId) => {
    expect(toDetails(new Headers(headers))).toEqual({ traceId });
  });

  it.each([
    ['neither header', {}],
    ['an id of 129 characters', { 'x-request-id': 'a'.repeat(129) }],
    ['an empty id', { 'x-request-id': '' }],
    ['a text', { 'x-request-id': 'order of Robin Doe' }],
    ['an e-mail address', { 'x-request-id': 'guest@example.com' }],
    ['several ids', { 'x-request-id': 'a, b' }],
  ] as const)('is absent for %s', (_name, headers) => {
    expect(toDetails(new Headers(headers as Record<string, string>))).toBeUndefined();
  });

  it('is bounded in length and characters, whatever the service sends', () => {
    const text = fc.string({ maxLength: 300 }).filter((value) => /^[\x20-\x7e]*$/.test(value));
    fc.assert(
      fc.property(text, text, (traceparent, id) => {
        const { traceId = 'none' } = toDetails(new Headers({ traceparent, 'x-request-id': id })) ?? {};
        return /^[\w.:=+/-]{1,128}$/.test(traceId);
      }),
    );
  });
});
