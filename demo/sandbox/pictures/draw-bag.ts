import type { Palette } from './palette.js';

export const BAG_STYLES = ['duffel', 'backpack'] as const;

export type BagStyle = (typeof BAG_STYLES)[number];

const PACK =
  'M150 166 C150 112 188 88 240 88 C292 88 330 112 330 166 V352 C330 376 316 388 294 388 H186 C164 388 150 376 150 352 Z';

/** Draws the front of a bag. */
export function drawBag(style: BagStyle, palette: Palette): string {
  return style === 'duffel' ? drawDuffel(palette) : drawBackpack(palette);
}

function drawDuffel({ base, deep, light, accent }: Palette): string {
  return `<g transform="translate(0 16)"><path d="M160 226 C160 130 320 130 320 226" fill="none" stroke="${deep}" stroke-width="13" stroke-linecap="round"/>
    <path d="M178 230 C178 156 302 156 302 230" fill="none" stroke="${light}" stroke-width="11" stroke-linecap="round"/>
    <rect x="68" y="212" width="344" height="154" rx="62" fill="${base}"/><rect x="68" y="212" width="344" height="154" rx="62" fill="url(#sheen)"/>
    <path d="M130 212 C88 212 68 242 68 274 V304 C68 338 90 366 130 366 C116 330 112 250 130 212 Z" fill="${deep}" opacity=".75"/>
    <path d="M350 212 C392 212 412 242 412 274 V304 C412 338 390 366 350 366 C364 330 368 250 350 212 Z" fill="${deep}" opacity=".75"/>
    <path d="M126 228 H354" stroke="${accent}" stroke-width="4" stroke-dasharray="9 4"/>
    <path d="M160 226 V366 M320 226 V366" stroke="${deep}" stroke-width="13"/>
    <rect x="196" y="284" width="88" height="44" rx="8" fill="${light}" opacity=".55"/><path d="M210 306 h60" stroke="${accent}" stroke-width="5" stroke-linecap="round"/></g>`;
}

function drawBackpack({ base, deep, light, accent }: Palette): string {
  return `<path d="M212 96 C212 66 268 66 268 96" fill="none" stroke="${deep}" stroke-width="12"/>
    <path d="M150 196 C128 214 126 330 146 356 M330 196 C352 214 354 330 334 356" fill="none" stroke="${deep}" stroke-width="16" stroke-linecap="round"/>
    <path d="${PACK}" fill="${base}"/><path d="${PACK}" fill="url(#sheen)"/>
    <path d="M170 192 C170 142 200 120 240 120 C280 120 310 142 310 192" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="9 4"/>
    <path d="M172 252 H308 V346 C308 360 300 368 288 368 H192 C180 368 172 360 172 346 Z" fill="${deep}" opacity=".6"/>
    <path d="M172 272 H308" stroke="${accent}" stroke-width="4" stroke-dasharray="9 4"/>
    <path d="M296 272 v26" stroke="${light}" stroke-width="6" stroke-linecap="round"/><rect x="216" y="194" width="48" height="30" rx="6" fill="${light}" opacity=".55"/>`;
}
