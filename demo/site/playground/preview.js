import { html, nothing } from 'lit-html';

const WIDTHS = [
  ['320', 'Phone'],
  ['768', 'Tablet'],
  ['1440', 'Desktop'],
  ['', 'As wide as it goes'],
];

/** Renders the tag's stage, its markup and its events. */
export function drawPreview(bench) {
  return html`${drawStage(bench)}
    <div class="reads">${drawHtml(bench)} ${drawEvents(bench)}</div>`;
}

function drawStage({ settings, tag, actions }) {
  const { width = '', state } = settings;
  return html`
    <section class="stage-box" aria-labelledby="stage-heading">
      <div class="section-head">
        <h2 id="stage-heading">&lt;${tag.name}&gt;</h2>
        ${state === undefined ? nothing : html`<a class="chip" href=${`/playground/gallery/#${state}`}>${state}</a>`}
        <div class="widths" role="group" aria-label="Width">
          ${WIDTHS.map(
            ([value, name]) => html`
              <button type="button" aria-pressed=${value === width} @click=${() => actions.onLayout({ width: value })}>
                ${name}${value === '' ? nothing : html` <span class="meta">${value}</span>`}
              </button>
            `,
          )}
        </div>
        <button type="button" @click=${actions.onReload}>Reload</button>
      </div>
      <div class="stage-well" role="region" aria-label="Stage" tabindex="0">
        <iframe class="stage-frame" title=${`${tag.name}, live`} width=${width === '' ? '100%' : width}></iframe>
      </div>
    </section>
  `;
}

function drawHtml({ html: text, shownText, actions }) {
  return html`
    <section class="read" aria-labelledby="html-heading">
      <div class="section-head">
        <h2 id="html-heading">HTML to paste</h2>
        <output>${shownText}</output>
        <button type="button" class="is-main" @click=${actions.onCopy}>Copy</button>
      </div>
      <pre class="code" tabindex="0" role="region" aria-label="Code"><code>${text}</code></pre>
    </section>
  `;
}

function drawEvents({ events, tag, actions }) {
  return html`
    <section class="read" aria-labelledby="events-heading">
      <div class="section-head">
        <h2 id="events-heading">Events <span class="count">${events.length}</span></h2>
        <button type="button" ?disabled=${events.length === 0} @click=${actions.onClear}>Clear</button>
      </div>
      ${
        events.length === 0
          ? html`<p class="hint">None yet. This tag sends ${tag.events.map(({ name }) => name).join(', ')}.</p>`
          : html`<ol class="events" tabindex="0" aria-label="Events, newest first">
              ${events.map(
                ({ at, name, detail }) => html`
                  <li><time>${at}</time> <strong>${name}</strong> <code>${detail}</code></li>
                `,
              )}
            </ol>`
      }
    </section>
  `;
}
