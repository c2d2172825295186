import type { Palette } from './palette.js';

export const SHOE_STYLES = ['runner', 'court', 'trail'] as const;

export type ShoeStyle = (typeof SHOE_STYLES)[number];

const UPPER =
  'M86 322 C74 286 76 238 92 206 C99 193 114 192 122 203 C133 219 154 224 174 216 C189 210 197 197 208 190 C216 185 226 186 233 193 ' +
  'L290 246 C311 263 342 268 372 277 C405 287 424 300 427 322 Z';
const COLLAR =
  'M92 206 C99 193 114 192 122 203 C133 219 154 224 174 216 C189 210 197 197 208 190 L214 199 C203 206 196 220 178 227 C154 235 127 229 113 211 C107 205 98 204 92 206 Z';
const HEEL = 'M86 322 C74 286 76 238 92 206 C112 232 120 270 122 322 Z';
const TOE = 'M352 271 C360 269 366 275 372 277 C405 287 424 300 427 322 L336 322 C336 300 340 284 352 271 Z';

/** Draws the side of a shoe, toe to the right. Its marks are our own, without any brand's stripes or swooshes. */
export function drawShoe(style: ShoeStyle, palette: Palette): string {
  const parts = [drawUpper(palette), drawSide(style, palette), drawLaces(palette), drawSole(style, palette)];
  return `<g transform="translate(-24 -62) scale(1.1)">${parts.join('')}</g>`;
}

function drawUpper({ base, deep, light }: Palette): string {
  return `<path d="${UPPER}" fill="${base}"/><path d="${UPPER}" fill="url(#sheen)"/>
    <path d="${HEEL}" fill="${deep}" opacity=".55"/><path d="${TOE}" fill="${light}" opacity=".5"/>
    <path d="${COLLAR}" fill="${deep}"/>
    <path d="M208 190 C216 185 226 186 233 193 L243 202 L222 216 L206 203 Z" fill="${light}"/>`;
}

function drawSide(style: ShoeStyle, { accent, deep }: Palette): string {
  if (style === 'court') {
    return `<g fill="${accent}" opacity=".9"><circle cx="200" cy="276" r="5"/><circle cx="222" cy="276" r="5"/><circle cx="244" cy="276" r="5"/></g>
      <path d="M132 300 H330" stroke="${accent}" stroke-width="3" stroke-dasharray="7 6" opacity=".7"/>`;
  }
  if (style === 'trail') {
    return `<path d="M126 318 L176 250 L204 284 L236 240 L292 318 Z" fill="${deep}" opacity=".45"/>
      <path d="M140 318 L176 268 L204 300 L236 258 L278 318" fill="none" stroke="${accent}" stroke-width="5" stroke-linejoin="round"/>`;
  }
  return `<g fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round" opacity=".9">
      <path d="M138 258 H196"/><path d="M142 278 H228"/><path d="M146 298 H260"/></g>`;
}

function drawLaces({ accent, deep }: Palette): string {
  const laces = [0, 1, 2, 3].map((row) => {
    const x = 222 + row * 18;
    const y = 206 + row * 16;
    return `<path d="M${x} ${y + 14} L${x + 20} ${y - 6}"/>`;
  });
  return `<path d="M214 212 L286 276 C296 270 300 262 298 252 L240 200 Z" fill="${deep}" opacity=".35"/>
    <g stroke="${accent}" stroke-width="6" stroke-linecap="round">${laces.join('')}</g>`;
}

function drawSole(style: ShoeStyle, { deep, light }: Palette): string {
  const midsole =
    'M80 312 C150 326 210 306 268 312 C330 318 380 306 429 314 C436 332 430 352 404 354 L112 354 C88 354 76 336 80 312 Z';
  const lugs = Array.from(
    { length: 15 },
    (_, index) => `<rect x="${100 + index * 21}" y="350" width="13" height="12" rx="3"/>`,
  );
  const outsole =
    style === 'trail'
      ? `<g fill="${deep}">${lugs.join('')}</g>`
      : `<path d="M96 352 H414 C420 358 414 362 404 362 H112 C100 362 94 358 96 352 Z" fill="${deep}"/>`;
  const seam = style === 'court' ? `<path d="M84 330 H432" stroke="${deep}" stroke-width="2" opacity=".35"/>` : '';
  const wave =
    style === 'runner'
      ? `<path d="M92 338 C150 326 190 350 250 338 C310 328 360 346 420 334" fill="none" stroke="${light}" stroke-width="5" opacity=".8"/>`
      : '';
  return `${outsole}<path d="${midsole}" fill="#fdfcfa"/><path d="${midsole}" fill="url(#sheen)"/>
    <path d="M80 312 C150 326 210 306 268 312 C330 318 380 306 429 314" fill="none" stroke="${deep}" stroke-width="4" opacity=".55"/>${seam}${wave}`;
}
