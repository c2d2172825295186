import '../sheet.js';
import './playground-sheet.js';
import { html, nothing, render } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { limitFrame } from './special-answers.js';
import { toStageAddress, writeSettings } from './settings.js';
import { toStateSettings } from './state-settings.js';

/** The filters. `state` selects a single state, for links to it; changing any filter shows the others again. */
const LOOKS = ['state', 'tag', 'kind', 'words', 'theme', 'sheet', 'locale', 'width'];
const [choices, states] = await Promise.all(
  ['choices', 'states'].map(async (name) => (await fetch(`/playground/${name}.json`)).json()),
);
const root = document.querySelector('#gallery');
/** Frames exist only near the viewport: no browser can handle a hundred tags at once. */
const watch = new IntersectionObserver(toggleFrames, { rootMargin: '300px 0px' });

let look;

function read() {
  const query = new URLSearchParams(location.search);
  look = Object.fromEntries(LOOKS.map((name) => [name, query.get(name) ?? '']));
  draw();
}

function set(name, value) {
  const query = new URLSearchParams(
    Object.entries({ ...look, state: '', [name]: value }).filter(([, shownText]) => shownText !== ''),
  );
  history.pushState(null, '', `?${query}`);
  read();
}

function draw() {
  const shown = states.filter(
    ({ name, group, kind }) =>
      (look.state === '' || look.state === name) &&
      (look.tag === '' || look.tag === group) &&
      (look.kind === '' || look.kind === kind) &&
      name.includes(look.words.trim().toLowerCase().replaceAll(' ', '-')),
  );
  watch.disconnect();
  for (const view of root.querySelectorAll('.tile-view')) view.replaceChildren();
  render(drawGallery(shown), root);
  for (const view of root.querySelectorAll('.tile-view')) watch.observe(view);
}

/** Without a filter, the best states come before those of each tag. */
function drawGallery(shown) {
  const isFiltered = ['state', 'tag', 'kind', 'words'].some((name) => look[name] !== '');
  const best = isFiltered ? [] : choices.highlights.map((name) => states.find((state) => state.name === name));
  const rest = shown.filter((state) => !best.includes(state));
  const groups = [...new Set(rest.map(({ group }) => group))];
  return html`
    <h1>Gallery</h1>
    <p>Every state of every screen, live. Each opens in the playground, with the HTML to paste.</p>
    ${drawFilters(shown.length)}
    ${groups.length === 0 ? html`<p class="hint">No state fits. Try fewer words, or another filter.</p>` : nothing}
    ${best.length === 0 ? nothing : drawShelf('best', 'One of each', best)}
    ${groups.map((tag) =>
      drawShelf(
        tag,
        `<${tag}>`,
        rest.filter(({ group }) => group === tag),
      ),
    )}
  `;
}

function drawShelf(name, heading, list) {
  return html`
    <section class="shelf" aria-labelledby=${`shelf-${name}`}>
      <h2 id=${`shelf-${name}`}>${heading}</h2>
      <ul class="tiles">
        ${list.map(drawTile)}
      </ul>
    </section>
  `;
}

function drawTile(state) {
  const settings = toStateSettings(state, look);
  const words = state.name.replaceAll('-', ' ');
  return html`
    <li class="tile" id=${state.name}>
      <div
        class=${`tile-view${look.width === 'narrow' ? ' is-narrow' : ''}`}
        data-address=${toStageAddress(settings, state)}
        data-title=${words}
        data-state=${state.name}
        inert
      ></div>
      <div class="tile-foot">
        <h3><a href=${`/playground/?${writeSettings(settings)}`}>${words[0].toUpperCase()}${words.slice(1)}</a></h3>
        <span class=${`chip is-${state.kind}`}>${state.kind}</span>
      </div>
    </li>
  `;
}

function drawFilters(count) {
  const all = (list) => [['', 'all'], ...list.map((name) => [name, name])];
  return html`
    <form class="filters" aria-label="Filters" role="search" @submit=${(event) => event.preventDefault()}>
      <label class="field">
        <span>Find</span>
        <input
          name="words"
          .value=${live(look.words)}
          placeholder="cancel"
          @change=${({ target }) => set('words', target.value)}
        />
      </label>
      ${drawSelect('tag', 'Tag', all([...new Set(states.map(({ group }) => group))]))}
      ${drawSelect('kind', 'State', all([...new Set(states.map(({ kind }) => kind))]))}
      ${drawSelect('theme', 'Theme', [
        ['', 'auto'],
        ['light', 'light'],
        ['dark', 'dark'],
      ])}
      ${drawSelect('sheet', 'Sample theme', [['', 'none'], ...choices.themes.map((name) => [name, name])])}
      ${drawSelect('locale', 'Locale', [['', 'en'], ...choices.locales.slice(1).map((name) => [name, name])])}
      ${drawSelect('width', 'Width', [
        ['', 'wide'],
        ['narrow', 'phone'],
      ])}
      <output>${count} of ${states.length} states</output>
    </form>
  `;
}

function drawSelect(name, label, options) {
  return html`
    <label class="field">
      <span>${label}</span>
      <select name=${name} @change=${({ target }) => set(name, target.value)}>
        ${options.map(([value, text]) => html`<option value=${value} .selected=${live(look[name] === value)}>${text}</option>`)}
      </select>
    </label>
  `;
}

function toggleFrames(entries) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) target.replaceChildren();
    else if (target.firstElementChild === null) target.append(createFrame(target.dataset));
  }
}

/** Creates a live frame of a state. It works like a picture: the keyboard skips it, and its name is beside it. */
function createFrame({ address, title, state }) {
  const frame = document.createElement('iframe');
  limitFrame(frame, state);
  Object.assign(frame, { src: address, title, tabIndex: -1 });
  return frame;
}

addEventListener('popstate', read);
read();
document.getElementById(location.hash.slice(1))?.scrollIntoView();
