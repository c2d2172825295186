import { useLayoutEffect, useRef, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=codeStep.,guestLookup.orderNumber,guestLookup.email,guestLookup.phoneNumber,guestLookup.usePhone,guestLookup.useEmail,guestOrderIdErrorMessage,guestEmailErrorMessage,guestPhoneErrorMessage,lookupAnswer.coolDown,readFailure.offline,failure.retry&ast';
import dialog from '../../ui/styles/dialog.css?inline';
import form from '../../ui/styles/form.css?inline';
import codeDialog from './code-dialog.css?inline';
import { isSameProof, type Proof, type Secret } from '../../http/model/secret.js';
import { sealContact } from '../configuration/service-address.js';
import type { Contact } from '../../http/model/phone-number.js';
import { useElementContext, type Controller, type ElementContext } from '../context/element-context.js';
import { findContact } from '../session/find-contact.js';
import type { Platform } from '../../platform/platform.js';
import type { GuestTokens, PageStateEntry } from '../state/registry.js';
import { CodeDialog } from './code-dialog.js';
import { CodeStep, type ProofSubject } from './store/code-step.js';
import { createCodeCalls, preloadCodeCalls, type LazyCall } from './code-calls.js';

/** A call that waits for the guest's proof. */
export interface ProofRequest {
  readonly context: ElementContext;
  /** The call's request; may name an order, a contact, and tags that wait for the same answer (`listTags`). */
  readonly request: unknown;
  readonly signal: AbortSignal;
  readonly lazyCall: LazyCall;
}

interface Waiter {
  /** The tags in which the call waits: its own first, until that is removed, then those that wait for the same answer. */
  listTags(): readonly ElementContext[];
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
  /** The tag that shows the step, or showed it last. */
  host: ElementContext;
}

/**
 * Asks the guest for codes, one at a time, for all tags of a shopper. Calls of the same contact wait for the same step. It is shown in the
 * visible tag whose call has waited longest, and moves on if that tag is hidden or removed. While no waiting tag is visible, no code is sent.
 */
class CodeQueue implements PageStateEntry, GuestTokens {
  readonly words = { english, styles: [] };
  /** Oldest first. */
  #tokens: readonly GuestToken[] = [];
  #turns: readonly Turn[] = [];
  #clock: Pick<Platform, 'now'> | undefined;
  /** The tags in which calls wait, and whether each is visible. */
  readonly #seats = new Map<ElementContext, boolean>();
  #isShown = false;

  find(contact: Proof | undefined): Secret | undefined {
    return (this.#findOf(contact) ?? this.#listValid().at(-1))?.token;
  }

  isProved(contact: Proof | undefined): boolean {
    return this.#findOf(contact) !== undefined;
  }

  hasEnded(contact: Proof): boolean {
    return !this.isProved(contact) && this.#tokens.some((known) => isSameProof(known.contact, contact));
  }

  /** Resolves to whether the guest is proved now: false if they left the step, or the call is no longer needed. */
  prove(proof: ProofRequest): Promise<boolean> {
    const { context, request, signal } = proof;
    if (signal.aborted) return Promise.resolve(false);
    this.#clock = context.platform;
    const subject = findSubject(context, request);
    const key = JSON.stringify(subject.contact);
    const turn = this.#turns.find(({ contact }) => JSON.stringify(contact) === key) ?? this.#addTurn(subject, proof);
    return new Promise((resolve) => {
      let isGone = false;
      const waiter: Waiter = {
        listTags: () =>
          [context, ...listTags(request)].filter((tag) => tag.port.isInPage() && !(isGone && tag === context)),
        resolve(isProved) {
          signal.removeEventListener('abort', leave);
          stopSeat();
          resolve(isProved);
        },
      };
      const leave = (): void => {
        turn.waiters.delete(waiter);
        waiter.resolve(false);
        this.#show();
      };
      const stopSeat = context.getController(createSeat).onDispose(() => {
        isGone = true;
        this.#show();
      });
      signal.addEventListener('abort', leave);
      turn.waiters.add(waiter);
      this.#show();
    });
  }

  wipe(): void {
    this.#tokens = [];
    for (const turn of this.#turns) this.#end(turn, false);
  }

  #findOf(contact: Proof | undefined): GuestToken | undefined {
    return this.#listValid().find((known) => isSameProof(known.contact, contact));
  }

  #listValid(): readonly GuestToken[] {
    const now = this.#clock?.now() ?? 0;
    return this.#tokens.filter(({ endsAt }) => endsAt > now);
  }

  #addTurn(subject: ProofSubject, { context, lazyCall }: ProofRequest): Turn {
    const step = new CodeStep(subject, {
      ...createCodeCalls(() => turn.host, lazyCall),
      clock: context.platform,
      isOrderNumber: context.isOrderNumber,
      onFailure: (failure) => turn.host.report(failure),
      onProved: (token, lifeMs) => this.#succeed(turn, token, lifeMs),
    });
    const turn: Turn = { contact: subject.contact, step, waiters: new Set(), host: context };
    this.#turns = [...this.#turns, turn];
    return turn;
  }

  /** Shows the first turn that a visible tag waits for. The other tags only notice whether they are visible. */
  #show(): void {
    this.#dismiss();
    const waiting = this.#turns.flatMap((turn) =>
      [...turn.waiters].flatMap((waiter) => waiter.listTags()).map((context) => ({ turn, context })),
    );
    for (const context of this.#seats.keys()) {
      if (waiting.some((waiter) => waiter.context === context)) continue;
      this.#seats.delete(context);
      context.settings.setState({ step: undefined });
    }
    const next = waiting.find(({ context }) => this.#seats.get(context));
    this.#isShown = next !== undefined;
    for (const { context } of waiting) this.#seat(context, next?.context === context ? next.turn : undefined);
    if (!next) return;
    next.turn.host = next.context;
    next.turn.step.start();
    preloadCodeCalls();
  }

  /** Ends the calls that no tag waits for any more. The last one takes its step with it. */
  #dismiss(): void {
    for (const turn of this.#turns) {
      for (const waiter of turn.waiters) {
        if (waiter.listTags().length > 0) continue;
        turn.waiters.delete(waiter);
        waiter.resolve(false);
      }
      if (turn.waiters.size === 0) turn.step.dispose();
    }
    this.#turns = this.#turns.filter(({ waiters }) => waiters.size > 0);
  }

  #seat(context: ElementContext, turn: Turn | undefined): void {
    if (!this.#seats.has(context)) {
      this.#seats.set(context, false);
      context.addLazyModule({ english, styles: [form, dialog, codeDialog] });
    }
    const handleVisibility = (isVisible: boolean): void => {
      const before = this.#seats.get(context);
      // Without a visible tag, one may have joined those that wait.
      if (before === undefined || (before === isVisible && this.#isShown)) return;
      this.#seats.set(context, isVisible);
      this.#show();
    };
    const handleLeave = (): void => turn && this.#end(turn, false);
    const step = (
      <CodeSeat onVisibility={handleVisibility}>
        {turn && <CodeDialog step={turn.step} onLeave={handleLeave} />}
      </CodeSeat>
    );
    context.settings.setState({ step });
  }

  #succeed(turn: Turn, token: Secret, lifeMs: number): void {
    const { host } = turn;
    const contact = turn.contact && sealContact(host, turn.contact);
    const endsAt = host.platform.now() + lifeMs;
    this.#tokens = [
      ...this.#tokens.filter((known) => !isSameProof(known.contact, contact)),
      { token, contact, endsAt },
    ];
    this.#end(turn, true);
  }

  #end(turn: Turn, isProved: boolean): void {
    const waiters = [...turn.waiters];
    turn.waiters.clear();
    for (const { resolve } of waiters) resolve(isProved);
    this.#show();
  }
}

export function createCodeQueue(): CodeQueue {
  return new CodeQueue();
}

interface CodeSeatProps {
  readonly children: ReactNode;
  /** Called when the tag is shown and when it is hidden. */
  readonly onVisibility: (isVisible: boolean) => void;
}

/** Short enough for a shopper who opens the part of the page in which the tag lies. */
const CHECK_MS = 250;

/**
 * The place of the step in a tag. A modal dialog in a hidden tag would block the whole page invisibly, so it notices whether the tag is
 * visible. No observer sees `visibility: hidden`, which closed drawers have, so it checks that from time to time while a call waits.
 */
function CodeSeat({ children, onVisibility }: CodeSeatProps): ReactNode {
  const { platform } = useElementContext();
  const probe = useRef<HTMLSpanElement>(null);
  const listener = useRef(onVisibility);
  useLayoutEffect(() => {
    listener.current = onVisibility;
  });
  useLayoutEffect(() => {
    let stop = (): void => {};
    const check = (): void => {
      stop = platform.after(CHECK_MS, check);
      listener.current(probe.current !== null && isVisible(probe.current));
    };
    check();
    return () => {
      stop();
      listener.current(false);
    };
  }, [platform]);
  return (
    <>
      <span className="for-reader" ref={probe} />
      {children}
    </>
  );
}

/** Older engines do not know the method, and see a tag that is only `visibility: hidden`. */
function isVisible(element: Partial<Pick<Element, 'checkVisibility'>> & Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
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

/** Tags share the read of an order, and its request names those that wait for it. */
function listTags(request: unknown): readonly ElementContext[] {
  const { listTags: list } = (request ?? {}) as { readonly listTags?: () => readonly ElementContext[] };
  return list?.() ?? [];
}

/** Whether a value is a contact in plain text. Other requests have a contact of another shape, or sealed. */
function isContact(value: unknown): value is Contact {
  const [[name, text] = [], ...others] = Object.entries(value ?? {});
  return (name === 'email' || name === 'phoneNumber') && typeof text === 'string' && others.length === 0;
}
