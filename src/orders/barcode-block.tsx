import { useId, type ReactNode, useMemo } from 'react';
import english from '../../locales/en.json?only=barcode.&ast';
import styles from './bar-code.css?inline';
import type { Barcode } from './model/order-details.js';
import { useIntl, type LazyModule } from '../app/context/element-context.js';
import code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

export interface BarcodeBlockProps {
  readonly orderNumber: string;
  /** Absent if the service sends no text and no number for the code. */
  readonly barcode: Barcode | undefined;
}

/** The bar code to show in a store, with its explanation. */
export function BarcodeBlock({ orderNumber, barcode }: BarcodeBlockProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const number = barcode?.number ?? orderNumber;
  return (
    <div className="code-slot">
      <section className="code-card" aria-labelledby={id}>
        <h3 className="side-title" part="heading" id={id} dir="auto">
          {barcode?.header ?? intl.t('barcode.title')}
        </h3>
        <p dir="auto">{barcode?.subheader ?? intl.t('barcode.text')}</p>
        <BarCode text={number} label={intl.t('barcode.label')} />
      </section>
    </div>
  );
}

/** Pixels, as specified (returns and calls, section 9). */
const HEIGHT = 100;
const BAR_WIDTH = 2;
/** For longer texts, which would otherwise not fit. */
const NARROW_BAR_WIDTH = 1.5;
const LONGEST_WIDE = 13;
/** Quiet zone in units, required on both sides (ISO/IEC 15417). */
const QUIET = 10;

interface BarCodeProps {
  readonly text: string;
  /** The code's accessible name. */
  readonly label: string;
}

/** A CODE128 bar code with its text below, dark on white in every theme. A text that cannot be encoded is shown alone. */
function BarCode({ text, label }: BarCodeProps): ReactNode {
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

/** In a narrow space the bars get narrower, not lower. */
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
      // Needed: without it, at 1.5 pixels per unit, scanners mistake the grey edges for bars.
      shapeRendering="crispEdges"
    >
      {listBars(pattern).map(({ at, width }) => (
        <rect key={at} x={QUIET + at} width={width} height={HEIGHT} />
      ))}
    </svg>
  );
}

/** A bar's start and width, in units. */
interface Bar {
  readonly at: number;
  readonly width: number;
}

/** The bars of a pattern of `1` and `0`. */
export function listBars(pattern: string): Bar[] {
  return [...pattern.matchAll(/1+/g)].map(({ 0: run, index }) => ({ at: index, width: run.length }));
}

/** Characters that the encoder and store scanners support; its control characters are outside of this range. */
const PRINTABLE = /^[\x20-\x7e]{1,48}$/;

/** Builds and tests resolve the default export of this CommonJS module differently. */
const Encoder = 'default' in code128 ? code128.default : code128;

/**
 * Encodes a text as CODE128: `1` for each unit of a bar and `0` for each of a gap, from the first bar to the last. Absent if the text is
 * too long for store scanners or contains non-ASCII characters.
 */
export function toBarPattern(text: string): string | undefined {
  return PRINTABLE.test(text) ? new Encoder(text, {}).encode().data : undefined;
}

/** The bar code for store scanners; loaded only with orders that show one. */
export const barcodeModule = {
  views: { BarcodeBlock },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
