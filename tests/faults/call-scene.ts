import type { Locator, Page, Route } from '@playwright/test';
import type { ErrorCode } from '../../src/http/model/failure.js';
import type { MessageId } from '../../src/i18n/create-intl.js';
import type { Act, CallName } from './fault.js';
import type { FaultName } from './faults.js';
import type { SceneSetting } from './open-scene.js';

/** Something a shopper can do about it. */
export interface FailureActions {
  readonly role: 'button' | 'link';
  readonly message: MessageId;
  /** It can be taken only after this much of the page's own time. */
  readonly afterMs?: number;
}

/** What a shopper has before them once it is over. */
export interface End {
  /** The whole of it, found by its words. */
  find(page: Page): Locator;
  /** Nothing shows that it is over: it is looked at when the time for it is. */
  readonly isSilent?: true;
  /** Absent where nothing is said to have gone wrong. */
  readonly wayOn?: FailureActions;
  /** What becomes of it once the fault has gone: taken up again by hand, by itself with the network, or not at all. */
  readonly mended?: 'by hand' | 'by itself';
}

/** How one call must end under one fault. */
export interface Cell<EndName extends string = string> {
  readonly end: EndName;
  /** Codes of the `orders-error` events, in order; none where it is not named. */
  readonly errors?: readonly ErrorCode[];
  /** Where it is another number than calls of the class send. */
  readonly requests?: number;
}

/** Where a call is made, what the shopper sees of it, and how it must end under every fault. */
export interface CallScene<EndName extends string = string> {
  readonly call: CallName;
  /** Which of its scenes it is, where the call has more than one. */
  readonly place?: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: RegExp;
  /** The built files that hold the call. */
  readonly chunks: string;
  /** Gets to where the call is made. Without `send` the screen asks by itself. */
  open(page: Page, setting?: SceneSetting): Promise<void>;
  /** What the call meets while the scene is opened, where a screen that asks by itself must come to have something to press. */
  readonly opening?: (route: Route) => Promise<void>;
  /** Sends it, as a shopper does. */
  readonly send?: (page: Page) => Promise<void>;
  /** What is answered in place of the sandbox: for calls that go by its real clock. */
  readonly answers?: readonly { readonly path: RegExp; readonly act: Act }[];
  /** Wishes for something newer, or for the same again. */
  cross(page: Page): Promise<void>;
  /** What is said once it takes longer than usual; absent where nobody waits for it. */
  readonly slow?: MessageId;
  /** What must be there after any end of a fault, as it was. */
  readStored(page: Page): Promise<readonly string[]>;
  readonly kept: readonly string[];
  /** `done`: as if nothing had happened. */
  readonly ends: Readonly<Record<EndName, End>> & { readonly done: End };
  readonly cells: Readonly<Record<FaultName, Cell<EndName>>>;
}
