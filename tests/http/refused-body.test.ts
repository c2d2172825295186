import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/http/errors.js';

describe('the body of an answer', () => {
  it.each([200, 400, 401, 404, 409, 422, 500, 503])(
    'is read to its end, because an unread body keeps its connection open: %i',
    async (status) => {
      const response = new Response('{"errors":[]}', { status });
      await readAnswer(response, { now: 0 });
      expect(response.bodyUsed).toBe(true);
    },
  );
});
