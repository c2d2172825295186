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
    const [, token = '', unset = ''] =
      new RegExp(`^ +--_${name}: var\\(--orders-([\\w-]+), (.+)\\);`, 'm').exec(defaults) ?? [];
    const property = name === 'ground' ? 'background' : `--orders-${token}`;
    const [, set] = new RegExp(`^ +${property}: (.+);`, 'm').exec(theme) ?? [];
    return resolve(pick(set ?? unset));
  };
  const resolve = (value: string): string => {
    const [, other] = /^var\(--_([\w-]+)\)$/.exec(value) ?? [];
    const [, one = '', percent = '', rest = ''] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
    if (other !== undefined) return find(other);
    return one === '' ? value : mix(resolve(one), resolve(rest), Number(percent) / 100);
  };
  return find;
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function mix(one: string, other: string, share: number): string {
  const others = toChannels(other);
  const mixed = toChannels(one).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share));
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function toLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
function toChannels(colour: string): number[] {
  if (!/^#(?:[\da-f]{3}){1,2}$/.test(colour)) throw new Error(`${colour} is no colour that can be counted with.`);
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/[\da-f]{2}/g);
  return (digits ?? []).map((pair) => parseInt(pair, 16));
}
