import { generateStrings } from './corpora/generate-strings.js';
import { HOSTILE_STRINGS } from './corpora/hostile-strings.js';
import { drawSample } from './draw-sample.js';
import { IS_FULL } from '../support/test-run.js';

/** The size of the public lists of naughty strings and of payloads together. */
const WHOLE = 515 + 6_613;
const WRITTEN = Object.values(HOSTILE_STRINGS);

/** The default size of a sample: some texts of every kind. */
const SAMPLE = 24;
/**
 * Places where a screen or a box is reopened for every text. In a sample each takes every other kind, and the next place the remaining
 * ones: together they take all.
 */
export const REOPENED = [
  'label',
  'carrier',
  'address',
  'typed address',
  'exchange',
  'parcel',
  'refund',
  'instructions',
  'return store',
  'return row',
  'return review',
  'withdrawal',
  'earlier withdrawal',
] as const;

export interface TextDraw {
  /** The size of a sample; texts of every kind, written and generated. */
  readonly sample?: number;
  /** One of the places that take every other kind. */
  readonly at?: (typeof REOPENED)[number];
  /** The size in a full run, if it is not the whole corpus. */
  readonly most?: number;
  /** The most texts in one part. */
  readonly part?: number;
}

/** Hostile texts in parts that fit one test each: a seeded sample, or the whole corpus in a full run. */
export function drawTexts({
  sample = SAMPLE,
  most = WHOLE,
  part = 100,
  at,
}: TextDraw = {}): readonly (readonly string[])[] {
  const written = WRITTEN.flat().length;
  const generated = generateStrings(IS_FULL ? Math.max(0, most - written) : sample);
  // As many generated texts as texts of five kinds.
  const fifth = Math.ceil(generated.length / 5);
  const kinds = Array.from({ length: 5 }, (_, kind) => generated.slice(kind * fifth, (kind + 1) * fifth));
  const all = [...WRITTEN, ...kinds];
  const held = at === undefined || IS_FULL ? all : all.filter((_, kind) => kind % 2 === REOPENED.indexOf(at) % 2);
  const texts = drawSample(held, at === undefined ? sample : held.length);
  return Array.from({ length: Math.ceil(texts.length / part) }, (_, at) => texts.slice(at * part, (at + 1) * part));
}
