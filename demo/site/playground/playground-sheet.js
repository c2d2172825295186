/** The styles of the playground and its gallery: tools around the tags, less prominent than the tags. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .playground { --ink: light-dark(#16181d, #f3f4f6); --soft: light-dark(#5b616e, #a9b0bd); --line: light-dark(#e2e5ea, #2c313a);
    --edge: light-dark(#868d99, #868e9c); --paper: light-dark(#fff, #14161a); --well: light-dark(#f4f5f7, #1d2128); font-size: .9375rem; }
  .playground [hidden] { display: none; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
  .playground .bar { align-items: center; padding-block: .75rem; }
  .playground nav { gap: .25rem; }
  .playground nav a { padding: .375rem .75rem; border-radius: 99rem; color: inherit; text-decoration: none; }
  .playground nav a:hover { background: var(--well); }
  .playground nav a[aria-current] { background: var(--ink); color: var(--paper); }
  .playground :is(h2, h3) { margin: 0; font-size: 1rem; font-weight: 600; line-height: 1.3; }
  .playground code, .code, .events { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .8125rem; }
  .playground :where(button, select, input:not([type=checkbox])) { box-sizing: border-box; min-height: 2.25rem; padding: .25rem .75rem; font: inherit; font-size: .875rem;
    color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem; }
  .playground button { cursor: pointer; border-radius: 99rem; white-space: nowrap; }
  .playground button:hover:enabled { background: var(--well); }
  .playground button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
  .playground button.is-main, .playground button[aria-pressed=true] { color: var(--paper); background: var(--ink); border-color: var(--ink); }
  .playground button.is-main:hover:enabled, .playground button[aria-pressed=true]:hover:enabled { color: var(--paper); background: var(--ink); }
  .playground :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  .hint, .meta, .count { color: var(--soft); font-size: .8125rem; font-weight: 400; }
  .hint { margin: .25rem 0 0; line-height: 1.4; }
  .chip { padding: .125rem .625rem; border-radius: 99rem; background: var(--well); color: inherit; font-size: .8125rem; text-decoration: none; }
  a.chip:hover { text-decoration: underline; }

  .bench { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); }
  .bench-panel { min-width: 0; border-block-end: 1px solid var(--line); }
  .settings { display: grid; padding: .5rem 1.25rem 1.25rem; }
  .settings fieldset, .settings .group { min-width: 0; margin: 0; padding: 1rem 0; border: 0; border-block-end: 1px solid var(--line); }
  .settings > :last-child { border: 0; }
  .settings legend { float: inline-start; width: 100%; padding: 0 0 .25rem; font-weight: 600; }
  .settings legend + * { clear: both; }
  .settings summary { font-weight: 600; cursor: pointer; }
  .field { display: grid; gap: .25rem; margin-block-start: .75rem; font-size: .875rem; }
  .with-picker { display: flex; gap: .5rem; }
  .with-picker [type="color"] { flex: none; width: 2.75rem; padding: .25rem; }
  .field :is(select, input) { width: 100%; min-width: 0; text-overflow: ellipsis; }
  .check { display: flex; gap: .625rem; align-items: center; min-height: 1.75rem; margin-block-start: .75rem; font-size: .875rem; overflow-wrap: anywhere; }
  .check input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--ink); }
  .check + .hint { margin: 0; padding-inline-start: 1.75rem; }
  .settings fieldset > button, .pair { margin-block-start: 1rem; }
  .pair { display: flex; gap: .5rem; }
  .bench-stage { min-width: 0; display: grid; align-content: start; gap: 1.5rem; padding: 1.25rem; }
  .section-head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; min-height: 2.25rem; margin-block-end: .75rem; }
  .section-head h2 { margin-inline-end: auto; overflow-wrap: anywhere; }
  .section-head output { color: var(--soft); font-size: .8125rem; }
  .widths { display: flex; flex-wrap: wrap; gap: .375rem; }
  .widths [aria-pressed=true] .meta { color: inherit; }
  .stage-well { display: flex; overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--well); }
  .stage-frame { flex: none; margin-inline: auto; height: min(78vh, 60rem); min-height: 26rem; border: 0; border-radius: .5rem; color-scheme: light; }
  /* The page around a tag whose theme is being made. */
  .bench-stage > section { min-width: 0; }
  .theme-canvas { display: block; background: light-dark(#fff, #14161a); }
  .reads { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); }
  .read { min-width: 0; }
  .code, .events { box-sizing: border-box; max-height: 26rem; margin: 0; padding: 1rem; overflow: auto; border: 1px solid var(--line); border-radius: .75rem; background: var(--well); line-height: 1.55; }
  .events { padding: 0; list-style: none; }
  .events li { padding: .5rem 1rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
  .events li:last-child { border: 0; }
  .events time { color: var(--soft); }
  .stage { padding: 1rem; }
  /* The theme sets background and text colour. */
  .is-themed { background: none; color: inherit; }
  @media (min-width: 600px) and (max-width: 959px) {
    .settings { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 1.5rem; align-items: start; }
    .settings fieldset, .settings .group { border: 0; }
  }
  @media (min-width: 960px) {
    .bench { grid-template-columns: 21rem minmax(0, 1fr); }
    .bench-panel { border: 0; border-inline-end: 1px solid var(--line); }
    .settings { position: sticky; top: 0; max-height: 100vh; box-sizing: border-box; overflow-y: auto; }
    .bench-stage { padding: 1.25rem 1.5rem 3rem; }
  }

  .gallery { flex: 1; box-sizing: border-box; width: 100%; max-width: 100rem; margin-inline: auto; padding: 2rem 1.5rem 4rem; }
  .gallery h1 { margin: 0; font-size: 2rem; line-height: 1.2; font-weight: 600; }
  .gallery > p { max-width: 42rem; margin: .5rem 0 1.5rem; color: var(--soft); }
  .filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem 1rem; align-items: end; padding-block-end: 1.5rem; border-block-end: 1px solid var(--line); }
  .filters .field { margin: 0; min-width: 0; }
  .filters output { justify-self: end; color: var(--soft); font-size: .875rem; }
  .shelf { margin-block-start: 2.5rem; }
  .shelf h2 { font-size: 1.25rem; }
  .tiles { display: grid; gap: 2rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); margin: 1rem 0 0; padding: 0; list-style: none; }
  .tile { position: relative; min-width: 0; scroll-margin-top: 2rem; }
  .tile-view { position: relative; overflow: hidden; aspect-ratio: 4 / 3; border: 1px solid var(--line); border-radius: .75rem; background: var(--well); container-type: inline-size; }
  /* Rendered at its nominal width, scaled to the tile's width. */
  .tile-view iframe { position: absolute; inset-block-start: 0; left: 0; width: 1024px; height: 768px; border: 0; color-scheme: light; transform-origin: 0 0; scale: calc(100cqi / 1024px); }
  .tile-view.is-narrow iframe { width: 400px; height: 800px; left: 50%; translate: -50% 0; transform-origin: 50% 0; scale: calc(75cqi / 800px); }
  .tile:hover .tile-view, .tile:focus-within .tile-view { border-color: var(--edge); }
  .tile:target .tile-view { outline: 2px solid var(--ink); outline-offset: 2px; }
  .tile-foot { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; margin-block-start: .625rem; }
  .tile h3 { font-size: .9375rem; }
  .tile h3 a { color: inherit; text-decoration: none; }
  .tile h3 a::after { content: ''; position: absolute; inset: 0; }
  .tile h3 a:hover { text-decoration: underline; }
  .tile .chip { margin-inline-start: auto; }
  .chip.is-error { background: light-dark(#fdecec, #3d1d1f); color: light-dark(#8f1d1d, #ffb4b4); }
  .chip.is-loading, .chip.is-notice { background: light-dark(#e9f0fd, #1b2a45); color: light-dark(#1d428f, #b7cfff); }
  @media (max-width: 599px) { .gallery { padding-inline: 1rem; } .bench-stage { padding-inline: 1rem; } .stage-well { padding: .5rem; } }
`);
document.adoptedStyleSheets.push(sheet);
