import { BAG_STYLES, drawBag } from './draw-bag.js';
import { BALL_STYLES, drawBall } from './draw-ball.js';
import { drawShirt, SHIRT_STYLES } from './draw-shirt.js';
import { drawShoe, SHOE_STYLES } from './draw-shoe.js';
import { drawShorts, SHORTS_STYLES } from './draw-shorts.js';
import { PALETTES, type Colour, type Palette } from './palette.js';

interface Kind {
  /** The lowest point of the drawing, where its shadow is. */
  readonly floor: number;
  readonly styles: Readonly<Record<string, (palette: Palette) => string>>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  shoe: { floor: 336, styles: toStyles(SHOE_STYLES, drawShoe) },
  shirt: { floor: 398, styles: toStyles(SHIRT_STYLES, drawShirt) },
  shorts: { floor: 380, styles: toStyles(SHORTS_STYLES, drawShorts) },
  bag: { floor: 386, styles: toStyles(BAG_STYLES, drawBag) },
  ball: { floor: 382, styles: toStyles(BALL_STYLES, drawBall) },
};

/** The names of all pictures, as `{kind}-{style}-{colour}`. */
export const PICTURE_NAMES: readonly string[] = Object.entries(KINDS).flatMap(([kind, { styles }]) =>
  Object.keys(styles).flatMap((style) => Object.keys(PALETTES).map((colour) => `${kind}-${style}-${colour}`)),
);

/** Draws a product picture as an SVG document; undefined if the name is not in `PICTURE_NAMES`. */
export function drawPicture(name: string): string | undefined {
  if (!PICTURE_NAMES.includes(name)) return undefined;
  const [kindName = '', style = '', colour = ''] = name.split('-');
  const kind = KINDS[kindName];
  const palette = PALETTES[colour as Colour];
  const drawing = kind?.styles[style]?.(palette);
  return kind && drawing ? toDocument(drawing, palette, kind.floor) : undefined;
}

function toDocument(drawing: string, palette: Palette, floor: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
  <defs>
    <radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="${palette.deep}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.deep}" stop-opacity="0"/></radialGradient>
    <linearGradient id="sheen" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
    <radialGradient id="round" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>
  </defs>
  <rect width="480" height="480" fill="${palette.ground}"/><rect width="480" height="480" fill="url(#ground)"/>
  <ellipse cx="246" cy="${floor + 4}" rx="176" ry="17" fill="url(#shadow)"/>
  ${drawing}
</svg>
`;
}

function toStyles<Style extends string>(
  styles: readonly Style[],
  draw: (style: Style, palette: Palette) => string,
): Kind['styles'] {
  return Object.fromEntries(styles.map((style) => [style, (palette: Palette) => draw(style, palette)]));
}
