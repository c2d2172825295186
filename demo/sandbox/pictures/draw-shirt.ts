import type { Palette } from './palette.js';

export const SHIRT_STYLES = ['tee', 'singlet', 'hoodie'] as const;

export type ShirtStyle = (typeof SHIRT_STYLES)[number];

const TEE =
  'M190 112 C206 132 274 132 290 112 L330 126 C352 134 366 150 376 172 L408 236 L358 262 L340 228 C336 280 338 330 344 384 C300 394 180 394 136 384 C142 330 144 280 140 228 L122 262 L72 236 L104 172 C114 150 128 134 150 126 Z';
const SINGLET =
  'M184 108 C186 158 206 186 240 186 C274 186 294 158 296 108 L322 112 C318 168 326 204 346 224 C340 280 340 332 344 386 C300 396 180 396 136 386 C140 332 140 280 134 224 C154 204 162 168 158 112 Z';
const HOODIE =
  'M178 128 C200 112 280 112 302 128 L332 140 C354 150 366 168 372 192 L404 356 C392 366 370 368 356 362 L340 262 C338 306 340 346 344 390 C300 400 180 400 136 390 C140 346 142 306 140 262 L124 362 C110 368 88 366 76 356 L108 192 C114 168 126 150 148 140 Z';

/** Draws a top laid flat. */
export function drawShirt(style: ShirtStyle, palette: Palette): string {
  if (style === 'hoodie') return drawHoodie(palette);
  return style === 'tee' ? drawTee(palette) : drawSinglet(palette);
}

function drawTee({ base, deep, light, accent }: Palette): string {
  return `${drawCloth(TEE, base)}
    <path d="M190 112 C206 132 274 132 290 112 L298 115 C282 146 198 146 182 115 Z" fill="${deep}"/>
    <path d="M140 228 C136 206 128 190 120 178 M340 228 C344 206 352 190 360 178" fill="none" stroke="${deep}" stroke-width="3" opacity=".5"/>
    <path d="M80 231 L126 254 M400 231 L354 254" stroke="${light}" stroke-width="4" opacity=".8"/>
    <path d="M138 372 C184 380 296 380 342 372" fill="none" stroke="${deep}" stroke-width="2.5" opacity=".4"/>
    <path d="M276 190 h34" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`;
}

function drawSinglet({ base, deep, accent }: Palette): string {
  return `${drawCloth(SINGLET, base)}
    <path d="M184 108 C186 158 206 186 240 186 C274 186 294 158 296 108" fill="none" stroke="${deep}" stroke-width="7"/>
    <path d="M158 112 C162 168 154 204 134 224 M322 112 C318 168 326 204 346 224" fill="none" stroke="${deep}" stroke-width="7"/>
    <path d="M138 300 C200 282 280 318 342 296 L342 322 C280 344 200 308 138 326 Z" fill="${accent}" opacity=".85"/>`;
}

function drawHoodie({ base, deep, light, accent }: Palette): string {
  return `${drawCloth(HOODIE, base)}
    <path d="M178 128 C176 92 206 74 240 74 C274 74 304 92 302 128 C294 160 262 176 240 186 C218 176 186 160 178 128 Z" fill="${base}"/>
    <path d="M178 128 C176 92 206 74 240 74 C274 74 304 92 302 128 C294 160 262 176 240 186 C218 176 186 160 178 128 Z" fill="url(#sheen)"/>
    <path d="M198 126 C200 104 218 94 240 94 C262 94 280 104 282 126 C276 146 256 158 240 168 C224 158 204 146 198 126 Z" fill="${deep}"/>
    <path d="M226 174 V226 M254 174 V220" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>
    <path d="M190 296 H290 L314 352 H166 Z" fill="${light}" opacity=".45"/>
    <path d="M190 296 L166 352 M290 296 L314 352" stroke="${deep}" stroke-width="3" opacity=".5"/>
    <path d="M138 376 C184 386 296 386 342 376" fill="none" stroke="${deep}" stroke-width="10" opacity=".35"/>`;
}

function drawCloth(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/><path d="${path}" fill="url(#sheen)"/>`;
}
