/** Foreground, background, and the contrast that WCAG requires, as docs/theming.md lists them. `ground` is the page. */
const PAIRS = [
  ...['ink', 'ink-soft', 'progress', 'success', 'critical'].flatMap((front) => [
    [front, 'ground', 4.5],
    [front, 'paper', 4.5],
  ]),
  ['ink', 'paper-soft', 4.5],
  ['ink-soft', 'paper-soft', 4.5],
  ['ink', 'critical-soft', 4.5],
  ['critical', 'critical-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ...['line-strong', 'accent'].flatMap((front) => [
    [front, 'ground', 3],
    [front, 'paper', 3],
  ]),
];
const NONE = 'rgba(0, 0, 0, 0)';
const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
  willReadFrequently: true,
});

/** Returns the pairs with too little contrast; none until the tag is rendered. */
export function listLowContrast(colours) {
  if (!colours.has('ink')) return [];
  const find = (name) => toLuminance(colours.get(name));
  return PAIRS.map(([front, back, least]) => {
    const [darker, lighter] = [find(front), find(back)].sort((a, b) => a - b);
    return { front, back, least, contrast: (lighter + 0.05) / (darker + 0.05) };
  }).filter(({ contrast, least }) => contrast < least);
}

/**
 * The colours that a tag uses, by the names of the custom properties: those of the theme, or else its defaults. `ground` is the background
 * of the element behind the tag, and the only one until the tag is rendered.
 */
export function readColours(tag, ground) {
  const colours = new Map([['ground', getComputedStyle(ground).backgroundColor]]);
  const root = tag.shadowRoot?.querySelector('[part=root]');
  if (!root) return colours;
  const probe = root.appendChild(document.createElement('span'));
  for (const { style } of tag.shadowRoot.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])) {
    for (const property of style ?? []) {
      const [value, name] = /^var\(--orders-([\w-]+),.*\)$/.exec(style.getPropertyValue(property).trim()) ?? [];
      if (name === undefined || !property.startsWith('--')) continue;
      probe.style.backgroundColor = value;
      const colour = getComputedStyle(probe).backgroundColor;
      // A value that is no colour leaves the background transparent.
      if (colour !== NONE && !colours.has(name)) colours.set(name, colour);
    }
  }
  probe.remove();
  return colours;
}

/** Returns a colour as `#rrggbb`, which is what a colour picker takes. */
export function toHex(colour) {
  const hex = toChannels(colour).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function toChannels(colour) {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function toLuminance(colour) {
  const [red, green, blue] = toChannels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
