import code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { useMemo, type ReactNode } from 'react';

/** Pixels, by the documents (returns and calls, section 9). */
const HEIGHT = 100;
const BAR_WIDTH = 2;
/** Of longer texts, or they would not fit. */
const NARROW_BAR_WIDTH = 1.5;
const LONGEST_WIDE = 13;
/** Units of white that a reader needs on both sides (ISO/IEC 15417). */
const QUIET = 10;

export interface BarCodeProps {
  readonly text: string;
  /** What it is, for whoever does not see it. */
  readonly label: string;
}

/** A text as CODE128 with the text under it, dark on white in every theme. What cannot be a code is the text alone. */
export function BarCode({ text, label }: BarCodeProps): ReactNode {
  const pattern = useMemo(() => toBarPattern(text), [text]);
  return (
    <div className="bar-code">
      {pattern !== undefined && <Bars pattern={pattern} label={label} isNarrow={text.length > LONGEST_WIDE} />}
      <p className="bar-code-text">
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}

interface BarsProps {
  readonly pattern: string;
  readonly label: string;
  readonly isNarrow: boolean;
}

/** Bars that find no room get narrower, not lower. */
function Bars({ pattern, label, isNarrow }: BarsProps): ReactNode {
  const units = pattern.length + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      width={units * (isNarrow ? NARROW_BAR_WIDTH : BAR_WIDTH)}
      height={HEIGHT}
      viewBox={`0 0 ${units} ${HEIGHT}`}
      preserveAspectRatio="none"
      // Tried without: at 1.5 pixels a unit, readers take the grey edges for bars.
      shapeRendering="crispEdges"
    >
      {listBars(pattern).map(({ at, width }) => (
        <rect key={at} x={QUIET + at} width={width} height={HEIGHT} />
      ))}
    </svg>
  );
}

/** A bar: where it begins and how wide it is, in units. */
interface Bar {
  readonly at: number;
  readonly width: number;
}

/** The bars of a pattern of `1` and `0`. */
export function listBars(pattern: string): Bar[] {
  return [...pattern.matchAll(/1+/g)].map(({ 0: run, index }) => ({ at: index, width: run.length }));
}

/** What the encoder takes and a till can read; its control signs lie beyond. */
const PRINTABLE = /^[\x20-\x7e]{1,48}$/;

/** Builds and tests disagree on where a module of this kind has its default. */
const Encoder = 'default' in code128 ? code128.default : code128;

/**
 * A text as CODE128: `1` for each unit of a bar and `0` for each of a gap, from the first bar to the last. Absent for a text that
 * cannot be one: too long for any till, or with signs that are none of ASCII.
 */
export function toBarPattern(text: string): string | undefined {
  return PRINTABLE.test(text) ? new Encoder(text, {}).encode().data : undefined;
}
