import { describe, expect, it } from 'vitest';
import { failedPoll, createJobUnderTest as follow, doneJob, openJob, pollAnswer } from '../support/job-under-test.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DONE = { kind: 'found', value: { status: 'done', result: 'yes' } };
const OPEN = { kind: 'found', value: { status: 'open' } };

/** The service requests a wait of this many seconds; with random at one half, a quarter of it is added, half a second at least. */
const waits = (seconds: number, status = 429) => failedPoll({ status, retryAt: seconds * SECOND });

describe('a wait requested by the service', () => {
  it.each([429, 503])('with a %i is respected and lengthened by jitter', async (status) => {
    const job = follow(openJob(), waits(20, status), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.times()).toEqual([500, 500 + 25 * SECOND]);
    expect(job.end.outcome).toEqual(DONE);
  });

  it('counts neither as a request nor as an error: twenty waits leave all other requests', async () => {
    const job = follow(openJob(), ...Array.from({ length: 20 }, () => waits(1)), pollAnswer(openJob()));
    await job.pass(10 * MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([40, OPEN]);
  });

  it('does not reset the error count', async () => {
    const job = follow(openJob(), failedPoll(), failedPoll(), failedPoll(), failedPoll(), waits(1), failedPoll());
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome?.kind]).toEqual([6, 'failed']);
  });

  it('is at least as long as the wait of the job', async () => {
    const job = follow(openJob(8 * SECOND), waits(1), pollAnswer(doneJob('yes')));
    await job.pass(MINUTE);
    expect(job.times()).toEqual([8 * SECOND, 16 * SECOND]);
  });

  it('is respected when the page is hidden meanwhile and shown again', async () => {
    const job = follow(openJob(), waits(20), pollAnswer(doneJob('yes')));
    await job.pass(1 * SECOND);
    job.gate.shut();
    await job.pass(4 * SECOND);
    job.gate.open();
    await job.pass(0);
    expect(job.polls).toHaveLength(1);
    await job.pass(MINUTE);
    expect(job.times()).toEqual([500, 500 + 25 * SECOND]);
  });

  it('is respected when the network is lost and restored', async () => {
    const job = follow(openJob(), waits(20), pollAnswer(doneJob('yes')));
    await job.pass(1 * SECOND);
    job.platform.goOffline();
    job.platform.goOnline();
    await job.pass(MINUTE);
    expect(job.times()).toEqual([500, 500 + 25 * SECOND]);
  });

  it('that ends while the page is hidden is over as soon as the page is shown', async () => {
    const job = follow(openJob(), waits(20), pollAnswer(doneJob('yes')));
    await job.pass(1 * SECOND);
    job.gate.shut();
    await job.pass(MINUTE);
    job.gate.open();
    await job.pass(0);
    expect(job.times()).toEqual([500, 61 * SECOND]);
  });
});

describe('five minutes of visible time', () => {
  it('end the polling, even if the service requests one wait after another', async () => {
    const job = follow(openJob(), waits(40));
    await job.pass(60 * MINUTE);
    expect(job.end.outcome).toEqual(OPEN);
    expect(job.end.endedAt).toBeLessThanOrEqual(5 * MINUTE);
    expect(job.end.endedAt).toBeGreaterThan(4 * MINUTE);
  });

  it.each([301, 3_600, 24 * 60 * 60])('end the polling at once for a wait of %i seconds', async (seconds) => {
    const job = follow(openJob(), waits(seconds), pollAnswer(doneJob('yes')));
    await job.pass(1 * SECOND);
    expect([job.polls.length, job.end.outcome]).toEqual([1, OPEN]);
    expect(job.clock.countTimers()).toBe(0);
  });

  it('are not used up by slow requests', async () => {
    const job = follow(
      openJob(),
      ...Array.from({ length: 19 }, () => pollAnswer(openJob(), 10 * SECOND)),
      pollAnswer(doneJob('yes')),
    );
    await job.pass(10 * MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([20, DONE]);
  });
});

describe('while the page is hidden', () => {
  it('no request is sent; one is sent at once when it is shown', async () => {
    const job = follow(openJob(5 * SECOND), pollAnswer(openJob(5 * SECOND)));
    await job.pass(6 * SECOND);
    job.gate.shut();
    await job.pass(30 * MINUTE);
    expect(job.times()).toEqual([5 * SECOND]);
    job.gate.open();
    await job.pass(250);
    expect(job.times()).toEqual([5 * SECOND, 6 * SECOND + 30 * MINUTE]);
    await job.pass(5 * SECOND);
    expect(job.polls).toHaveLength(3);
  });

  it('for less than the wait, the next request is sent when the page is shown, not later', async () => {
    const job = follow(openJob(10 * SECOND), pollAnswer(doneJob('yes')));
    job.gate.shut();
    await job.pass(2 * SECOND);
    job.gate.open();
    await job.pass(0);
    expect(job.times()).toEqual([2 * SECOND]);
  });

  it('from the start, no request is sent at all', async () => {
    const job = follow(openJob(), pollAnswer(doneJob('yes')));
    job.gate.shut();
    await job.pass(60 * MINUTE);
    expect([job.polls, job.end]).toEqual([[], {}]);
  });

  it('a pending answer still counts', async () => {
    const job = follow(openJob(), pollAnswer(doneJob('yes'), 2 * SECOND));
    await job.pass(1 * SECOND);
    job.gate.shut();
    await job.pass(2 * SECOND);
    expect(job.end.outcome).toEqual(DONE);
  });

  it('half an hour does not count as time of the job', async () => {
    const job = follow(openJob(), pollAnswer(openJob()));
    for (let round = 0; round < 19; round += 1) {
      job.gate.shut();
      await job.pass(30 * MINUTE);
      job.gate.open();
      await job.pass(0);
    }
    expect([job.polls.length, job.end]).toEqual([19, {}]);
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([20, OPEN]);
  });

  it('each return sends one request, never beside another', async () => {
    const job = follow(openJob(10 * SECOND), pollAnswer(openJob(10 * SECOND), 3 * SECOND));
    for (let glance = 0; glance < 10; glance += 1) job.gate.open();
    await job.pass(2 * SECOND);
    for (let glance = 0; glance < 10; glance += 1) job.gate.open();
    await job.pass(0);
    expect(job.polls).toHaveLength(1);
  });
});

describe('a device that slept', () => {
  it('during a request has not waited for it', async () => {
    const job = follow(openJob(), pollAnswer(openJob(), 5 * SECOND), pollAnswer(doneJob('yes')));
    await job.pass(2 * SECOND);
    job.sleep(30 * MINUTE);
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([2, DONE]);
  });

  it('between two requests has not waited either', async () => {
    const job = follow(openJob(5 * SECOND), pollAnswer(openJob()), pollAnswer(doneJob('yes')));
    await job.pass(2 * SECOND);
    job.sleep(30 * MINUTE);
    await job.pass(MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([2, DONE]);
  });
});

describe('a shopper who is offline', () => {
  it('sends no request; one is sent at once when the network returns', async () => {
    const job = follow(openJob(), pollAnswer(doneJob('yes')));
    job.platform.goOffline();
    await job.pass(30 * MINUTE);
    expect(job.polls).toEqual([]);
    job.platform.goOnline();
    await job.pass(0);
    expect([job.times(), job.end.outcome]).toEqual([[30 * MINUTE], DONE]);
  });

  it('with a hidden page sends no request until both are over', async () => {
    const job = follow(openJob(), pollAnswer(doneJob('yes')));
    job.platform.goOffline();
    job.gate.shut();
    await job.pass(MINUTE);
    job.platform.goOnline();
    await job.pass(MINUTE);
    expect(job.polls).toEqual([]);
    job.gate.open();
    await job.pass(0);
    expect(job.polls).toHaveLength(1);
  });

  it('loses no request and counts no error, however often', async () => {
    const offline = Array.from({ length: 30 }, () => failedPoll({ code: 'offline' }));
    const job = follow(openJob(), ...offline, pollAnswer(openJob()));
    await job.pass(10 * MINUTE);
    expect([job.polls.length, job.end.outcome]).toEqual([50, OPEN]);
  });
});
