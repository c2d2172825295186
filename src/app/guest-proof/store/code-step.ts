import { createStore, type StoreApi } from 'zustand/vanilla';
import { SLOW_AFTER_MS, type Failure, type Outcome } from '../../../http/model/failure.js';
import { isEmailAddress, isPhoneNumber, toPhoneDigits, type Contact } from '../../../http/model/phone-number.js';
import type { Secret } from '../../../http/model/secret.js';
import type { Platform } from '../../../platform/platform.js';
import { CODE_LENGTH, toCode, type Challenge, type CodeVerdict } from '../model/challenge.js';

/** What a code proves: the order that a call is about, and the contact that it was placed with. Either may be unknown. */
export interface ProofSubject {
  readonly orderNumber?: string;
  readonly contact?: Contact;
}

/** The input of a guest who has to say where to send the code. */
export interface ContactValues {
  readonly orderNumber: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly channel: 'email' | 'phone';
}

/** Why there is no proof yet. `unsent`: no code could be requested; `unchecked`: the code could not be checked. */
export type CodeProblem =
  | { readonly kind: 'wrong'; readonly attemptsLeft?: number }
  | { readonly kind: 'expired' | 'used' }
  | { readonly kind: 'throttled'; readonly until: number }
  | { readonly kind: 'unsent' | 'unchecked'; readonly failure: Failure };

/** A challenge with the wall-clock times that follow from it, in milliseconds. */
export interface RunningChallenge extends Challenge {
  readonly endsAt: number;
  readonly resendAt: number;
}

export interface CodeStepState {
  readonly values: ContactValues;
  /** Errors of the contact show from the first try on. */
  readonly hasTried: boolean;
  /** Absent until the service has sent a code. */
  readonly challenge?: RunningChallenge | undefined;
  /** The digits typed so far. */
  readonly code: string;
  /** Whether the guest has typed since the last code was sent; its sending is then not announced again. */
  readonly hasTyped: boolean;
  readonly work: 'none' | 'sending' | 'checking';
  readonly isSlow: boolean;
  readonly problem?: CodeProblem | undefined;
  /** The clock at the last tick, for countdowns. */
  readonly now: number;
}

export interface CodeStepDeps {
  readonly requestChallenge: (subject: Required<ProofSubject>, signal: AbortSignal) => Promise<Outcome<Challenge>>;
  readonly requestToken: (
    answer: { readonly challengeId: string; readonly code: string },
    signal: AbortSignal,
  ) => Promise<Outcome<CodeVerdict>>;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly isOrderNumber: (text: string) => boolean;
  /** Returns the code of a link once, if the page was opened by one. */
  readonly takeLinkedCode: () => string | undefined;
  readonly onProved: (token: Secret, lifeMs: number) => void;
  readonly onFailure: (failure: Failure) => void;
}

export interface ContactErrors {
  readonly orderNumber?: true;
  readonly contact?: true;
}

const TICK_MS = 1_000;
const DONE = { work: 'none', isSlow: false } as const;

/** Which of the typed values are invalid. */
export function checkContact(values: ContactValues, isOrderNumber: (text: string) => boolean): ContactErrors {
  const { orderNumber, email, phoneNumber, channel } = values;
  const isUsable = channel === 'phone' ? isPhoneNumber(phoneNumber) : isEmailAddress(email.trim());
  return {
    ...(!isOrderNumber(orderNumber.trim()) && { orderNumber: true }),
    ...(!isUsable && { contact: true }),
  };
}

/** One step that asks a guest for a code: requests it, counts down, and checks what the guest enters. */
export class CodeStep {
  readonly store: StoreApi<CodeStepState>;
  readonly #deps: CodeStepDeps;
  #subject: ProofSubject;
  #asksForContact: boolean;
  #request = new AbortController();
  #stopTick = (): void => {};
  #stopSlow = (): void => {};

  constructor(subject: ProofSubject, deps: CodeStepDeps) {
    this.#deps = deps;
    this.#subject = subject;
    this.#asksForContact = subject.orderNumber === undefined || !subject.contact;
    const values: ContactValues = {
      orderNumber: subject.orderNumber ?? '',
      email: '',
      phoneNumber: '',
      channel: subject.contact && 'phoneNumber' in subject.contact ? 'phone' : 'email',
    };
    this.store = createStore<CodeStepState>(() => ({
      values: { ...values, ...subject.contact },
      ...{ hasTried: false, hasTyped: false, code: '', work: 'none', isSlow: false, now: deps.clock.now() },
    }));
  }

  /** Requests a code at once if its destination is known. */
  start(): void {
    const { work, challenge, problem } = this.store.getState();
    if (!this.asksForContact && work === 'none' && !challenge && !problem) void this.#send();
  }

  /** Whether the guest says where to send the code. They can still correct it if no code could be sent there. */
  get asksForContact(): boolean {
    return this.#asksForContact;
  }

  editContact(change: Partial<ContactValues>): void {
    this.store.setState(({ values }) => ({ values: { ...values, ...change } }));
  }

  /**
   * Requests a code for the typed contact.
   *
   * @returns the errors that prevented it; empty if there are none
   */
  submitContact(): ContactErrors {
    const { values, work } = this.store.getState();
    const errors = checkContact(values, this.#deps.isOrderNumber);
    this.store.setState({ hasTried: true });
    if (work !== 'none' || this.#keepThrottle() || Object.keys(errors).length > 0) return errors;
    const contact: Contact =
      values.channel === 'phone' ? { phoneNumber: toPhoneDigits(values.phoneNumber) } : { email: values.email.trim() };
    this.#subject = { orderNumber: values.orderNumber.trim(), contact };
    void this.#send();
    return {};
  }

  /** Returns to the form that asks where to send the code; its input stays. */
  changeContact(): void {
    this.#stop();
    this.#asksForContact = true;
    this.store.setState({ challenge: undefined, problem: undefined, code: '', work: 'none', hasTried: false });
  }

  /** Requests a code again. */
  resend(): void {
    const { work, challenge, now } = this.store.getState();
    const isDue = !challenge || challenge.resendAt <= now;
    if (work === 'none' && isDue && !this.#keepThrottle()) void this.#send();
  }

  /** Sends a complete code at once. */
  edit(text: string): void {
    const code = toCode(text);
    const { code: before, work } = this.store.getState();
    if (work === 'checking' || code === before) return;
    this.store.setState({ code, hasTyped: true, problem: this.#keepThrottle() });
    if (code.length === CODE_LENGTH) this.check();
  }

  check(): void {
    const { challenge, code, work } = this.store.getState();
    if (!challenge || work !== 'none' || code.length < CODE_LENGTH || this.#keepThrottle()) return;
    if (challenge.endsAt <= this.#deps.clock.now()) return this.store.setState({ problem: { kind: 'expired' } });
    void this.#check(challenge, code);
  }

  dispose(): void {
    this.#stop();
    this.store.setState({ ...DONE, code: '', challenge: undefined, problem: undefined });
  }

  #stop(): void {
    this.#request.abort();
    this.#stopTick();
    this.#stopSlow();
  }

  async #send(): Promise<void> {
    const { orderNumber, contact } = this.#subject;
    if (orderNumber === undefined || !contact) return;
    const { clock, requestChallenge, takeLinkedCode } = this.#deps;
    const outcome = await this.#run('sending', (signal) => requestChallenge({ orderNumber, contact }, signal));
    if (!outcome) return;
    if (outcome.kind !== 'found') return this.#fail('unsent', outcome);
    const now = clock.now();
    const { lifeMs, resendMs } = outcome.value;
    const challenge = { ...outcome.value, endsAt: now + lifeMs, resendAt: now + resendMs };
    this.store.setState({ ...DONE, challenge, code: '', hasTyped: false, problem: undefined });
    this.#tick();
    this.edit(takeLinkedCode() ?? '');
  }

  async #check({ id, endsAt }: RunningChallenge, code: string): Promise<void> {
    const { clock, requestToken, onProved } = this.#deps;
    const outcome = await this.#run('checking', (signal) => requestToken({ challengeId: id, code }, signal));
    if (!outcome) return;
    if (outcome.kind === 'failed') return this.#fail('unchecked', outcome);
    const verdict = outcome.kind === 'found' ? outcome.value : undefined;
    if (verdict?.kind === 'right') return onProved(verdict.token, verdict.lifeMs);
    this.store.setState({ ...DONE, problem: endsAt <= clock.now() ? { kind: 'expired' } : toProblem(verdict) });
  }

  /**
   * Sends one request at a time. Resolves to undefined if its answer is no longer needed. The caller resets `work` together with what the
   * answer changes, because a state in between would be announced.
   */
  async #run<Value>(
    work: 'sending' | 'checking',
    send: (signal: AbortSignal) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value> | undefined> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    this.store.setState({ work, isSlow: false, problem: undefined });
    this.#stopSlow = this.#deps.clock.after(SLOW_AFTER_MS, () => this.store.setState({ isSlow: true }));
    const outcome = await send(signal);
    if (signal.aborted) return undefined;
    this.#stopSlow();
    return outcome;
  }

  #fail(kind: 'unsent' | 'unchecked', outcome: Exclude<Outcome<unknown>, { readonly kind: 'found' }>): void {
    const failure: Failure =
      outcome.kind === 'failed'
        ? outcome.failure
        : { code: 'service-request-guest-challenge-failure', retryable: false, call: 'request-guest-challenge' };
    const { retryAt } = failure;
    const problem: CodeProblem = retryAt === undefined ? { kind, failure } : { kind: 'throttled', until: retryAt };
    this.store.setState({ ...DONE, problem });
    this.#tick();
    this.#deps.onFailure(failure);
  }

  /** The wait that the service demanded, while it lasts. */
  #keepThrottle(): CodeProblem | undefined {
    const { problem } = this.store.getState();
    return problem?.kind === 'throttled' && problem.until > this.#deps.clock.now() ? problem : undefined;
  }

  /** Counts down once a second during a wait, and then only waits for the code to expire. */
  #tick(): void {
    this.#stopTick();
    const now = this.#deps.clock.now();
    const { challenge, problem, work } = this.store.getState();
    const throttle = this.#keepThrottle();
    const isOver = challenge !== undefined && challenge.endsAt <= now;
    this.store.setState({ now, problem: problem?.kind === 'throttled' ? throttle : problem });
    if (isOver && work === 'none' && !throttle) this.store.setState({ problem: { kind: 'expired' } });
    const ms = throttle ? TICK_MS : findDelay(challenge, now);
    if (ms !== undefined) this.#stopTick = this.#deps.clock.after(ms, () => this.#tick());
  }
}

/** The time until a challenge has something new to show; undefined once its code has expired. */
function findDelay(challenge: RunningChallenge | undefined, now: number): number | undefined {
  if (!challenge || challenge.endsAt <= now) return undefined;
  return challenge.resendAt > now ? TICK_MS : challenge.endsAt - now;
}

/** A used code has no tries left. The service need not say how many are left. */
function toProblem(verdict: Exclude<CodeVerdict, { readonly kind: 'right' }> | undefined): CodeProblem {
  if (verdict?.kind === 'wrong' && verdict.attemptsLeft === 0) return { kind: 'used' };
  return verdict ?? { kind: 'wrong' };
}
