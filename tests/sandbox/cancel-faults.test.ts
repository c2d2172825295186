import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, startSandbox, toJobBody, toOrderBody, type Answer, type SandboxUnderTest } from './start-sandbox.js';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

function cancelWith(fault: string, orderNumber = 'US10000002'): Promise<Answer> {
  return sandbox.requestCancel(orderNumber, { ...EMAIL, 'x-sandbox-fault': `request-cancel:${fault}` });
}

function pollWith(fault: string, jobId: string): Promise<Answer> {
  return sandbox.getCancelJob(jobId, { ...EMAIL, 'x-sandbox-fault': `get-cancel-job:${fault}` });
}

async function findModification(): Promise<string | undefined> {
  return toOrderBody(await sandbox.getSummary('US10000002')).pendingModification?.type;
}

describe('a request to cancel with a fault', () => {
  it.each(['reset', 'status-500', 'status-503'])('%s has done nothing', async (fault) => {
    await cancelWith(fault).catch(() => undefined);
    expect(await findModification()).toBeUndefined();
    expect((await sandbox.requestCancel('US10000002')).status).toBe(202);
  });

  it.each(['lost-answer', 'empty', 'malformed', 'drift-missing'])(
    '%s has started a job, which shows in the order and completes',
    async (fault) => {
      await cancelWith(fault).catch(() => undefined);
      expect(await findModification()).toBe('CANCEL');
      sandbox.pass(3_000);
      expect(toOrderBody(await sandbox.getSummary('US10000002')).group[0]?.isRecentlyCancelled).toBe(true);
    },
  );

  it('drift breaks the job in each of its variants', async () => {
    const readBody = async (fault: string) => {
      await sandbox.reset();
      const answer = await cancelWith(fault);
      expect(answer.status).toBe(202);
      return toJobBody(answer);
    };
    expect(await readBody('drift-null')).toMatchObject({ status: 'PENDING', eta: null });
    expect(await readBody('drift-types')).toMatchObject({ status: 'PENDING', eta: { value: 42 } });
    expect(await readBody('drift-enums')).toMatchObject({ status: 'SOMETHING_NEW', eta: 400 });
    expect(await readBody('drift-missing')).toEqual({ status: 'PENDING', eta: 400 });
    expect(await readBody('drift-extra')).toMatchObject({ status: 'PENDING', addedLater: 'value' });
  });
});

describe('polling a job with a fault', () => {
  it.each(['status-500', 'reset'])('%s does not advance the job', async (fault) => {
    const { jobId } = toJobBody(await sandbox.requestCancel('US10000002'));
    for (let polls = 0; polls < 3; polls += 1) await pollWith(fault, jobId).catch(() => undefined);
    expect(toJobBody(await sandbox.getCancelJob(jobId)).status).toBe('IN_PROGRESS');
  });

  it('lost-answer advances it', async () => {
    const { jobId } = toJobBody(await sandbox.requestCancel('US10000002'));
    await expect(pollWith('lost-answer', jobId)).rejects.toThrow();
    expect(toJobBody(await sandbox.getCancelJob(jobId)).status).toBe('COMPLETED');
  });

  it('drift breaks a completed job and a failed one in each of its variants', async () => {
    const [done, failed] = [await sandbox.requestCancel('US10000002'), await sandbox.requestCancel('US10000004')].map(
      (answer) => toJobBody(answer).jobId,
    );
    sandbox.pass(3_000);
    const readBody = async (fault: string, jobId = '') => toJobBody(await pollWith(fault, jobId));
    expect(await readBody('drift-null', done)).toMatchObject({ status: 'COMPLETED', response: null });
    expect(await readBody('drift-null', failed)).toMatchObject({ status: 'COMPLETED', error: null });
    expect(await readBody('drift-types', done)).toMatchObject({ status: 'COMPLETED', response: { value: 42 } });
    expect(await readBody('drift-enums', done)).toMatchObject({ response: { status: 'SOMETHING_NEW' } });
    expect(await readBody('drift-missing', done)).not.toHaveProperty('jobId');
  });
});
