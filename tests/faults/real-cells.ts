import { IS_FULL } from '../support/test-run.js';
import type { CallName } from './fault.js';
import { FAULTS, type FaultName } from './faults.js';
import { listCases, SCENES, type MatrixCase } from './matrix.js';

interface RealFault {
  readonly sandbox: string;
  readonly name: FaultName;
  /** The sandbox executes the call before it spoils the answer. */
  readonly isCarriedOut?: true;
}

/** The sandbox's own faults and their names in the matrix. */
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
/** Writes whose success shows in the order or the address book, and their outcome in that case. */
const SEEN: Readonly<Partial<Record<CallName, string>>> = {
  'request-cancel': 'pending',
  'request-return': 'done',
  'request-return-cancellation': 'done',
  'request-exchange-order': 'done',
  'request-new-address': 'done',
};
/** Each fault meets a third of the scenes, and each scene four or five of the faults; a full run combines all. */
const SHARE = IS_FULL ? 1 : 3;

/** One call under one of the sandbox's own faults. */
export interface RealCell extends MatrixCase {
  /** In the sandbox's syntax. */
  readonly sandbox: string;
}

/** The cells of the matrix that also run over real HTTP. */
export const REAL_CELLS: readonly RealCell[] = SCENES.flatMap((scene, column) =>
  REAL.flatMap(({ sandbox, name, isCarriedOut = false }, line) => {
    const row = listCases(scene).find(({ fault }) => fault === FAULTS[name]);
    return row && (line + column) % SHARE === 0 ? [{ ...(isCarriedOut ? findDoneCase(row) : row), sandbox }] : [];
  }),
);

/** Returns the expected outcome if the service executed the call. */
function findDoneCase(row: MatrixCase): MatrixCase {
  const { call, outcomes } = row.scene;
  const seen = SEEN[call];
  const outcome = seen === undefined ? undefined : outcomes[seen];
  return seen === undefined || !outcome ? row : { ...row, cell: { outcome: seen }, outcome };
}
