import { IS_FULL } from '../support/test-run.js';
import type { CallName } from './fault.js';
import { FAULTS, type FaultName } from './faults.js';
import { listCases, SCENES, type MatrixCase } from './matrix.js';

interface RealFault {
  readonly sandbox: string;
  readonly name: FaultName;
  /** The sandbox carries the call out before it spoils the answer. */
  readonly isCarriedOut?: true;
}

/** Faults that the sandbox makes itself, and what each is in the matrix. */
const REAL: readonly RealFault[] = [
  { sandbox: 'reset', name: 'reset' },
  { sandbox: 'reset-body', name: 'resetInBody' },
  { sandbox: 'status-401', name: 'signedOut' },
  { sandbox: 'status-403', name: 'forbidden' },
  { sandbox: 'status-404', name: 'notFound' },
  { sandbox: 'status-409', name: 'conflict' },
  { sandbox: 'status-500', name: 'status500' },
  { sandbox: 'executed-500', name: 'status500', isCarriedOut: true },
  { sandbox: 'status-502-html', name: 'badGateway' },
  { sandbox: 'malformed', name: 'brokenJson', isCarriedOut: true },
  { sandbox: 'empty', name: 'empty', isCarriedOut: true },
  { sandbox: 'login-html', name: 'signInPage' },
  { sandbox: 'drift-missing', name: 'fieldMissing' },
];
/** Writes of which the order, or the address book, tells that they were done, and how each ends then. */
const SEEN: Readonly<Partial<Record<CallName, string>>> = {
  'request-cancel': 'pending',
  'request-return': 'done',
  'request-exchange-order': 'done',
  'request-new-address': 'done',
};
/** Each fault meets two of the calls, and each call four of the faults; in a full run all meet all. */
const SHARE = IS_FULL ? 1 : 3;

/** One call under one of the sandbox's own faults. */
export interface RealCell extends MatrixCase {
  /** As the sandbox names it. */
  readonly sandbox: string;
}

/** What of the matrix runs over real HTTP as well. */
export const REAL_CELLS: readonly RealCell[] = SCENES.flatMap((scene, column) =>
  REAL.flatMap(({ sandbox, name, isCarriedOut = false }, line) => {
    const row = listCases(scene).find(({ fault }) => fault === FAULTS[name]);
    return row && (line + column) % SHARE === 0 ? [{ ...(isCarriedOut ? findDoneCase(row) : row), sandbox }] : [];
  }),
);

/** How it must end where the service did what it was asked to. */
function findDoneCase(row: MatrixCase): MatrixCase {
  const { call, ends } = row.scene;
  const seen = SEEN[call];
  const end = seen === undefined ? undefined : ends[seen];
  return seen === undefined || !end ? row : { ...row, cell: { end: seen }, end };
}
