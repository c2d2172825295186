import type { DriftPlan } from '../calls/sandbox-call.js';
import type { FaultAct, FaultScene } from './fault.js';
import { editPath, visitObjects } from './json-paths.js';

/** How a service that changed unannounced may differ from its contract. */
export type DriftKind = 'extra' | 'null' | 'types' | 'enums' | 'missing';

type Edit = (body: unknown, plan: DriftPlan) => void;

const EDITS: Readonly<Record<DriftKind, Edit>> = {
  extra: (body) => visitObjects(body, addExtras),
  null: (body, { nulls }) => setAll(body, nulls, null),
  types: (body, { types }) => setAll(body, types, { value: 42 }),
  enums: (body, { enums }) => setAll(body, enums, 'SOMETHING_NEW'),
  missing: (body, { missing }) => removeAll(body, missing),
};

/** Not in `PICTURE_NAMES`, so requests for it get a 404. */
const MISSING_PICTURE = '/sandbox/pictures/missing.svg';

const WRONG_VALUES: readonly unknown[] = [null, 42, -1, 'SOMETHING_NEW', '', true, [], {}, { value: 1 }];

/** Answers successfully, but with the given deviations from the contract; the order's head stays readable. */
export function drift(...kinds: readonly DriftKind[]): FaultAct {
  return (run, { call }) =>
    editAnswer(run, (body) => {
      for (const kind of kinds) EDITS[kind](body, call.drift);
    });
}

/** Answers successfully, but with pictures that do not exist. */
export const losePictures: FaultAct = (run, { call, c }) =>
  editAnswer(run, (body) => setAll(body, call.drift.pictures, new URL(MISSING_PICTURE, c.req.url).href));

/** Answers successfully, but with one random field changed. */
export const driftAnywhere: FaultAct = (run, scene) => editAnswer(run, (body) => breakOneField(body, scene));

/** Edits the JSON of a successful answer; other answers and files pass unchanged. */
async function editAnswer(run: () => Promise<Response>, edit: (body: unknown) => void): Promise<Response> {
  const answer = await run();
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  const body: unknown = await answer.json();
  edit(body);
  return new Response(JSON.stringify(body), answer);
}

function setAll(body: unknown, paths: readonly string[], value: unknown): void {
  for (const path of paths) editPath(body, path, (holder, key) => Reflect.set(holder, key, value));
}

function removeAll(body: unknown, paths: readonly string[]): void {
  for (const path of paths) editPath(body, path, (holder, key) => Reflect.deleteProperty(holder, key));
}

/** Adds undocumented fields, including the name by which a careless copy would pollute every object's prototype. */
function addExtras(object: object): void {
  if (Array.isArray(object)) return;
  Object.defineProperty(object, '__proto__', { value: { polluted: true }, enumerable: true, configurable: true });
  Object.assign(object, { addedLater: 'value' });
}

function breakOneField(body: unknown, { random }: FaultScene): void {
  const fields: (readonly [holder: object, key: string])[] = [];
  visitObjects(body, (holder) => fields.push(...Object.keys(holder).map((key) => [holder, key] as const)));
  const [holder, key] = pick(fields, random) ?? [];
  if (holder && key !== undefined) Reflect.set(holder, key, pick(WRONG_VALUES, random));
}

function pick<Choice>(choices: readonly Choice[], random: () => number): Choice | undefined {
  return choices[Math.floor(random() * choices.length)];
}
