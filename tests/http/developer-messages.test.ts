import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallName } from '../../src/http/model/call-classes.js';
import { SERVER_TIMEOUT } from '../../src/http/model/job.js';
import { createTestContext } from '../support/call-context.js';
import { EVERY_CALL } from '../support/calls-under-test.js';
import { answer } from '../support/scripted-fetch.js';

const JOB = 'Could not parse server response';

/** The texts of the specification (returns and calls, sections 7 and 8), by the calls that it names. */
const MESSAGES: Readonly<Partial<Record<CallName, string>>> = {
  'request-return': 'Return Capture response formatting error.',
  'get-return-label': 'Label response not formatted correctly.',
  'list-carrier-services': 'improperly formatted response',
  'request-cancel': JOB,
  'get-cancel-job': JOB,
  'get-return-job': JOB,
  'request-return-cancellation': JOB,
  'get-return-cancellation-job': JOB,
  'request-deferred-payment': JOB,
  'get-deferred-payment-job': JOB,
};

const LOCALES = new URL('../../locales/', import.meta.url);

describe('the text for developers about an answer that cannot be read', () => {
  it.each(EVERY_CALL.map((call) => [call.name, call] as const))(
    'of %s is the one of the specification',
    async (name, call) => {
      for (const body of ['Bad Gateway', '{}', '{"objects":[]}']) {
        const context = createTestContext({ tokens: ['t', 't'] });
        context.platform.network.script(answer(200, body));
        const pending = call.run(context, new AbortController().signal);
        await context.platform.clock.pass(120_000);
        const outcome = await pending;
        // Some calls can read these answers.
        if (outcome.kind === 'failed') expect(outcome.failure.details?.message).toBe(MESSAGES[name]);
        else expect(MESSAGES[name]).toBeUndefined();
      }
    },
  );

  it('is in no locale, so that no shopper can see it', () => {
    for (const file of readdirSync(LOCALES).filter((name) => name.endsWith('.json'))) {
      const text = readFileSync(new URL(file, LOCALES), 'utf8');
      for (const message of [...Object.values(MESSAGES), SERVER_TIMEOUT]) expect(text).not.toContain(message);
    }
  });
});
