import type { Page, Route } from '@playwright/test';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import type { RETRY_CLASSES } from '../../src/http/retry-classes.js';

export type CallName = keyof typeof CALL_CLASSES;
/** The call classes of the matrix. Best-effort calls are sent once, like sensitive ones, so they count as sensitive. */
export type ClassName = Exclude<keyof typeof RETRY_CLASSES, 'bestEffort'>;

/** Returns the class that decides how a call meets faults. */
export function getClassName(call: CallName): ClassName {
  const { [call]: kind } = CALL_CLASSES;
  return kind === 'bestEffort' ? 'sensitive' : kind;
}

/** One request of the call under test, before it reaches the service. */
export interface Attempt {
  readonly route: Route;
  readonly call: CallName;
  /** Answers with the service's real answer. */
  answer(): Promise<void>;
  /** Holds the request for this time on the page's clock. */
  wait(ms: number): Promise<void>;
  /** Holds the request until the test releases all requests. */
  waitForRelease(): Promise<void>;
}

/** Handles one attempt. */
export type Act = (attempt: Attempt) => Promise<void>;

/** The effect of a fault on calls of one class. */
export interface Meeting {
  /** The total number of requests. */
  readonly requests: number;
  /** The act for the first request, the second and so on; the last one repeats. */
  readonly acts: readonly [Act, ...Act[]];
}

/** An action on the page while a request is under way; `cell-play.ts` carries it out. */
export type Meanwhile = 'cross' | 'unmount' | 'stay offline';

/** A failure between a page and a service. */
export interface Fault extends Readonly<Record<ClassName, Meeting>> {
  /** The number in the list of faults. */
  readonly number: number;
  readonly title: string;
  /** Runs before the shopper sends the call. */
  readonly before?: Readonly<Partial<Record<ClassName, (page: Page) => Promise<void>>>>;
  /** Runs once the first request is under way. */
  readonly meanwhile?: Readonly<Partial<Record<ClassName, Meanwhile>>>;
  /** The shopper must see the slow notice before the outcome. */
  readonly isSlow?: true;
  /** The call's chunks fail to load, so no request is sent. */
  readonly losesChunk?: true;
}

export const meet = (requests: number, ...acts: Meeting['acts']): Meeting => ({ requests, acts });

/** The same acts for every class whose calls are sent once: all except reads. */
export const meetOnce = (
  ...acts: Meeting['acts']
): Pick<Fault, 'sensitive' | 'computing' | 'update' | 'write' | 'poll'> => ({
  sensitive: meet(1, ...acts),
  computing: meet(1, ...acts),
  update: meet(1, ...acts),
  write: meet(1, ...acts),
  poll: meet(1, ...acts),
});
