import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { DEMO_FLAGS, SHOPPERS } from '../host-page.js';

/** Where the stage stands below the panel, the panel begins short. */
const HAS_ROOM = matchMedia('(min-width: 960px)').matches;
/** Attributes that have a place of their own in the panel. */
const PLACED = ['country', 'locale', 'theme', 'flags'];
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
const LOCALE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
/** Made by the build, to test with. */
const MADE_LOCALES = { 'ar-XB': 'English, from right to left', 'en-XA': 'English, longer' };

/** Everything that can be set, as one form; each change is a new address. */
export function drawPanel(bench) {
  return html`
    <form class="settings" aria-label="Settings" @submit=${(event) => event.preventDefault()}>
      ${drawTag(bench)} ${drawPlace(bench)} ${drawFault(bench)} ${drawAttributes(bench)} ${drawFlags(bench)}
      ${drawPage(bench)}
    </form>
  `;
}

function drawTag({ choices, settings, tag, actions }) {
  return html`
    <fieldset>
      <legend>What is shown, and to whom</legend>
      ${drawSelect({
        name: 'tag',
        label: 'Tag',
        value: settings.tag,
        options: choices.tags.map(({ name }) => [name, `<${name}>`]),
        onChange: actions.onTag,
      })}
      <p class="hint">${tag.description}</p>
      ${drawSelect({
        name: 'as',
        label: 'Signed in as',
        value: settings.as,
        options: SHOPPERS.map((name) => [name, name]),
        onChange: (as) => actions.onChange({ as }),
      })}
      ${drawText({
        name: 'email',
        label: 'E-mail of the guest',
        value: settings.email,
        placeholder: 'guest@example.com',
        onChange: (email) => actions.onChange({ email }),
      })}
    </fieldset>
  `;
}

function drawPlace({ choices, settings, actions }) {
  const { country = 'us', locale = 'en', theme = 'auto' } = settings.attributes;
  const select = (choice) => drawSelect({ ...choice, onChange: (next) => actions.onChange({ [choice.name]: next }) });
  return html`
    <fieldset>
      <legend>Market and look</legend>
      ${select({
        name: 'country',
        label: 'Market',
        value: country,
        options: choices.countries.map((code) => [code, `${COUNTRY_NAMES.of(code.toUpperCase())} (${code})`]),
      })}
      ${select({
        name: 'locale',
        label: 'Locale',
        value: locale,
        options: choices.locales.map((code) => [code, `${MADE_LOCALES[code] ?? LOCALE_NAMES.of(code)} (${code})`]),
      })}
      ${select({
        name: 'theme',
        label: 'Theme of the tag',
        value: theme,
        options: ['auto', 'light', 'dark'].map((name) => [name, name]),
      })}
      ${select({
        name: 'sheet',
        label: 'Sample theme of the page',
        value: settings.sheet ?? '',
        options: [['', 'none'], ...choices.themes.map((name) => [name, name])],
      })}
      ${select({
        name: 'dir',
        label: 'Direction of the page',
        value: settings.dir ?? '',
        options: [
          ['', 'as the browser has it'],
          ['ltr', 'left to right'],
          ['rtl', 'right to left'],
        ],
      })}
    </fieldset>
  `;
}

function drawAttributes({ settings, tag, actions }) {
  const rest = tag.attributes.filter(({ name }) => !PLACED.includes(name));
  return html`
    <details class="group" ?open="${HAS_ROOM}">
      <summary>Attributes</summary>
      ${rest.map((attribute) =>
        drawAttribute({
          ...attribute,
          value: settings.attributes[attribute.name],
          onChange: (value) => actions.onChange({ [attribute.name]: value }),
        }),
      )}
    </details>
  `;
}

function drawAttribute({ name, description, type, default: fallback, value, onChange }) {
  const hint = { name, label: html`<code>${name}</code>`, hint: description, value, onChange };
  if (type.text === 'boolean') return drawCheck({ ...hint, isOn: value === 'true' });
  const words = [...type.text.matchAll(/'([^']+)'/g)].map(([, word]) => word);
  if (words.length > 0)
    return drawSelect({ ...hint, value: value ?? '', options: [['', 'not set'], ...words.map((w) => [w, w])] });
  return drawText({ ...hint, placeholder: fallback?.replaceAll("'", '') ?? '' });
}

function drawFlags({ choices, settings, actions }) {
  const on = (settings.attributes.flags ?? '').split(/\s+/).filter(Boolean);
  const set = (flags) => actions.onChange({ flags: flags.join(' ') });
  return html`
    <details class="group">
      <summary>Flags <span class="count">${on.length} of ${choices.flags.length} on</span></summary>
      <div class="pair">
        <button type="button" @click=${() => set(DEMO_FLAGS)}>As in the demo</button>
        <button type="button" @click=${() => set([])}>None</button>
      </div>
      ${[...choices.flags]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ name, meaning }) =>
          drawCheck({
            name: `flag-${name}`,
            label: html`<code>${name}</code>`,
            hint: meaning,
            isOn: on.includes(name),
            onChange: (value) => set(value ? [...on, name] : on.filter((flag) => flag !== name)),
          }),
        )}
    </details>
  `;
}

function drawFault({ choices, settings, actions }) {
  const [call = '', fault = ''] = (settings.fault ?? '').split(':');
  const set = (parts) => {
    const next = { call, fault, ...parts };
    const name = next.fault === '' ? 'status-500' : next.fault;
    actions.onChange({ fault: next.call === '' ? '' : `${next.call}:${name}` });
  };
  const names = choices.faults.map(({ name }) => name.replace('{ms}', '2000'));
  const { meaning } = choices.faults.find(({ name }) => name.replace('{ms}', '2000') === fault) ?? {};
  return html`
    <fieldset>
      <legend>Fault of the sandbox</legend>
      ${drawSelect({
        name: 'fault-call',
        label: 'Call that fails',
        value: call,
        options: [['', 'none'], ...choices.calls.map((name) => [name, name])],
        onChange: (next) => set({ call: next }),
      })}
      ${drawSelect({
        name: 'fault-kind',
        label: 'How it fails',
        value: fault,
        options: [...new Set([...(fault === '' ? [''] : []), ...names, fault])].map((name) => [name, name]),
        hint: meaning,
        isDisabled: call === '',
        onChange: (next) => set({ fault: next }),
      })}
      <button type="button" @click=${actions.onReset}>Reset sandbox</button>
    </fieldset>
  `;
}

function drawPage({ settings, actions }) {
  const text = ({ name, ...field }) =>
    drawText({ name, ...field, value: settings[name], onChange: (value) => actions.onChange({ [name]: value }) });
  return html`
    <details class="group" ?open=${settings.path !== undefined || settings.query !== undefined}>
      <summary>The page around it</summary>
      ${
        settings.tag === 'orders-area'
          ? text({
              name: 'path',
              label: 'Path of the area',
              placeholder: '/details/',
              hint: 'What stands below /{country}/{locale}/orders.',
            })
          : nothing
      }
      ${text({ name: 'query', label: 'Query of the page', placeholder: 'pageView=true', hint: 'What the address of the page says besides.' })}
      ${text({ name: 'world', label: 'World', placeholder: 'mine', hint: 'A sandbox that no other page sees.' })}
      ${drawCheck({
        name: 'alerts',
        label: 'The shop has something to say',
        isOn: settings.alerts !== undefined,
        onChange: (value) => actions.onChange({ alerts: value === '' ? '' : '1' }),
      })}
    </details>
  `;
}

function drawSelect({ name, label, value, options, hint, isDisabled = false, onChange }) {
  const all = options.some(([option]) => option === value) ? options : [[value, value], ...options];
  return html`
    <label class="field">
      <span>${label}</span>
      <select
        name=${name}
        ?disabled=${isDisabled}
        aria-describedby=${hint ? `hint-${name}` : nothing}
        @change=${(event) => onChange(event.target.value)}
      >
        ${all.map(([option, text]) => html`<option value=${option} .selected=${live(option === value)}>${text}</option>`)}
      </select>
    </label>
    ${drawHint(name, hint)}
  `;
}

function drawText({ name, label, value = '', placeholder = '', hint, onChange }) {
  return html`
    <label class="field">
      <span>${label}</span>
      <input
        name=${name}
        .value=${live(value)}
        placeholder=${placeholder}
        autocomplete="off"
        spellcheck="false"
        aria-describedby=${hint ? `hint-${name}` : nothing}
        @change=${(event) => onChange(event.target.value.trim())}
      />
    </label>
    ${drawHint(name, hint)}
  `;
}

function drawCheck({ name, label, hint, isOn, onChange }) {
  return html`
    <label class="check">
      <input
        type="checkbox"
        name=${name}
        .checked=${live(isOn)}
        aria-describedby=${hint ? `hint-${name}` : nothing}
        @change=${(event) => onChange(event.target.checked ? 'true' : '')}
      />
      <span>${label}</span>
    </label>
    ${drawHint(name, hint)}
  `;
}

function drawHint(name, hint) {
  return hint ? html`<p class="hint" id=${`hint-${name}`}>${hint}</p>` : nothing;
}
