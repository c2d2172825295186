import { useMemo, type ReactNode } from 'react';
import { listBars } from './list-bars.js';
import { toBarPattern } from './to-bar-pattern.js';

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
