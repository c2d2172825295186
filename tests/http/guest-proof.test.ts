import { describe, expect, it } from 'vitest';
import type { CallContext } from '../../src/http/call-context.js';
import type { Secret } from '../../src/http/model/secret.js';
import { createTestContext, type CallContextOptions } from '../support/call-context.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { watchCall, type CallUnderTest } from '../support/call-under-test.js';
import { EVERY_CALL, GUEST_CHECK, ORDER, ORDER_SUMMARY } from '../support/calls-under-test.js';
import { answer, type Reply } from '../support/scripted-fetch.js';
import { seal } from '../support/secrets.js';

const REQUIRED = answer(403, { errors: [{ code: 'GUEST_PROOF_REQUIRED', message: '' }] });
const FORBIDDEN = answer(403, { errors: [{ code: 'FORBIDDEN', message: '' }] });
/** Longer than any call takes. */
const LONG = 300_000;
const HOUR = 3_600_000;

/** A guest who enters the code, leaves the step, never answers, or whose step cannot be loaded. */
type Guest = 'proves' | 'leaves' | 'waits' | 'proves later' | 'has no step';

interface Proofs {
  readonly guestProof: CallContext['guestProof'];
  readonly prompts: readonly AbortSignal[];
}

function createProofs(guest: Guest, { after, mustProve = false, hasEnded = false, known }: ProofOptions): Proofs {
  const prompts: AbortSignal[] = [];
  let token = known;
  return {
    prompts,
    guestProof: {
      find: () => token,
      isNeeded: ({ needsCode, proof }) =>
        !token && ((mustProve && needsCode === true) || (hasEnded && proof !== undefined)),
      prove(signal) {
        prompts.push(signal);
        return new Promise((resolve) => {
          if (guest === 'has no step') resolve(undefined);
          if (guest === 'waits' || guest === 'has no step') return;
          const settle = () => {
            if (guest !== 'leaves') token = seal('proof-1');
            resolve(guest !== 'leaves');
          };
          if (guest === 'proves later') after(HOUR, settle);
          else settle();
        });
      },
    },
  };
}

interface ProofOptions {
  readonly after: (ms: number, callback: () => void) => unknown;
  readonly mustProve?: boolean;
  /** The guest was proved by the contact of the call, and is no more. */
  readonly hasEnded?: boolean;
  readonly known?: Secret;
}

interface Play extends Pick<ProofOptions, 'mustProve' | 'hasEnded' | 'known'>, Pick<CallContextOptions, 'tokens'> {
  readonly replies: readonly [Reply, ...Reply[]];
}

async function play(call: CallUnderTest, guest: Guest, { replies, tokens = [], ...options }: Play) {
  const platform = createFakePlatform();
  const { clock, network } = platform;
  network.script(...replies);
  const proofs = createProofs(guest, { after: platform.after, ...options });
  const controller = new AbortController();
  const context = createTestContext({ platform, tokens, guestProof: proofs.guestProof });
  const watched = watchCall(clock, call.run(context, controller.signal));
  await clock.pass(HOUR + LONG);
  const sent = network.requests.map(({ init }) => new Headers(init.headers).get('x-guest-token'));
  // A member names a contact only for another person's order.
  const isOfOther = network.requests.some(({ init }) => new Headers(init.headers).has('x-guest-email'));
  return { watched, sent, prompts: proofs.prompts, controller, clock, isOfOther };
}

const getCall = (name: string) => EVERY_CALL.find((call) => call.name === name) as CallUnderTest;
const REQUEST_CANCEL = getCall('request-cancel');
const GIFT_CARD = getCall('get-gift-card-balance');

describe.each(EVERY_CALL)('a call of $name that needs a proof', (call) => {
  const sound = answer(200, call.soundBody);

  it('asks the guest for a code and is then sent once more, with the token', async () => {
    const { watched, sent, prompts } = await play(call, 'proves', { replies: [REQUIRED, sound] });
    expect(sent).toEqual([null, 'proof-1']);
    expect(prompts).toHaveLength(1);
    expect(watched.outcome).toMatchObject({ kind: 'found' });
  });

  it('has its full time after the code, however long the guest needs', async () => {
    const { watched, sent } = await play(call, 'proves later', { replies: [REQUIRED, sound] });
    expect(sent).toEqual([null, 'proof-1']);
    expect(watched.outcome).toMatchObject({ kind: 'found' });
  });

  it('is not sent a third time', async () => {
    const { watched, sent, prompts } = await play(call, 'proves', { replies: [REQUIRED, REQUIRED, sound] });
    expect([sent.length, prompts.length]).toEqual([2, 1]);
    expect(watched.outcome).toMatchObject({ kind: 'failed', failure: { status: 403, call: call.name } });
  });

  it('fails with a failure of its own if the guest leaves the step', async () => {
    const { watched, sent } = await play(call, 'leaves', { replies: [REQUIRED, sound] });
    expect(sent).toHaveLength(1);
    expect(watched.outcome).toEqual({
      kind: 'failed',
      failure: { code: 'guest-proof-required', retryable: true, call: call.name, details: undefined },
    });
  });

  it('does not wait for the guest once it is aborted', async () => {
    const { watched, controller, clock, sent } = await play(call, 'waits', { replies: [REQUIRED, sound] });
    expect(watched.endedAt).toBeUndefined();
    controller.abort();
    await clock.pass(LONG);
    expect(watched.rejection).toBe(controller.signal.reason);
    expect(sent).toHaveLength(1);
  });

  it('of a member asks for a code only for an order of another person', async () => {
    const tokens = ['member-1', 'member-1'];
    const options = { replies: [REQUIRED, sound], tokens } as const;
    const { watched, sent, prompts, isOfOther } = await play(call, 'proves', options);
    expect([prompts.length, sent.length]).toEqual(isOfOther ? [1, 2] : [0, 1]);
    if (!isOfOther) expect(watched.outcome).toMatchObject({ kind: 'failed', failure: { status: 403 } });
  });

  it('fails as a missing chunk if the step cannot be loaded', async () => {
    const { watched, sent } = await play(call, 'has no step', { replies: [REQUIRED, sound] });
    expect(sent).toHaveLength(1);
    expect(watched.outcome).toMatchObject({ kind: 'failed', failure: { code: 'chunk-load', retryable: true } });
  });

  it('asks for no code if it is refused for another reason', async () => {
    const { prompts, sent } = await play(call, 'proves', { replies: [FORBIDDEN, sound] });
    expect([prompts.length, sent.length]).toEqual([0, 1]);
  });
});

describe('a page that requires a code of guests', () => {
  const sound = answer(200, ORDER_SUMMARY.soundBody);

  it('reads no order of a guest before the code', async () => {
    const { sent, watched } = await play(ORDER_SUMMARY, 'proves', { mustProve: true, replies: [sound] });
    expect(sent).toEqual(['proof-1']);
    expect(watched.outcome).toMatchObject({ kind: 'found' });
  });

  it('sends nothing if the guest leaves the step', async () => {
    const { sent, watched } = await play(ORDER_SUMMARY, 'leaves', { mustProve: true, replies: [sound] });
    expect(sent).toEqual([]);
    expect(watched.outcome).toMatchObject({ failure: { code: 'guest-proof-required' } });
  });

  it('asks for one code, even if the service does not accept it', async () => {
    const { prompts, sent } = await play(ORDER_SUMMARY, 'proves', { mustProve: true, replies: [REQUIRED] });
    expect([prompts.length, sent.length]).toEqual([1, 1]);
  });

  it('asks a proved guest for none', async () => {
    const options = { mustProve: true, known: seal('proof-0'), replies: [sound] } as const;
    const { prompts, sent } = await play(ORDER_SUMMARY, 'waits', options);
    expect([prompts.length, sent]).toEqual([0, ['proof-0']]);
  });

  it('sends no guest check, whose answer would tell right pairs from wrong ones', async () => {
    const { sent, watched } = await play(GUEST_CHECK, 'waits', { mustProve: true, replies: [answer(404, {})] });
    expect(sent).toEqual([]);
    expect(watched.outcome).toEqual({ kind: 'found', value: true });
  });
});

describe('a write of a guest whose proof has ended', () => {
  const sound = answer(202, REQUEST_CANCEL.soundBody);

  it('asks for a code first, and is sent once', async () => {
    const { sent, prompts, watched } = await play(REQUEST_CANCEL, 'proves', { hasEnded: true, replies: [sound] });
    expect([prompts.length, sent]).toEqual([1, ['proof-1']]);
    expect(watched.outcome).toMatchObject({ kind: 'found' });
  });

  it('is not sent if the guest leaves the step', async () => {
    const { sent, watched } = await play(REQUEST_CANCEL, 'leaves', { hasEnded: true, replies: [sound] });
    expect(sent).toEqual([]);
    expect(watched.outcome).toMatchObject({ kind: 'failed', failure: { code: 'guest-proof-required' } });
  });

  it('is not sent again if the service does not accept the new proof either', async () => {
    const { sent, prompts } = await play(REQUEST_CANCEL, 'proves', { hasEnded: true, replies: [REQUIRED, sound] });
    expect([prompts.length, sent]).toEqual([1, ['proof-1']]);
  });

  it('asks for no code if it has no contact', async () => {
    const replies = [answer(200, GIFT_CARD.soundBody)] as const;
    const { sent, prompts } = await play(GIFT_CARD, 'proves', { hasEnded: true, replies });
    expect([prompts.length, sent]).toEqual([0, [null]]);
  });
});

describe('the token of a proved guest', () => {
  it("is not sent with a member's token, which is the proof", async () => {
    const replies = [answer(200, ORDER.soundBody)] as const;
    expect((await play(ORDER, 'waits', { known: seal('proof-0'), tokens: ['t'], replies })).sent).toEqual([null]);
  });

  it("is sent by a member who looks up another person's order", async () => {
    const replies = [answer(200, ORDER_SUMMARY.soundBody)] as const;
    const { sent } = await play(ORDER_SUMMARY, 'waits', { known: seal('proof-0'), tokens: ['t'], replies });
    expect(sent).toEqual(['proof-0']);
  });

  it('goes to no other origin', async () => {
    const known = seal('proof-0', 'https://other.example');
    const { sent, watched } = await play(ORDER_SUMMARY, 'waits', { known, replies: [answer(200, {})] });
    expect(sent).toEqual([]);
    expect(watched.outcome).toMatchObject({ kind: 'failed', failure: { code: 'unexpected' } });
  });
});
