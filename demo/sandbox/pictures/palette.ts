/** A product's colours: its material in three shades, an accent, and the background. */
export interface Palette {
  readonly base: string;
  readonly deep: string;
  readonly light: string;
  readonly accent: string;
  readonly ground: string;
}

export const PALETTES = {
  ember: { base: '#c4573a', deep: '#8f3a25', light: '#de8264', accent: '#f6d9c4', ground: '#f5efe9' },
  moss: { base: '#6f7f55', deep: '#4c593a', light: '#94a37a', accent: '#e6e3c9', ground: '#f1f2ea' },
  lagoon: { base: '#3f8c92', deep: '#276468', light: '#6fb3b7', accent: '#dff0ec', ground: '#edf3f3' },
  midnight: { base: '#34415e', deep: '#1f2940', light: '#5b6a8c', accent: '#d9dfec', ground: '#eff1f5' },
  sand: { base: '#cbb48f', deep: '#a08863', light: '#e2d2b5', accent: '#7c6647', ground: '#f6f3ed' },
  chalk: { base: '#e9e7e1', deep: '#bdb9af', light: '#faf9f6', accent: '#8c8a83', ground: '#efeeea' },
  graphite: { base: '#4a4d52', deep: '#2d2f33', light: '#74787f', accent: '#d5d8db', ground: '#f1f1f2' },
  rose: { base: '#c98b8f', deep: '#9c6267', light: '#e3b3b5', accent: '#f8e7e4', ground: '#f8f1f0' },
} as const satisfies Record<string, Palette>;

export type Colour = keyof typeof PALETTES;
