import '../sheet.js';
import './playground-sheet.js';
import { openTab } from './state-tab.js';
import { playSteps } from './play-steps.js';
import { readSettings } from './settings.js';
import { createTag, toSetup } from './snippet.js';
import { prepareState } from './special-answers.js';

/** One tag on a page of its own with the given settings; the page around the frame receives its events. */
const settings = readSettings(new URLSearchParams(new URLSearchParams(location.search).get('setup') ?? ''));
const [choices, states] = await Promise.all(
  ['choices', 'states'].map(async (name) => (await fetch(`/playground/${name}.json`)).json()),
);
const state = states.find(({ name }) => name === settings.state);
const visit = state && openTab(state.name);
// The steps of a state change orders; in a world of its own, they can be repeated.
const world = settings.world ?? visit?.last?.world ?? (state?.steps === undefined ? undefined : crypto.randomUUID());
const known = choices.tags.find(({ name }) => name === settings.tag) ?? choices.tags[0];

const special = state && prepareState(state.name, visit.last !== undefined);
if (special?.stored !== undefined) visit.stored.set('orders-area/1', special.stored);

const { theme } = settings.attributes;
if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
if (settings.sheet !== undefined) await applyTheme(settings.sheet);
if (settings.dir !== undefined) document.documentElement.dir = settings.dir;

const report = (message) => parent.postMessage({ from: 'stage', ...message }, location.origin);
for (const { name } of known.events) {
  document.addEventListener(name, ({ detail }) => report({ event: name, detail: JSON.stringify(detail ?? null) }));
}

// Until a state is shown, `focus` and `scrollIntoView` do not scroll: they would also scroll the page around the frame, where a visitor may be
// reading.
const allowScrolling = state && preventScrolling();
const setup = toSetup({ ...settings, tag: known.name, ...(world !== undefined && { world }) });
Object.assign(setup.adapter, special?.adapter);
const tag = createTag(setup);
document.querySelector('#stage').append(tag);
await import(`/orders-area/cdn/${known.name}.js`);

/** Sets the fault of later requests. */
function setFault(fault) {
  tag.adapter = createTag(toSetup({ ...settings, tag: known.name, world, fault })).adapter;
}

if (state !== undefined) {
  const steps = [...(state.steps ?? []), { see: state.shown }];
  const first = visit.last?.first ?? 0;
  const missed = await playSteps(steps, {
    tag,
    setFault,
    first,
    reload: (next) => visit.reload({ world, first: next }),
  });
  // Effects may move the focus after the element has appeared.
  setTimeout(allowScrolling, 500);
  document.documentElement.dataset.state = missed === undefined ? 'shown' : `missed ${missed}`;
  report({ state: state.name, missed });
}

/** Keeps `focus` and `scrollIntoView` from scrolling; returns the function that allows it again. */
function preventScrolling() {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  return () => {
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}

/** Applies a sample theme. Pages of the demo allow no sheets in markup, so it is constructed. */
async function applyTheme(name) {
  const answer = await fetch(`/themes/${encodeURIComponent(name)}.css`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(answer.ok ? await answer.text() : '');
  document.adoptedStyleSheets.push(sheet);
  document.body.classList.add('is-themed');
}
