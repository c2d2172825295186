import type { Page, Route } from '@playwright/test';
import { CALL_CLASSES } from '../../src/http/call-context.js';
import type { RETRY_CLASSES } from '../../src/http/retry-classes.js';

export type CallName = keyof typeof CALL_CLASSES;
/** Calls of best effort are sent once, like sensitive ones, and meet what these meet. */
export type ClassName = Exclude<keyof typeof RETRY_CLASSES, 'bestEffort'>;

/** How a call meets faults. */
export function getClassName(call: CallName): ClassName {
  const { [call]: kind } = CALL_CLASSES;
  return kind === 'bestEffort' ? 'sensitive' : kind;
}

/** One request of the call under test, on its way to the service. */
export interface Attempt {
  readonly route: Route;
  readonly call: CallName;
  /** Lets the request have the answer that the service would give. */
  answer(): Promise<void>;
  /** Keeps the request waiting while so much of the page's own time passes. */
  wait(ms: number): Promise<void>;
  /** Keeps the request waiting until the test lets go of all. */
  waitForRelease(): Promise<void>;
}

/** What happens to one attempt. */
export type Act = (attempt: Attempt) => Promise<void>;

/** A fault as calls of one class meet it. */
export interface Meeting {
  /** How many requests there are in all. */
  readonly requests: number;
  /** What happens to the first request, the second and so on; the last one happens to all that follow. */
  readonly acts: readonly [Act, ...Act[]];
}

/** What can be done with the page while a request is under way; `cell-play.ts` does it. */
export type Meanwhile = 'cross' | 'unmount' | 'stay offline';

/** One thing that goes wrong between a page and a service. */
export interface Fault extends Readonly<Record<ClassName, Meeting>> {
  /** In the list of faults that every call is held against. */
  readonly number: number;
  readonly title: string;
  /** Before the call is sent, where a shopper sends it. */
  readonly before?: Readonly<Partial<Record<ClassName, (page: Page) => Promise<void>>>>;
  /** Once the first request is under way. */
  readonly meanwhile?: Readonly<Partial<Record<ClassName, Meanwhile>>>;
  /** The shopper is told that it takes long before it is over. */
  readonly isSlow?: true;
  /** The chunks of the call do not come, and nothing is asked. */
  readonly losesChunk?: true;
}

export const meet = (requests: number, ...acts: Meeting['acts']): Meeting => ({ requests, acts });

/** The same for calls of every class that ask but once: all but reads. */
export const meetOnce = (
  ...acts: Meeting['acts']
): Pick<Fault, 'sensitive' | 'computing' | 'update' | 'write' | 'poll'> => ({
  sensitive: meet(1, ...acts),
  computing: meet(1, ...acts),
  update: meet(1, ...acts),
  write: meet(1, ...acts),
  poll: meet(1, ...acts),
});
