import '../sheet.js';
import './playground-sheet.js';
import { render } from 'lit-html';
import { drawPanel } from './panel.js';
import { drawPreview } from './preview.js';
import { limitFrame } from './special-answers.js';
import { change, completeLink, readSettings, toExample, toStageAddress, writeSettings } from './settings.js';
import { toHtml, toSetup } from './snippet.js';

/** The address contains the playground's whole state, so links and the back button restore it. */
const MOST_EVENTS = 200;
const [choices, states] = await Promise.all(
  ['choices', 'states'].map(async (name) => (await fetch(`/playground/${name}.json`)).json()),
);
let settings;
let events = [];
let shownText = '';
let shownAddress;

const actions = {
  /** Changes the settings; after that, they no longer show a state of the gallery. */
  onChange(changes) {
    open(change(settings, { state: '', ...changes }));
  },
  onLayout: (changes) => open(change(settings, changes)),
  onTag: (tag) => open(toExample(tag)),
  onClear() {
    events = [];
    draw();
  },
  onReload: () => show('reload'),
  async onCopy() {
    await navigator.clipboard.writeText(getHtml()).then(
      () => announce('Copied.'),
      () => announce('Your browser does not let this page copy. Select the text instead.'),
    );
  },
  async onReset() {
    const world = settings.world === undefined ? {} : { 'x-sandbox-world': settings.world };
    const headers = { ...world, 'x-sandbox-reset': '1' };
    const answer = await fetch('/sandbox/reset', { method: 'POST', headers });
    announce(answer.ok ? 'The sandbox is as new.' : `The sandbox answered ${answer.status}.`);
    show('reload');
  },
};

function announce(text) {
  shownText = text;
  draw();
}

function open(next) {
  const query = writeSettings(next);
  if (query === writeSettings(settings)) return;
  history.pushState(null, '', `?${query}`);
  load();
}

function load() {
  settings = readSettings(new URLSearchParams(location.search));
  shownText = '';
  show('cached');
}

const getHtml = () => toHtml(toSetup(settings), location.origin);

/** Width and direction of the frame belong to the page; changes of the tag reload the stage, and `reload` reloads it in any case. */
function show(mode) {
  const { width, ...staged } = settings;
  const address = toStageAddress(
    staged,
    states.find(({ name }) => name === settings.state),
  );
  const isNew = mode === 'reload' || address !== shownAddress;
  if (isNew) events = [];
  draw();
  if (!isNew) return;
  shownAddress = address;
  // Replaces the frame's history entry, so that the back button goes through settings, not through frames.
  const frame = document.querySelector('.stage-frame');
  limitFrame(frame, settings.state);
  frame.contentWindow.location.replace(address);
}

function draw() {
  const tag = choices.tags.find(({ name }) => name === settings.tag) ?? choices.tags[0];
  render(drawPanel({ choices, settings, tag, actions }), document.querySelector('#panel'));
  render(
    drawPreview({ settings, tag, events, shownText, html: getHtml(), actions }),
    document.querySelector('#preview'),
  );
  document.title = `${tag.name} · Orders area: playground`;
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || data?.from !== 'stage' || data.event === undefined) return;
  if (source !== document.querySelector('.stage-frame').contentWindow) return;
  const at = new Date().toLocaleTimeString('en-GB');
  events = [{ at, name: data.event, detail: data.detail }, ...events].slice(0, MOST_EVENTS);
  draw();
});
addEventListener('popstate', load);
history.replaceState(null, '', `?${completeLink(new URLSearchParams(location.search))}`);
load();
