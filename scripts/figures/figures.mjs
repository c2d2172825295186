const [START, END] = ['<!-- figures -->', '<!-- end of figures -->'];
/** What the tests say, in the order of the README. */
const COUNTS = ['fault cells', 'axe runs', 'canary checks'];
const MEANINGS = {
  'fault cells': 'in which every call meets every fault',
  'axe runs': 'over every screen and state, in both directions, light, dark and in forced colours',
  'canary checks': 'for personal data in places where others can read it',
};

/** What a run did not find out, so that there is nothing to write. */
export function listMissing(notes) {
  return [...COUNTS, 'sizes'].filter((name) => notes[name] === undefined);
}

/** The figures as the README has them, in the form that the formatter leaves alone. `locales`: names of their files. */
export function writeFigures(notes, locales) {
  const { languages, variants } = countLocales(locales);
  return [
    ...COUNTS.map((name) => `- **${toNumber(notes[name])} ${name}**, ${MEANINGS[name]}`),
    `- **${languages} languages**, and ${variants} more ways to write one of them`,
    ...notes.sizes.map(({ what, bytes }) => `- **${toKilobytes(bytes)}** ${what}`),
  ].join('\n');
}

/** A text with these figures between its two marks. */
export function placeFigures(text, figures) {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`There is no ${START} before ${END}.`);
  return `${text.slice(0, start + START.length)}\n\n${figures}\n\n${text.slice(end)}`;
}

/** `en-GB` beside `en` writes English otherwise; `zh-Hant`, with no `zh` beside it, is a language. */
function countLocales(files) {
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const isVariant = (name) => name.includes('-') && names.includes(name.split('-')[0]);
  const variants = names.filter(isVariant).length;
  return { languages: names.length - variants, variants };
}

function toNumber(count) {
  return count.toLocaleString('en-US');
}

/** A tenth of a kilobyte: what another version of the compressor changes is less. */
function toKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
