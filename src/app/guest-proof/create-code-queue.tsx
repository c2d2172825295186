import { useLayoutEffect, useRef, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=codeStep.,dialog.close,guestLookup.orderNumber,guestLookup.email,guestLookup.phoneNumber,guestLookup.usePhone,guestLookup.useEmail,guestOrderIdErrorMessage,guestEmailErrorMessage,guestPhoneErrorMessage,lookupAnswer.coolDown,readFailure.offline,failure.retry&ast';
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
interface PendingStep {
  readonly contact: Contact | undefined;
  readonly step: CodeStep;
  readonly waiters: Set<Waiter>;
  /** The tag that shows the step, or showed it last. */
  host: ElementContext;
}

/**
 * Asks the guest for codes, one at a time, for all tags of a shopper. Calls of the same contact wait for the same step. The visible tag
 * whose call has waited longest shows the step; if that tag is hidden or removed, another one does. While no waiting tag is visible, no
 * code is sent.
 */
class CodeQueue implements PageStateEntry, GuestTokens {
  readonly codeStepEnglish = english;
  /** Oldest first. */
  #tokens: readonly GuestToken[] = [];
  #pendingSteps: readonly PendingStep[] = [];
  #clock: Pick<Platform, 'now'> | undefined;
  /** Whether each tag in which a call waits is visible. */
  readonly #visibility = new Map<ElementContext, boolean>();
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
    const pending =
      this.#pendingSteps.find(({ contact }) => JSON.stringify(contact) === key) ?? this.#addPendingStep(subject, proof);
    return new Promise((resolve) => {
      let isGone = false;
      const waiter: Waiter = {
        listTags: () =>
          [context, ...listTags(request)].filter((tag) => tag.port.isInPage() && !(isGone && tag === context)),
        resolve(isProved) {
          signal.removeEventListener('abort', leave);
          stopListening();
          resolve(isProved);
        },
      };
      const leave = (): void => {
        pending.waiters.delete(waiter);
        waiter.resolve(false);
        this.#show();
      };
      const stopListening = context.getController(createDisposeListeners).onDispose(() => {
        isGone = true;
        this.#show();
      });
      signal.addEventListener('abort', leave);
      pending.waiters.add(waiter);
      this.#show();
    });
  }

  wipe(): void {
    this.#tokens = [];
    for (const pending of this.#pendingSteps) this.#end(pending, false);
  }

  #findOf(contact: Proof | undefined): GuestToken | undefined {
    return this.#listValid().find((known) => isSameProof(known.contact, contact));
  }

  #listValid(): readonly GuestToken[] {
    const now = this.#clock?.now() ?? 0;
    return this.#tokens.filter(({ endsAt }) => endsAt > now);
  }

  #addPendingStep(subject: ProofSubject, { context, lazyCall }: ProofRequest): PendingStep {
    const step = new CodeStep(subject, {
      ...createCodeCalls(() => pending.host, lazyCall),
      clock: context.platform,
      isOrderNumber: context.isOrderNumber,
      onFailure: (failure) => pending.host.report(failure),
      onProved: (token, lifeMs) => this.#succeed(pending, token, lifeMs),
    });
    const pending: PendingStep = { contact: subject.contact, step, waiters: new Set(), host: context };
    this.#pendingSteps = [...this.#pendingSteps, pending];
    return pending;
  }

  /** Shows the first step that a visible tag waits for. The other waiting tags only observe whether they are visible. */
  #show(): void {
    this.#dismiss();
    const waiting = this.#pendingSteps.flatMap((pending) =>
      [...pending.waiters].flatMap((waiter) => waiter.listTags()).map((context) => ({ pending, context })),
    );
    for (const context of this.#visibility.keys()) {
      if (waiting.some((waiter) => waiter.context === context)) continue;
      this.#visibility.delete(context);
      context.settings.setState({ step: undefined });
    }
    const next = waiting.find(({ context }) => this.#visibility.get(context));
    this.#isShown = next !== undefined;
    for (const { context } of waiting) this.#render(context, next?.context === context ? next.pending : undefined);
    if (!next) return;
    next.pending.host = next.context;
    next.pending.step.start();
    preloadCodeCalls();
  }

  /** Ends the calls that no tag waits for any more, and each step whose last call has ended. */
  #dismiss(): void {
    for (const pending of this.#pendingSteps) {
      for (const waiter of pending.waiters) {
        if (waiter.listTags().length > 0) continue;
        pending.waiters.delete(waiter);
        waiter.resolve(false);
      }
      if (pending.waiters.size === 0) pending.step.dispose();
    }
    this.#pendingSteps = this.#pendingSteps.filter(({ waiters }) => waiters.size > 0);
  }

  #render(context: ElementContext, pending: PendingStep | undefined): void {
    if (!this.#visibility.has(context)) {
      this.#visibility.set(context, false);
      context.addLazyModule({ english, styles: [form, dialog, codeDialog] });
    }
    const handleVisibility = (isVisible: boolean): void => {
      const before = this.#visibility.get(context);
      // While no step is shown, every check continues: a visible tag may have joined the waiting ones since the last check.
      if (before === undefined || (before === isVisible && this.#isShown)) return;
      this.#visibility.set(context, isVisible);
      this.#show();
    };
    const handleLeave = (): void => pending && this.#end(pending, false);
    const step = (
      <VisibilityProbe onVisibility={handleVisibility}>
        {pending && <CodeDialog step={pending.step} onLeave={handleLeave} />}
      </VisibilityProbe>
    );
    context.settings.setState({ step });
  }

  #succeed(pending: PendingStep, token: Secret, lifeMs: number): void {
    const { host } = pending;
    const contact = pending.contact && sealContact(host, pending.contact);
    const endsAt = host.platform.now() + lifeMs;
    this.#tokens = [
      ...this.#tokens.filter((known) => !isSameProof(known.contact, contact)),
      { token, contact, endsAt },
    ];
    this.#end(pending, true);
  }

  #end(pending: PendingStep, isProved: boolean): void {
    const waiters = [...pending.waiters];
    pending.waiters.clear();
    for (const { resolve } of waiters) resolve(isProved);
    this.#show();
  }
}

export function createCodeQueue(): CodeQueue {
  return new CodeQueue();
}

interface VisibilityProbeProps {
  readonly children: ReactNode;
  /** Called when the tag is shown and when it is hidden. */
  readonly onVisibility: (isVisible: boolean) => void;
}

/** The interval between checks: so short that a shopper who opens the part of the page with the tag does not notice it. */
const CHECK_MS = 250;

/**
 * Observes whether the tag is visible: a modal dialog in a hidden tag would block the whole page invisibly. Browsers have no observer for
 * `visibility: hidden`, which closed drawers use, so this checks repeatedly while a call waits.
 */
function VisibilityProbe({ children, onVisibility }: VisibilityProbeProps): ReactNode {
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

/** Older engines lack `checkVisibility`; there, a tag with `visibility: hidden` counts as visible. */
function isVisible(element: Partial<Pick<Element, 'checkVisibility'>> & Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}

/** Notices that a tag is removed, or that its session ends. */
interface DisposeListeners extends Controller {
  /** Returns the function that stops it. */
  onDispose(listener: () => void): () => void;
}

function createDisposeListeners(): DisposeListeners {
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

/** The tags that wait for the same read of an order, which its request lists; empty for other calls. */
function listTags(request: unknown): readonly ElementContext[] {
  const { listTags: list } = (request ?? {}) as { readonly listTags?: () => readonly ElementContext[] };
  return list?.() ?? [];
}

/** Whether a value is a contact in plain text. Other requests have a contact of another shape, or sealed. */
function isContact(value: unknown): value is Contact {
  const [[name, text] = [], ...others] = Object.entries(value ?? {});
  return (name === 'email' || name === 'phoneNumber') && typeof text === 'string' && others.length === 0;
}
