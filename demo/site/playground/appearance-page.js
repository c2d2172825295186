import '../sheet.js';
import './playground-sheet.js';
import { html, render } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { listLowContrast, readColours, toHex } from './contrast.js';
import { toExample } from './settings.js';
import { createTag, toSetup } from './snippet.js';

/** Tags that show most of what a theme can change. */
const TAGS = ['orders-detail', 'orders-history', 'orders-guest-lookup', 'orders-return-wizard', 'orders-card'];
/** Properties of the page, which the background of a tag shows. */
const PAGE = [
  { name: 'background', description: 'Background of the page.' },
  { name: 'color-scheme', description: 'light, dark, or light dark: which defaults apply.' },
  { name: 'font-family', description: 'Font of the page, which tags inherit.' },
];
const { tokens } = await (await fetch('/playground/choices.json')).json();
const PROPERTIES = [...PAGE, ...tokens];
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

let values = {};
let tagName = TAGS[0];
let tag;
let copied = '';

/** The address has the whole theme, so that links and the back button restore it. */
function load() {
  const query = new URLSearchParams(location.search);
  values = Object.fromEntries(PROPERTIES.map(({ name }) => [name, query.get(toKey(name)) ?? '']));
  const asked = query.get('tag');
  tagName = TAGS.includes(asked) ? asked : TAGS[0];
  copied = '';
  draw();
}

function set(name, value) {
  const next = { tag: tagName, ...Object.fromEntries(Object.entries(values).map(([key, one]) => [toKey(key), one])) };
  next[toKey(name)] = value;
  history.pushState(null, '', `?${new URLSearchParams(Object.entries(next).filter(([, one]) => one !== ''))}`);
  load();
}

/** Shows a value while it is typed or picked; `set` follows when the field is left. */
function preview(name, value) {
  values = { ...values, [name]: value };
  copied = '';
  draw();
}

const toKey = (name) => name.replace('--orders-', '');

/** The declarations that the browser accepts; a custom property may not end its own declaration. */
function listDeclarations() {
  return Object.entries(values)
    .filter(([name, value]) => value !== '' && !/[;{}<]/.test(value) && CSS.supports(name, value))
    .map(([name, value]) => `${name}: ${value};`);
}

function printCss(selector) {
  const declarations = listDeclarations();
  return declarations.length === 0 ? '' : `${selector} {\n  ${declarations.join('\n  ')}\n}\n`;
}

function draw() {
  sheet.replaceSync(printCss('.theme-canvas'));
  render(drawPreview(), document.querySelector('#preview'));
  showTag();
  drawColours();
}

/** Draws what depends on the colours of the tag: the colour pickers and the warnings. */
function drawColours() {
  const colours = readColours(tag, document.querySelector('#canvas'));
  render(drawPanel(colours), document.querySelector('#panel'));
  drawWarnings(colours);
}

function drawPanel(colours) {
  const drawWithColour = (property) =>
    drawProperty(property, colours.get(property.name === 'background' ? 'ground' : toKey(property.name)));
  return html`
    <form class="settings" aria-label="Theme" @submit=${(event) => event.preventDefault()}>
      <fieldset>
        <legend>What is shown</legend>
        <label class="field">
          <span>Tag</span>
          <select name="tag" @change=${({ target }) => set('tag', target.value)}>
            ${TAGS.map((name) => html`<option .selected=${live(name === tagName)} value=${name}>&lt;${name}&gt;</option>`)}
          </select>
        </label>
      </fieldset>
      <fieldset>
        <legend>The page</legend>
        ${PAGE.map(drawWithColour)}
      </fieldset>
      <fieldset>
        <legend>Custom properties</legend>
        ${tokens.map(drawWithColour)}
      </fieldset>
    </form>
  `;
}

/** @param colour the current colour, if the property is one */
function drawProperty({ name, description }, colour) {
  const key = toKey(name);
  return html`
    <div class="field">
      <label for=${`field-${key}`}><code>${name}</code></label>
      <div class="with-picker">
        <input
          id=${`field-${key}`}
          name=${key}
          .value=${live(values[name])}
          autocomplete="off"
          spellcheck="false"
          aria-describedby=${`hint-${key}`}
          @input=${({ target }) => preview(name, target.value)}
          @change=${({ target }) => set(name, target.value.trim())}
        />
        ${
          colour === undefined
            ? ''
            : html`<input
                type="color"
                aria-label=${`Pick a colour for ${name}`}
                .value=${live(toHex(colour))}
                @input=${({ target }) => preview(name, target.value)}
                @change=${({ target }) => set(name, target.value)}
              />`
        }
      </div>
    </div>
    <p class="hint" id=${`hint-${key}`}>${description}</p>
  `;
}

function drawPreview() {
  const css = printCss(':root');
  return html`
    <section aria-labelledby="shown-heading">
      <div class="section-head"><h2 id="shown-heading">&lt;${tagName}&gt;</h2></div>
      <div class="stage-well theme-canvas" id="canvas"></div>
    </section>
    <section aria-labelledby="contrast-heading">
      <div class="section-head"><h2 id="contrast-heading">Contrast</h2></div>
      <div id="warnings" role="status"></div>
    </section>
    <section class="read" aria-labelledby="css-heading">
      <div class="section-head">
        <h2 id="css-heading">Style sheet to paste</h2>
        <output>${copied}</output>
        <button type="button" class="is-main" ?disabled=${css === ''} @click=${copy}>Copy</button>
      </div>
      <pre
        class="code"
        tabindex="0"
        role="region"
        aria-label="Style sheet"
      ><code>${css === '' ? '/* Nothing is set yet. */' : css}</code></pre>
    </section>
  `;
}

/** Creates the tag once, so that its theme changes while it is used. */
function showTag() {
  if (tag?.localName === tagName) return;
  tag?.remove();
  tag = createTag(toSetup(toExample(tagName)));
  tag.addEventListener('orders-ready', drawColours);
  document.querySelector('#canvas').append(tag);
  import(`/orders-area/cdn/${tagName}.js`).then(drawColours, () => undefined);
}

function drawWarnings(colours) {
  const faint = listLowContrast(colours);
  const list = faint.map(
    ({ front, back, least, contrast }) =>
      html`<li><code>${front}</code> on <code>${back}</code>: ${contrast.toFixed(2)}:1, needs ${least}:1</li>`,
  );
  render(
    faint.length === 0
      ? html`<p class="hint">All pairs of colours have enough contrast.</p>`
      : html`<ul class="events">
          ${list}
        </ul>`,
    document.querySelector('#warnings'),
  );
}

async function copy() {
  copied = await navigator.clipboard.writeText(printCss(':root')).then(
    () => 'Copied.',
    () => 'Your browser does not let this page copy. Select the text instead.',
  );
  draw();
}

addEventListener('popstate', load);
load();
