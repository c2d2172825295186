import type { Locator, Page, Route } from '@playwright/test';
import type { ErrorCode } from '../../src/http/model/failure.js';
import type { MessageId } from '../../src/i18n/create-intl.js';
import type { Act, CallName } from './fault.js';
import type { FaultName } from './faults.js';
import type { SceneSetting } from './open-scene.js';

/** The control that leads on from a failure. */
export interface NextAction {
  readonly role: 'button' | 'link';
  readonly message: MessageId;
  /** The time on the page's clock after which the control works. */
  readonly afterMs?: number;
}

/** The state in which a call leaves the page. */
export interface SceneOutcome {
  /** Finds the complete outcome by its texts. */
  find(page: Page): Locator;
  /** The outcome has no visible sign, so it is checked when the time limit is over. */
  readonly isSilent?: true;
  /** The control of the outcome; absent where the page shows no failure. */
  readonly nextAction?: NextAction;
  /** How the page recovers after the fault ends: by the shopper, by itself, or not at all. */
  readonly recovery?: 'by hand' | 'by itself';
}

/** The expected result of one call under one fault. */
export interface Cell<OutcomeName extends string = string> {
  readonly outcome: OutcomeName;
  /** The codes of the `orders-error` events, in order; none if absent. */
  readonly errors?: readonly ErrorCode[];
  /** The number of requests, if it differs from the number for the call's class. */
  readonly requests?: number;
}

/** One call: where it is made, the outcomes that a shopper can see, and the expected outcome under every fault. */
export interface CallScene<OutcomeName extends string = string> {
  readonly call: CallName;
  /** Distinguishes the scenes of a call that has several. */
  readonly location?: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: RegExp;
  /** What its query contains, if other calls have the same path. */
  readonly query?: RegExp;
  /** A glob for the built files that contain the call. */
  readonly chunks: string;
  /** Opens the place where the call is made. Without `send`, the screen sends it by itself. */
  open(page: Page, setting?: SceneSetting): Promise<void>;
  /**
   * The answer to the call while the scene opens, for a screen that sends by itself and needs a failure to show a
   * button.
   */
  readonly opening?: (route: Route) => Promise<void>;
  /** Sends the call as a shopper does. */
  readonly send?: (page: Page) => Promise<void>;
  /** Answers in place of the sandbox, for calls that depend on its real clock. */
  readonly answers?: readonly { readonly path: RegExp; readonly act: Act }[];
  /** Asks for something newer, or for the same again, while the call is under way. */
  cross(page: Page): Promise<void>;
  /** The message about a slow call; absent where the shopper is not waiting. */
  readonly slow?: MessageId;
  /** Reads the data that must survive every fault. */
  readStored(page: Page): Promise<readonly string[]>;
  readonly preserved: readonly string[];
  /** `done` is the outcome without a fault. */
  readonly outcomes: Readonly<Record<OutcomeName, SceneOutcome>> & { readonly done: SceneOutcome };
  readonly cells: Readonly<Record<FaultName, Cell<OutcomeName>>>;
}
