import { generateStrings } from './corpora/generate-strings.js';
import { HOSTILE_STRINGS } from './corpora/hostile-strings.js';
import { drawSample } from './draw-sample.js';
import { IS_FULL } from '../support/test-run.js';

/** As many as the public lists of naughty strings and of payloads have together. */
const WHOLE = 515 + 6_613;
const WRITTEN = Object.values(HOSTILE_STRINGS);

/** Of the sample where nothing else is asked for: some of every kind. */
const SAMPLE = 24;
/**
 * Places where a screen or a box is opened anew for every text. In a sample each holds every second kind, and the next one the others:
 * between them they have all of them.
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
] as const;

export interface TextDraw {
  /** Of the sample; texts of every kind, written down and generated. */
  readonly sample?: number;
  /** One of the places that have every second kind. */
  readonly at?: (typeof REOPENED)[number];
  /** Of the full run, where it is not the whole corpus. */
  readonly most?: number;
  /** A part has as many texts at most. */
  readonly part?: number;
}

/** Hostile texts in parts that a test each can hold: a seeded sample, and the whole corpus in the full run. */
export function drawTexts({
  sample = SAMPLE,
  most = WHOLE,
  part = 100,
  at,
}: TextDraw = {}): readonly (readonly string[])[] {
  const written = WRITTEN.flat().length;
  const generated = generateStrings(IS_FULL ? Math.max(0, most - written) : sample);
  // Of the generated ones as many as of five kinds.
  const fifth = Math.ceil(generated.length / 5);
  const kinds = Array.from({ length: 5 }, (_, kind) => generated.slice(kind * fifth, (kind + 1) * fifth));
  const all = [...WRITTEN, ...kinds];
  const held = at === undefined || IS_FULL ? all : all.filter((_, kind) => kind % 2 === REOPENED.indexOf(at) % 2);
  const texts = drawSample(held, at === undefined ? sample : held.length);
  return Array.from({ length: Math.ceil(texts.length / part) }, (_, at) => texts.slice(at * part, (at + 1) * part));
}
