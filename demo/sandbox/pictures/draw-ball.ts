import type { Palette } from './palette.js';

export const BALL_STYLES = ['football', 'basketball'] as const;

export type BallStyle = (typeof BALL_STYLES)[number];

const CENTRE = 240;
const MIDDLE = { x: CENTRE, y: CENTRE };
const RADIUS = 142;

/** Draws a ball, seen from slightly above. */
export function drawBall(style: BallStyle, palette: Palette): string {
  const seams = style === 'football' ? drawPanels(palette) : drawRibs(palette);
  return `<clipPath id="ball"><circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}"/></clipPath>
    <g clip-path="url(#ball)"><circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="${style === 'football' ? '#fbfaf7' : palette.base}"/>${seams}
    <circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="url(#round)"/></g>`;
}

function drawRibs({ deep }: Palette): string {
  return `<g fill="none" stroke="${deep}" stroke-width="6"><path d="M96 226 C170 262 310 262 386 226"/><path d="M228 96 C262 170 262 310 236 384"/>
    <path d="M136 140 C206 178 220 306 152 352"/><path d="M346 142 C280 186 274 300 334 348"/></g>`;
}

/** Draws a pentagon in the middle and one towards each of its corners, cut off by the edge. */
function drawPanels({ base, deep }: Palette): string {
  const outer = [0, 1, 2, 3, 4].map((index) => {
    const angle = toRadians(index * 72 - 90);
    const x = CENTRE + 126 * Math.cos(angle);
    const y = CENTRE + 126 * Math.sin(angle);
    const seam = `M${toPoint(46, index)} L${toPoint(84, index)}`;
    return `<polygon points="${toPentagon({ x, y }, 42, index * 72 + 90)}" fill="${base}"/><path d="${seam}" stroke="${deep}" stroke-width="4"/>`;
  });
  return `${outer.join('')}<polygon points="${toPentagon(MIDDLE, 48, -90)}" fill="${base}"/>
    <polygon points="${toPentagon(MIDDLE, 102, -54)}" fill="none" stroke="${deep}" stroke-width="4" opacity=".45"/>`;
}

function toPoint(radius: number, corner: number): string {
  const angle = toRadians(corner * 72 - 90);
  return `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`;
}

function toPentagon(at: { x: number; y: number }, radius: number, turn: number): string {
  return [0, 1, 2, 3, 4]
    .map((corner) => toRadians(corner * 72 + turn))
    .map((angle) => `${round(at.x + radius * Math.cos(angle))},${round(at.y + radius * Math.sin(angle))}`)
    .join(' ');
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
