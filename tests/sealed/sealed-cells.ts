import { sandboxCalls } from '../../demo/sandbox/calls/sandbox-calls.js';
import { CALL_CLASSES } from '../../src/http/call-context.js';
import type { CallScene, End } from '../faults/call-scene.js';
import { getClassName, type CallName } from '../faults/fault.js';
import { FAULTS, type FaultName } from '../faults/faults.js';
import { nameScene, SCENES } from '../faults/matrix.js';
import { drawCover, type Facet } from '../support/draw-cover.js';
import { ATTACKS, type Attack } from './attacks.js';

/** Where the client was redirected: what page and shopper are told of it. */
const REDIRECTED = 'service-redirected';
/** Where a call that needs a token would go to an origin that the page's script did not name. */
export const UNTRUSTED = 'config-api-base-untrusted';

/** How a call must end under an attack that leaves it but one end. */
export interface SealedEnd {
  readonly name: string;
  readonly end: End;
  /** Codes of the `orders-error` events, in order. */
  readonly errors: readonly string[];
  /** How often the page's own service is asked; at least once where nothing is said. */
  readonly requests?: number;
}

/** One call under one attack. */
export interface SealedCell {
  readonly scene: CallScene;
  readonly attack: Attack;
  /** The sandbox's faults that the page asks for. */
  readonly fault: string;
  /** Absent where the tag was injected: its call may be refused on the way, or have the foreign server's answer. */
  readonly must?: SealedEnd;
}

/** Jobs of these orders never end: the order tells how it went where nobody knows of the job. */
const CANCEL_JOB = 'get-cancel-job:status-404';
const RETURN_JOB = 'get-return-job:status-404';
const JOBS: Readonly<Partial<Record<CallName, string>>> = {
  'request-cancel': CANCEL_JOB,
  'get-cancel-job': CANCEL_JOB,
  'request-return': RETURN_JOB,
  'get-return-job': RETURN_JOB,
  'request-store-return-email': RETURN_JOB,
  'request-notification': RETURN_JOB,
  'request-exchange-order': RETURN_JOB,
};
/** How a call ends whose answer is what it should be, where that is not `done`. */
const SOUND_ENDS: Readonly<Partial<Record<CallName, string>>> = {
  'request-cancel': 'pending',
  'get-cancel-job': 'pending',
};

const MEMBERS_CALLS: readonly string[] = sandboxCalls
  .filter(({ contract }) => contract.who === 'member')
  .map(({ contract }) => contract.name);

/** The whole of it: every call at the screen that makes it, under every attack that can meet it. */
export const SEALED_MATRIX: readonly SealedCell[] = SCENES.flatMap((scene) =>
  ATTACKS.filter((attack) => canMeet(scene, attack)).map((attack) => toCell(scene, attack)),
);

/** A guest's page makes no call that only members make. */
function canMeet({ call }: CallScene, attack: Attack): boolean {
  const isForGuests = attack.toPage('').isGuest === true;
  return !(isForGuests && MEMBERS_CALLS.includes(call));
}

function toCell(scene: CallScene, attack: Attack): SealedCell {
  const { redirect, kind } = attack;
  const { call } = scene;
  const { [call]: job } = JOBS;
  if (redirect) {
    const faults = [`${call}:${redirect.fault}`, ...(job === undefined || job.startsWith(`${call}:`) ? [] : [job])];
    return { scene, attack, fault: faults.join(), must: toRedirectedEnd(scene) };
  }
  const fault = job ?? '';
  return kind === 'injected tag' ? { scene, attack, fault } : { scene, attack, fault, must: toSoundEnd(scene) };
}

/** A read counts as signed out. A write is in doubt: it ends as one whose answer the page may not read. */
function toRedirectedEnd(scene: CallScene): SealedEnd {
  const isWrite = CALL_CLASSES[scene.call] === 'write';
  const name: FaultName = isWrite ? 'opaque' : 'signedOut';
  const cell = scene.cells[name];
  const requests = cell.requests ?? FAULTS[name][getClassName(scene.call)].requests;
  return { ...toSealedEnd(scene, cell.end), errors: toRedirectedCodes(scene, cell.errors ?? []), requests };
}

/** The failure of the call, which comes last, has the code of the redirect. */
function toRedirectedCodes({ opening }: CallScene, errors: readonly string[]): string[] {
  return errors.map((code, index) => (opening && index === 0 ? code : REDIRECTED));
}

function toSoundEnd(scene: CallScene): SealedEnd {
  const { cells, opening } = scene;
  const errors = opening ? (cells.slow.errors ?? []) : [];
  return { ...toSealedEnd(scene, SOUND_ENDS[scene.call] ?? 'done'), errors };
}

function toSealedEnd({ call, ends }: CallScene, name: string): Pick<SealedEnd, 'name' | 'end'> {
  const { [name]: end } = ends;
  if (!end) throw new Error(`${call} has no end named ${name}.`);
  return { name, end };
}

/** A cell in words. */
export function nameCell({ scene, attack, must }: SealedCell): string {
  const end = must ? `, and ends: ${must.name}` : '';
  return `${nameScene(scene)} meets ${attack.name}${end}`;
}

/** A sample has every call, every attack, and every kind of attack for every class of calls. */
export const SEALED_FACETS: readonly Facet<SealedCell>[] = [
  ({ scene }) => scene.call,
  ({ attack }) => attack.name,
  ({ scene, attack }) => `${CALL_CLASSES[scene.call]} under ${attack.kind}`,
];

/** What this run holds of it. */
export const DRAWN_CELLS: readonly SealedCell[] = drawCover(SEALED_MATRIX, SEALED_FACETS);
