/** One line of the picture: requests per second in each minute. */
export interface LoadLine {
  readonly name: string;
  readonly values: readonly number[];
}

const [WIDTH, HEIGHT] = [760, 300];
const [LEFT, TOP, RIGHT, BOTTOM] = [48, 16, 200, 40];
const COLOURS = ['#6b6b6b', '#c0392b', '#1a5fb4', '#b5651d'];
const STEP = 100;
const MINUTES_PER_LABEL = 10;

/** Draws the load by the minute, with the minutes of the outage shaded. Returns an SVG document. */
export function drawLoad(
  lines: readonly LoadLine[],
  outage: { readonly first: number; readonly last: number },
): string {
  const minutes = Math.max(...lines.map(({ values }) => values.length));
  const most = Math.ceil(Math.max(...lines.flatMap(({ values }) => values)) / STEP) * STEP;
  const toX = (minute: number): number => LEFT + (minute / (minutes - 1)) * (WIDTH - LEFT - RIGHT);
  const toY = (value: number): number => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const toPoints = (values: readonly number[]): string =>
    values.map((value, minute) => `${toX(minute).toFixed(1)},${toY(value).toFixed(1)}`).join(' ');
  const rows = Array.from({ length: most / STEP + 1 }, (_, index) => index * STEP);
  const columns = Array.from(
    { length: Math.ceil(minutes / MINUTES_PER_LABEL) },
    (_, index) => index * MINUTES_PER_LABEL,
  );
  const [start, end] = [toX(outage.first), toX(outage.last)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<rect x="${start}" y="${TOP}" width="${end - start}" height="${HEIGHT - TOP - BOTTOM}" fill="#f1f1f1"/>
${rows
  .map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${toY(value)}" y2="${toY(value)}" stroke="#ddd"/><text x="${LEFT - 6}" y="${toY(value) + 4}" text-anchor="end">${value}</text>`,
  )
  .join('\n')}
${columns.map((minute) => `<text x="${toX(minute)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${minute - outage.first}</text>`).join('\n')}
<text x="${LEFT}" y="${HEIGHT - 6}">Minutes from the start of the outage; requests per second</text>
${lines
  .map(
    ({ name, values }, index) =>
      `<polyline fill="none" stroke="${COLOURS[index]}" stroke-width="1.5" points="${toPoints(values)}"/><text x="${WIDTH - RIGHT + 12}" y="${TOP + 16 + index * 18}" fill="${COLOURS[index]}">${name}</text>`,
  )
  .join('\n')}
</svg>
`;
}
