import { useEffect } from 'react';
import { type ElementContext, useElementContext } from '../app/context/element-context.js';
import type { Call, Failure, Outcome } from '../http/model/failure.js';
import type { Proof } from '../http/model/secret.js';
import type { NotificationRequest, ReturnMessages, StoreReturnEmailRequest } from './model/return-messages.js';
import type { PageStateEntry } from '../app/state/registry.js';

export function getReturnMessageService(context: ElementContext): ReturnMessageService {
  return context.getPageState().get('return messages', createReturnMessageService);
}

/** Reports messages that were not sent to the page. Returns a function that stops it. */
export function reportUnsentMessages(context: ElementContext): () => void {
  return getReturnMessageService(context).enter((failure) => context.report(failure, 'warning'));
}

/** Reports failed messages about the visible return, even if the element that sent them has been removed. */
export function useUnsentMessages(): void {
  const context = useElementContext();
  useEffect(() => reportUnsentMessages(context), [context]);
}

export interface MessageDeps {
  readonly calls: {
    readonly requestStoreReturnEmail: Call<StoreReturnEmailRequest, true>;
    readonly requestNotification: Call<NotificationRequest, true>;
  };
  /** The proof of a guest's order; absent for members. */
  readonly proof: Proof | undefined;
  /** Creates the id of the notification. */
  createId(): string;
}

/** Called for messages that were not sent: the shopper sees nothing of it, because the return itself was made. */
type UnsentListener = (failure: Failure) => void;

/** A service that answers 'missing' is misconfigured. */
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
 * Sends the messages about returns: once per return, however many elements show its order. Persists nothing. If the element that sent a
 * message has been removed before it fails, another element that shows the order or the return reports the failure.
 */
class ReturnMessageService implements PageStateEntry {
  readonly #reported = new Set<string>();
  readonly #emailed = new Set<string>();
  readonly #controller = new AbortController();
  /** One listener for each mounted element. */
  readonly #listeners = new Set<UnsentListener>();
  /** Failures that occurred while there was no listener. */
  readonly #unreported = new Set<Failure>();

  /** Adds a listener for failures, and passes it those that were not reported yet. Returns a function that removes it. */
  enter(listener: UnsentListener): () => void {
    this.#listeners.add(listener);
    const missed = [...this.#unreported];
    this.#unreported.clear();
    missed.forEach(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sends the messages of a return, unless they were sent before. */
  async send(returnNumber: string, messages: ReturnMessages, deps: MessageDeps): Promise<void> {
    if (this.#reported.has(returnNumber)) return;
    this.#reported.add(returnNumber);
    const { calls, proof, createId } = deps;
    const { signal } = this.#controller;
    const { email, notification } = messages;
    /** Whether the message was sent; reports the failure if not. */
    const settle = (outcome: Outcome<true>, missing: Failure): boolean => {
      const isSent = outcome.kind === 'found';
      if (!isSent && !signal.aborted) this.#report(outcome.kind === 'failed' ? outcome.failure : missing);
      return isSent;
    };
    const write = async (): Promise<void> => {
      if (!email) return;
      const outcome = await calls.requestStoreReturnEmail({ ...email, proof }, signal);
      if (settle(outcome, NO_EMAIL)) this.#emailed.add(returnNumber);
    };
    const notify = async (): Promise<void> => {
      if (!notification) return;
      const outcome = await calls.requestNotification({ ...notification, proof, eventId: createId() }, signal);
      settle(outcome, NO_NOTIFICATION);
    };
    await Promise.all([write(), notify()]);
  }

  /** Whether the e-mail about a return is known to have been sent. */
  wasEmailed(returnNumber: string): boolean {
    return this.#emailed.has(returnNumber);
  }

  wipe(): void {
    this.#controller.abort();
    this.#reported.clear();
    this.#emailed.clear();
    this.#unreported.clear();
  }

  /** Reports a failure to a single element. */
  #report(failure: Failure): void {
    const [listener = (missed: Failure) => this.#unreported.add(missed)] = this.#listeners;
    listener(failure);
  }
}

/** Shared by all elements, whichever creates it first; it refers to none of them. */
export function createReturnMessageService(): ReturnMessageService {
  return new ReturnMessageService();
}
