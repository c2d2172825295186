import english from '../../../locales/en.json?only=codeStep.,guestLookup.orderNumber,guestLookup.email,guestLookup.phoneNumber,guestLookup.usePhone,guestLookup.useEmail,guestOrderIdErrorMessage,guestEmailErrorMessage,guestPhoneErrorMessage,lookupAnswer.coolDown,readFailure.offline,failure.retry&ast';
import dialog from '../../ui/styles/dialog.css?inline';
import form from '../../ui/styles/form.css?inline';
import codeDialog from './code-dialog.css?inline';
import { isSameProof, type Proof, type Secret } from '../../http/model/secret.js';
import { lazyCall, seal, sealContact } from '../calls/lazy-call.js';
import type { CallContext } from '../../http/call-context.js';
import { toGuestPhone, type Contact } from '../../http/model/phone-number.js';
import type { Controller, ElementContext } from '../context/element-context.js';
import { findContact } from '../session/find-contact.js';
import type { Platform } from '../../platform/platform.js';
import { getPageData, type GuestTokens, type PageStateEntry } from '../state/registry.js';
import { CodeDialog } from './code-dialog.js';
import { CodeStep, type CodeStepDeps, type ProofSubject } from './store/code-step.js';

/** A call that waits for the guest's proof. */
export interface ProofRequest {
  readonly context: ElementContext;
  /** The call's request; may name an order and a contact. */
  readonly request: unknown;
  readonly signal: AbortSignal;
}

interface Waiter {
  readonly context: ElementContext;
  readonly resolve: (isProved: boolean) => void;
}

/** The proof of a guest by a code. */
interface GuestToken {
  readonly token: Secret;
  /** The contact of the calls that it is sent with; absent if they have none. */
  readonly contact: Proof | undefined;
  /** Wall-clock milliseconds. */
  readonly endsAt: number;
}

/** One step, and the calls that wait for it. */
interface Turn {
  readonly contact: Contact | undefined;
  readonly step: CodeStep;
  readonly waiters: Set<Waiter>;
}

/**
 * Asks the guest for codes, one at a time, for all tags of a shopper. Calls of the same contact wait for the same step. It is shown in the
 * tag of the call that has waited longest, and moves on if that tag is removed.
 */
class CodeQueue implements PageStateEntry, GuestTokens {
  readonly words = { english, styles: [] };
  /** Oldest first. */
  #tokens: readonly GuestToken[] = [];
  #turns: Turn[] = [];
  #clock: Pick<Platform, 'now'> | undefined;
  /** The tag that shows the first turn. */
  #host: ElementContext | undefined;

  find(contact: Proof | undefined): Secret | undefined {
    return (this.#findOf(contact) ?? this.#listValid().at(-1))?.token;
  }

  isProved(contact: Proof | undefined): boolean {
    return this.#findOf(contact) !== undefined;
  }

  /** Resolves to whether the guest is proved now: false if they left the step, or the call is no longer needed. */
  prove({ context, request, signal }: ProofRequest): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    this.#clock = context.platform;
    const subject = findSubject(context, request);
    const key = JSON.stringify(subject.contact);
    const turn = this.#turns.find(({ contact }) => JSON.stringify(contact) === key) ?? this.#addTurn(subject, context);
    return new Promise((resolve) => {
      const waiter: Waiter = {
        context,
        resolve(isProved) {
          signal.removeEventListener('abort', leave);
          stopSeat();
          resolve(isProved);
        },
      };
      const leave = (): void => this.#leave(turn, waiter);
      const stopSeat = context.getController(createSeat).onDispose(leave);
      signal.addEventListener('abort', leave);
      turn.waiters.add(waiter);
      this.#show();
    });
  }

  wipe(): void {
    this.#tokens = [];
    for (const turn of [...this.#turns]) this.#end(turn, false);
  }

  #findOf(contact: Proof | undefined): GuestToken | undefined {
    return this.#listValid().find((known) => isSameProof(known.contact, contact));
  }

  #listValid(): readonly GuestToken[] {
    const now = this.#clock?.now() ?? 0;
    return this.#tokens.filter(({ endsAt }) => endsAt > now);
  }

  #addTurn(subject: ProofSubject, first: ElementContext): Turn {
    const step = new CodeStep(subject, {
      ...createStepDeps(() => this.#host ?? first),
      onProved: (token, lifeMs) => this.#succeed(token, lifeMs),
    });
    const turn: Turn = { contact: subject.contact, step, waiters: new Set() };
    this.#turns.push(turn);
    return turn;
  }

  /** Shows the first turn in the tag of its first call, and nothing elsewhere. */
  #show(): void {
    const [turn] = this.#turns;
    const [waiter] = turn?.waiters ?? [];
    if (this.#host && this.#host !== waiter?.context) this.#host.settings.setState({ step: undefined });
    this.#host = waiter?.context;
    if (!turn || !waiter) return;
    const { context } = waiter;
    context.addLazyModule({ english, styles: [form, dialog, codeDialog] });
    const handleLeave = (): void => this.#end(turn, false);
    context.settings.setState({ step: <CodeDialog step={turn.step} onLeave={handleLeave} /> });
    turn.step.start();
    preloadCodeCalls();
  }

  #succeed(token: Secret, lifeMs: number): void {
    const [turn] = this.#turns;
    const host = this.#host;
    if (!turn || !host) return;
    const contact = turn.contact && sealContact(host, turn.contact);
    const endsAt = host.platform.now() + lifeMs;
    this.#tokens = [
      ...this.#tokens.filter((known) => !isSameProof(known.contact, contact)),
      { token, contact, endsAt },
    ];
    this.#end(turn, true);
  }

  /** The last call that leaves takes the step with it. */
  #leave(turn: Turn, waiter: Waiter): void {
    if (!turn.waiters.delete(waiter)) return;
    waiter.resolve(false);
    if (turn.waiters.size > 0) this.#show();
    else this.#end(turn, false);
  }

  #end(turn: Turn, isProved: boolean): void {
    this.#turns = this.#turns.filter((other) => other !== turn);
    turn.step.dispose();
    const waiters = [...turn.waiters];
    turn.waiters.clear();
    for (const { resolve } of waiters) resolve(isProved);
    this.#show();
  }
}

export function createCodeQueue(): CodeQueue {
  return new CodeQueue();
}

/** Notices that a tag is removed, or that its session ends. */
interface Seat extends Controller {
  /** Returns the function that stops it. */
  onDispose(listener: () => void): () => void;
}

function createSeat(): Seat {
  const listeners = new Set<() => void>();
  return {
    onDispose(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {},
    dispose() {
      for (const listener of listeners) listener();
    },
  };
}

/** The order and the contact of a call: those of its request if it is a read of an order, or else of its element. */
function findSubject(context: ElementContext, request: unknown): ProofSubject {
  const given = (request ?? {}) as Readonly<Partial<Record<keyof ProofSubject, unknown>>>;
  const { orderNumber: shown } = context.settings.getState().configuration;
  const orderNumber = typeof given.orderNumber === 'string' ? given.orderNumber : shown;
  const contact = isContact(given.contact) ? given.contact : findContact(context, orderNumber);
  return { ...(orderNumber !== undefined && { orderNumber }), ...(contact && { contact }) };
}

/** Whether a value is a contact in plain text. Other requests have a contact of another shape, or sealed. */
function isContact(value: unknown): value is Contact {
  const [[name, text] = [], ...others] = Object.entries(value ?? {});
  return (name === 'email' || name === 'phoneNumber') && typeof text === 'string' && others.length === 0;
}

/** Preloads the requests while the guest types. A failure is ignored here: the call itself loads its module again and reports. */
function preloadCodeCalls(): void {
  import('./api/request-guest-challenge.js').catch(() => undefined);
}

/** The calls of a step, sent by the tag that shows it. They never ask for a proof themselves. */
function createStepDeps(getHost: () => ElementContext): Omit<CodeStepDeps, 'onProved'> {
  const bare = (callContext: CallContext): CallContext => ({ ...callContext, guestProof: NO_PROOFS });
  const { platform, isOrderNumber } = getHost();
  return {
    clock: platform,
    isOrderNumber,
    onFailure: (failure) => getHost().report(failure),
    takeLinkedCode() {
      const data = getPageData();
      const code = data.contact?.code;
      data.contact = { ...data.contact, code: undefined };
      return code;
    },
    requestChallenge({ orderNumber, contact }, signal) {
      const host = getHost();
      const call = lazyCall(host, async () => {
        const { requestGuestChallenge } = await import('./api/request-guest-challenge.js');
        return (callContext, _request: unknown, callSignal) => {
          const typed = 'email' in contact ? contact : toSentPhone(contact, callContext);
          const sealed = { orderNumber, contact: sealContact(host, typed) };
          return requestGuestChallenge(bare(callContext), sealed, callSignal);
        };
      });
      return call(undefined, signal);
    },
    requestToken({ challengeId, code }, signal) {
      const host = getHost();
      const call = lazyCall(host, async () => {
        const { requestGuestToken } = await import('./api/request-guest-token.js');
        return (callContext, _request: unknown, callSignal) =>
          requestGuestToken(bare(callContext), { challengeId, code: seal(host, code) }, callSignal);
      });
      return call(undefined, signal);
    },
  };
}

const NO_PROOFS: CallContext['guestProof'] = {
  find: () => undefined,
  isNeeded: () => false,
  prove: () => Promise.resolve(false),
};

function toSentPhone({ phoneNumber }: { readonly phoneNumber: string }, { dialCode }: CallContext): Contact {
  return { phoneNumber: toGuestPhone(phoneNumber, dialCode) };
}
