import type { Palette } from './palette.js';

export const SHORTS_STYLES = ['run', 'court'] as const;

export type ShortsStyle = (typeof SHORTS_STYLES)[number];

const OUTLINES: Readonly<Record<ShortsStyle, string>> = {
  run: 'M138 150 H342 C356 214 378 284 396 344 C354 366 304 372 260 366 L240 272 L220 366 C176 372 126 366 84 344 C102 284 124 214 138 150 Z',
  court:
    'M140 116 H340 C352 196 368 286 378 368 C340 382 298 384 258 378 L240 256 L222 378 C182 384 140 382 102 368 C112 286 128 196 140 116 Z',
};

/** Draws shorts laid flat. */
export function drawShorts(style: ShortsStyle, { base, deep, light, accent }: Palette): string {
  const outline = OUTLINES[style];
  const top = style === 'run' ? 150 : 116;
  const trim =
    style === 'run'
      ? `<path d="M336 190 C350 242 363 290 373 332 L396 344 C378 284 356 214 342 150 H334 Z" fill="${accent}" opacity=".85"/>
         <path d="M144 190 C130 242 117 290 107 332 L84 344 C102 284 124 214 138 150 H146 Z" fill="${accent}" opacity=".85"/>`
      : `<path d="M104 350 C142 364 182 366 224 360 M376 350 C338 364 298 366 256 360" fill="none" stroke="${accent}" stroke-width="9" opacity=".85"/>`;
  return `<path d="${outline}" fill="${base}"/>${trim}<path d="${outline}" fill="url(#sheen)"/>
    <rect x="136" y="${top - 4}" width="208" height="28" rx="8" fill="${deep}"/>
    <path d="M150 ${top + 10} H330" stroke="${light}" stroke-width="2" stroke-dasharray="3 5" opacity=".7"/>
    <path d="M234 ${top + 20} C226 ${top + 48} 230 ${top + 62} 224 ${top + 72} M246 ${top + 20} C254 ${top + 44} 250 ${top + 56} 256 ${top + 66}" fill="none" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>
    <path d="M240 ${top + 26} V252" stroke="${deep}" stroke-width="2.5" opacity=".45"/>`;
}
