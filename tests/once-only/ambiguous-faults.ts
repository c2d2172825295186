/** A fault after which nobody on the page can know whether it was done. */
export interface AmbiguousFault {
  readonly name: string;
  /** One of the sandbox's. */
  readonly fault?: string;
  /** The service does what it was asked to before the answer goes wrong. */
  readonly isCarriedOut: boolean;
  /** No answer comes, ever: the page's own time has to run out. */
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
  { name: 'a 502 with a page', fault: 'status-502-html', isCarriedOut: false },
];
