export type Scheme = 'light' | 'dark';

/** Returns the colours of a theme by the names of the custom properties without `--orders-`; `ground` is the page's. */
export function resolveTheme(defaults: string, theme: string, scheme: Scheme): (name: string) => string {
  const [, fixed] = /color-scheme: (light|dark);/.exec(theme) ?? [];
  const isDark = (fixed ?? scheme) === 'dark';
  const pick = (value: string): string => {
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    return (isDark ? dark : light) ?? value;
  };
  const find = (name: string): string => {
    const property = name === 'ground' ? 'background' : `--orders-${name}`;
    const [, set] = new RegExp(`^ +${property}: (.+);`, 'm').exec(theme) ?? [];
    const [, unset = ''] = new RegExp(`var\\(--orders-${name}, (.+)\\);`).exec(defaults) ?? [];
    const value = pick(set ?? unset);
    const [, other] = /^var\(--_([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : find(other);
  };
  return find;
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function toLuminance(colour: string): number {
  if (!/^#(?:[\da-f]{3}){1,2}$/.test(colour)) throw new Error(`${colour} is no colour that can be counted with.`);
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/[\da-f]{2}/g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
