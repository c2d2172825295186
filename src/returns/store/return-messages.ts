import type { Call, Failure, Outcome } from '../../http/model/failure.js';
import type { Proof } from '../../http/model/secret.js';
import type { NotificationRequest, ReturnMessages, StoreReturnEmailRequest } from '../model/return-messages.js';
import type { PageStatePart } from '../../app/state/registry.js';

export interface MessageDeps {
  readonly calls: {
    readonly requestStoreReturnEmail: Call<StoreReturnEmailRequest, true>;
    readonly requestNotification: Call<NotificationRequest, true>;
  };
  /** How a guest proves the order; absent for members. */
  readonly proof: Proof | undefined;
  /** Names the notification. */
  createId(): string;
}

/** Hears of what was not sent: the shopper is none the wiser, the return is made. */
export type UnsentListener = (failure: Failure) => void;

/** A service that is said not to exist is set up wrongly. */
const NO_EMAIL: Failure = {
  code: 'service-request-store-return-email-failure',
  retryable: false,
  call: 'request-store-return-email',
  status: 404,
};
const NO_NOTIFICATION: Failure = {
  code: 'service-request-notification-failure',
  retryable: false,
  call: 'request-notification',
  status: 404,
};

/**
 * What is told of returns once they are made: each return once, however many tags show its order, and never again. What is sent is kept
 * nowhere. The tag that had it sent may be gone before it fails: then another one that shows the order or the return hears of that.
 */
export class ReturnMessageService implements PageStatePart {
  readonly #told = new Set<string>();
  readonly #emailed = new Set<string>();
  readonly #controller = new AbortController();
  /** Of the tags that are there. */
  readonly #listeners = new Set<UnsentListener>();
  /** Failures that came while there was none. */
  readonly #untold = new Set<Failure>();

  /** A tag hears of failures from now on, and of those that nobody heard of. Gives the way to stop. */
  enter(listener: UnsentListener): () => void {
    this.#listeners.add(listener);
    const missed = [...this.#untold];
    this.#untold.clear();
    missed.forEach(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sends the messages of a return, unless that was done before. */
  async send(returnNumber: string, messages: ReturnMessages, deps: MessageDeps): Promise<void> {
    if (this.#told.has(returnNumber)) return;
    this.#told.add(returnNumber);
    const { calls, proof, createId } = deps;
    const { signal } = this.#controller;
    const { email, notification } = messages;
    /** Whether it was sent. */
    const end = (outcome: Outcome<true>, missing: Failure): boolean => {
      const isSent = outcome.kind === 'found';
      if (!isSent && !signal.aborted) this.#tell(outcome.kind === 'failed' ? outcome.failure : missing);
      return isSent;
    };
    const write = async (): Promise<void> => {
      if (!email) return;
      const outcome = await calls.requestStoreReturnEmail({ ...email, proof }, signal);
      if (end(outcome, NO_EMAIL)) this.#emailed.add(returnNumber);
    };
    const notify = async (): Promise<void> => {
      if (!notification) return;
      const outcome = await calls.requestNotification({ ...notification, proof, eventId: createId() }, signal);
      end(outcome, NO_NOTIFICATION);
    };
    await Promise.all([write(), notify()]);
  }

  /** Whether the e-mail about a return was sent, as far as is known by now. */
  wasEmailed(returnNumber: string): boolean {
    return this.#emailed.has(returnNumber);
  }

  wipe(): void {
    this.#controller.abort();
    this.#told.clear();
    this.#emailed.clear();
    this.#untold.clear();
  }

  /** One tag is told. */
  #tell(failure: Failure): void {
    const [listener = (missed: Failure) => this.#untold.add(missed)] = this.#listeners;
    listener(failure);
  }
}

/** Of several tags one makes it, and it holds none of them. */
export function createReturnMessageService(): ReturnMessageService {
  return new ReturnMessageService();
}
