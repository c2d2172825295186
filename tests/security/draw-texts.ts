import { generateStrings } from './corpora/generate-strings.js';
import { HOSTILE_STRINGS } from './corpora/hostile-strings.js';
import { drawSample } from './draw-sample.js';
import { IS_FULL } from '../support/test-run.js';

/** The size of the public list of naughty strings. */
const NAUGHTY = 515;
/** The size of this list and the public list of payloads together. */
const WHOLE = NAUGHTY + 6_613;
const WRITTEN = Object.values(HOSTILE_STRINGS);

/** The default size of a sample: some texts of every kind. */
const SAMPLE = 24;
/**
 * Places where a screen or a box is reopened for every text, which takes a second or two. In a sample each takes every other kind, and the
 * next place the remaining ones: together they take all. In a full run they take as many texts as the list of naughty strings has.
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
  /** One of the places that reopen a screen or a box. */
  readonly at?: (typeof REOPENED)[number];
  /** The size in a full run: by default the whole corpus, or 515 texts at a place that reopens. */
  readonly most?: number;
  /** The most texts in one part. */
  readonly part?: number;
}

/** Hostile texts in parts that fit one test each: a seeded sample, or in a full run as many as `most`. */
export function drawTexts({
  sample = SAMPLE,
  at,
  most = at === undefined ? WHOLE : NAUGHTY,
  part = at === undefined ? 100 : 25,
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
