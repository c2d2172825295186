import { encode } from 'uqr';
import { drawPng } from '../files/draw-png.js';

type Rows = readonly (readonly boolean[])[];

const SCALE = 4;
/** The scale of the label's code. */
const ENLARGED = 3;
/** The empty margin around the code, in squares. */
const QUIET = 12;
/** Widths similar to the lines of an address. */
const LINES = [0.7, 0.5, 0.6];

/** Draws a text as a QR code. */
export function drawCodePicture(text: string): Uint8Array<ArrayBuffer> {
  return drawPng(encode(text, { ecc: 'M', border: 4 }).data, SCALE);
}

/** Draws a label: the code that the carrier scans, from a screen or from paper, and lines in place of an address. */
export function drawLabelPicture(text: string): Uint8Array<ArrayBuffer> {
  const code = enlarge(encode(text, { ecc: 'M', border: 4 }).data);
  const width = code.length + 2 * QUIET;
  const rows = [
    ...code.map((row) => [...toSpan(QUIET), ...row, ...toSpan(QUIET)]),
    ...LINES.flatMap((share) => drawLine(Math.round(code.length * share), width)),
    ...Array<readonly boolean[]>(QUIET / 2).fill(toSpan(width)),
  ];
  return drawPng(frame(rows, width), SCALE);
}

function enlarge(rows: Rows): Rows {
  return rows.flatMap((row) => {
    const wide = row.flatMap((isDark) => toSpan(ENLARGED, isDark));
    return Array<readonly boolean[]>(ENLARGED).fill(wide);
  });
}

function drawLine(length: number, width: number): Rows {
  const line = [...toSpan(QUIET), ...toSpan(length, true), ...toSpan(width - QUIET - length)];
  return [...Array<readonly boolean[]>(3).fill(line), ...Array<readonly boolean[]>(4).fill(toSpan(width))];
}

function frame(rows: Rows, width: number): Rows {
  const line = toSpan(width + 2, true);
  return [line, ...rows.map((row) => [true, ...row, true]), line];
}

function toSpan(length: number, isDark = false): readonly boolean[] {
  return Array<boolean>(length).fill(isDark);
}
