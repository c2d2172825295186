import { sandboxCalls } from '../../demo/sandbox/calls/sandbox-calls.js';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import type { CallScene, SceneOutcome } from '../faults/call-scene.js';
import { getClassName, type CallName } from '../faults/fault.js';
import { FAULTS, type FaultName } from '../faults/faults.js';
import { nameScene, SCENES } from '../faults/matrix.js';
import type { Facet } from '../support/draw-cover.js';
import { ATTACKS, type Attack } from './attacks.js';

/** The error code of a redirected request. */
const REDIRECTED = 'service-redirected';
/** The error code of a call with a token to an origin that the page's script did not name. */
export const UNTRUSTED = 'config-api-base-untrusted';

/** The only permitted outcome of a call under an attack. */
export interface SealedOutcome {
  readonly name: string;
  readonly outcome: SceneOutcome;
  /** The codes of the `orders-error` events, in order. */
  readonly errors: readonly string[];
  /** The number of requests to the page's own service; at least one if absent. */
  readonly requests?: number;
}

/** One call under one attack. */
export interface SealedCell {
  readonly scene: CallScene;
  readonly attack: Attack;
  /** The faults that the page requests from the sandbox. */
  readonly fault: string;
  /** Absent for an injected tag, whose call may be rejected or answered by the foreign server. */
  readonly must?: SealedOutcome;
}

/** The jobs of these orders never end: with a 404 for the job, the order shows the result. */
const CANCEL_JOB = 'get-cancel-job:status-404';
const RETURN_CANCEL_JOB = 'get-return-cancellation-job:status-404';
const RETURN_JOB = 'get-return-job:status-404';
const JOBS: Readonly<Partial<Record<CallName, string>>> = {
  'request-cancel': CANCEL_JOB,
  'get-cancel-job': CANCEL_JOB,
  'request-return-cancellation': RETURN_CANCEL_JOB,
  'get-return-cancellation-job': RETURN_CANCEL_JOB,
  'request-return': RETURN_JOB,
  'get-return-job': RETURN_JOB,
  'request-store-return-email': RETURN_JOB,
  'request-notification': RETURN_JOB,
  'request-exchange-order': RETURN_JOB,
};
/** The outcome of a successful call, if it is not `done`. */
const SOUND_OUTCOMES: Readonly<Partial<Record<CallName, string>>> = {
  'request-cancel': 'pending',
  'get-cancel-job': 'pending',
};

const MEMBERS_CALLS: readonly string[] = sandboxCalls
  .filter(({ contract }) => contract.who === 'member')
  .map(({ contract }) => contract.name);

/** The calls of the step for a code. It opens only after a refusal, which the server of an injected tag does not send. */
export const STEP_CALLS: readonly CallName[] = ['request-guest-challenge', 'request-guest-token'];

/** The complete matrix: every call under every attack that can affect it. */
export const SEALED_MATRIX: readonly SealedCell[] = SCENES.flatMap((scene) =>
  ATTACKS.filter((attack) => canMeet(scene, attack)).map((attack) => toCell(scene, attack)),
);

/** Excludes members' calls from a guest's page, and the step's calls from injected tags. */
function canMeet({ call }: CallScene, attack: Attack): boolean {
  const isForGuests = attack.toPage('').isGuest === true;
  if (attack.kind === 'injected tag' && STEP_CALLS.includes(call)) return false;
  return !(isForGuests && MEMBERS_CALLS.includes(call));
}

function toCell(scene: CallScene, attack: Attack): SealedCell {
  const { redirect, kind } = attack;
  const { call } = scene;
  const { [call]: job } = JOBS;
  if (redirect) {
    const faults = [`${call}:${redirect.fault}`, ...(job === undefined || job.startsWith(`${call}:`) ? [] : [job])];
    return { scene, attack, fault: faults.join(), must: toRedirectedOutcome(scene) };
  }
  const fault = job ?? '';
  return kind === 'injected tag' ? { scene, attack, fault } : { scene, attack, fault, must: toSoundOutcome(scene) };
}

/** A redirected read counts as signed out. A redirected write is uncertain and ends like one with an opaque answer. */
function toRedirectedOutcome(scene: CallScene): SealedOutcome {
  const isWrite = CALL_CLASSES[scene.call] === 'write';
  const name: FaultName = isWrite ? 'opaque' : 'signedOut';
  const cell = scene.cells[name];
  const requests = cell.requests ?? FAULTS[name][getClassName(scene.call)].requests;
  return { ...toSealedOutcome(scene, cell.outcome), errors: toRedirectedCodes(scene, cell.errors ?? []), requests };
}

/** The last error is the failure of the call and has the code of the redirect. */
function toRedirectedCodes({ opening }: CallScene, errors: readonly string[]): string[] {
  return errors.map((code, index) => (opening && index === 0 ? code : REDIRECTED));
}

function toSoundOutcome(scene: CallScene): SealedOutcome {
  const { cells, opening } = scene;
  const errors = opening ? (cells.slow.errors ?? []) : [];
  return { ...toSealedOutcome(scene, SOUND_OUTCOMES[scene.call] ?? 'done'), errors };
}

function toSealedOutcome({ call, outcomes }: CallScene, name: string): Pick<SealedOutcome, 'name' | 'outcome'> {
  const { [name]: outcome } = outcomes;
  if (!outcome) throw new Error(`${call} has no outcome named ${name}.`);
  return { name, outcome };
}

/** Returns the name of a cell. */
export function nameCell({ scene, attack, must }: SealedCell): string {
  const ending = must ? ` ends as: ${must.name}` : '';
  return `${nameScene(scene)} under ${attack.name}${ending}`;
}

/** The facets that a sample must cover: every call, every attack, and every kind of attack for every class of calls. */
export const SEALED_FACETS: readonly Facet<SealedCell>[] = [
  ({ scene }) => scene.call,
  ({ attack }) => attack.name,
  ({ scene, attack }) => `${CALL_CLASSES[scene.call]} under ${attack.kind}`,
];
