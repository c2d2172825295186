/** A fault after which the page cannot know whether the write was carried out. */
export interface AmbiguousFault {
  readonly name: string;
  /** The sandbox's name for the fault. */
  readonly fault?: string;
  /** The service carries the write out before its answer fails. */
  readonly isCarriedOut: boolean;
  /** No answer ever arrives, so the page's own timeout has to end the request. */
  readonly isEndless?: true;
}

export const AMBIGUOUS_FAULTS: readonly AmbiguousFault[] = [
  { name: 'no answer', fault: 'timeout', isCarriedOut: false, isEndless: true },
  { name: 'no answer after it was carried out', isCarriedOut: true, isEndless: true },
  { name: 'a connection that breaks', fault: 'reset', isCarriedOut: false },
  { name: 'a connection that breaks after it was carried out', fault: 'lost-answer', isCarriedOut: true },
  { name: 'a connection that breaks in the body', fault: 'reset-body', isCarriedOut: true },
  { name: 'an answer that breaks off', fault: 'malformed', isCarriedOut: true },
  { name: 'a 500 in JSON after it was carried out', fault: 'executed-500', isCarriedOut: true },
  { name: 'a 502 with an HTML page', fault: 'status-502-html', isCarriedOut: false },
];

/** The faults of the sandbox's journal with which the service carries a write out; undefined for a request without a fault. */
export const CARRIED_OUT = new Set([
  undefined,
  ...AMBIGUOUS_FAULTS.filter(({ isCarriedOut }) => isCarriedOut).map(({ fault }) => fault),
]);
