/**
 * The styles of the host pages. A constructed sheet, because the pages forbid style elements and attributes, as strict
 * hosts do.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
  :root[data-theme=light] { color-scheme: light; }
  :root[data-theme=dark] { color-scheme: dark; }
  body { margin: 0; min-height: 100vh; flex-direction: column; background: light-dark(#fff, #14161a); color: light-dark(#16181d, #f3f4f6); line-height: 1.5; }
  body:not([hidden]) { display: flex; }
  .bar { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; padding: 1rem 1.5rem; border-bottom: 1px solid light-dark(#e6e8ec, #2c313a); }
  @media print { .bar, .tools, .page > h1, footer { display: none !important; } .page.is-area { margin: 0; min-height: 0 !important; } body { min-height: 0 !important; background: none !important; } }
  .brand { font-size: 1.25rem; font-weight: 700; letter-spacing: -.02em; color: inherit; text-decoration: none; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
  .page { flex: 1; width: min(100% - 2rem, 72rem); margin: 2.5rem auto; }
  .page h1 { font-size: 2rem; line-height: 1.2; }
  .page.is-quiet h1 { margin: 0 0 2rem; font-size: .875rem; font-weight: 400; color: light-dark(#5b616e, #a9b0bd); }
  .page a { color: inherit; }
  /* The area brings its own margins: 16 px, and 50 px on wide screens. */
  /* At least as high as the window, so that the footer stays below the area and never jumps. */
  .page.is-area { box-sizing: border-box; width: 100%; max-width: 75rem; min-height: 100vh; margin-block: 1.5rem 3rem; }
  .page.is-area h1 { padding-inline: 16px; }
  @media (min-width: 960px) { .page.is-area h1 { padding-inline: 50px; } }
  .is-split { display: grid; align-items: start; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
  .panel { padding: 1.5rem; border: 1px solid light-dark(#d7cdbf, #4a4337); border-radius: 1rem; background: light-dark(#fffdf9, #1b1a17); }
  .partner { background: light-dark(#f6f1e8, #100f0d); font-family: Georgia, "Times New Roman", serif; }
  .partner orders-guest-lookup { --orders-accent: light-dark(#7a3b10, #f0b27a); --orders-radius: .25em; }
  .kiosk { font-size: 1.25rem; }
  .kiosk .page { width: min(100% - 3rem, 72rem); }
  .kiosk orders-gift-card-balance, .kiosk orders-guest-lookup, .kiosk orders-curbside-checkin { --orders-font-size: 1.25rem; display: block; max-width: 40rem; margin-inline: auto; }
  .kiosk .bar h1 { margin: 0; }
  .kiosk #home h2 { margin: 0 0 2rem; line-height: 1.2; font-size: clamp(2rem, 6vw, 3.5rem); font-weight: 700; }
  .choices { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); }
  .choices button { display: grid; gap: .5rem; align-content: center; min-height: 12rem; padding: 2rem; font: inherit; text-align: start; color: inherit; border: 2px solid light-dark(#16181d, #f3f4f6); border-radius: 1.5rem; background: none; cursor: pointer; }
  .choices strong { font-size: 1.75rem; line-height: 1.2; }
  .choices button:hover { background: light-dark(#f4f5f7, #23272f); }
  .kiosk-footer { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; }
  :is(#scan, .kiosk-footer) button { min-height: 3.5rem; padding: 0 2.5rem; font: inherit; font-weight: 600; font-size: 1.25rem; color: light-dark(#fff, #14161a); background: light-dark(#16181d, #f3f4f6); border: 0; border-radius: 99rem; cursor: pointer; }
  .kiosk :is(.choices, .kiosk-footer) button:focus-visible { outline: 3px solid; outline-offset: 3px; }
  #scan:not([hidden]) { display: grid; gap: 1.25rem; max-width: 40rem; margin-inline: auto; }
  #scan :is(h2, p) { margin: 0; }
  #scan h2 { font-size: 2.5rem; line-height: 1.2; }
  #scan label { display: grid; gap: .5rem; font-weight: 500; }
  #scan input { box-sizing: border-box; width: 100%; min-height: 3.5rem; padding: 0 1rem; font: inherit; color: inherit; background: none; border: 1px solid light-dark(#868d99, #868e9c); border-radius: .5rem; }
  #scan :focus-visible { outline: 3px solid; outline-offset: 3px; }
  .kiosk [hidden] { display: none; }
  .frame { width: 100%; height: 75vh; border: 1px solid light-dark(#d7cdbf, #4a4337); border-radius: 1rem; }
  .footer { padding: 1.5rem; font-size: .875rem; color: light-dark(#5b616e, #a9b0bd); border-top: 1px solid light-dark(#e6e8ec, #2c313a); }
  /* Reserves the form's space, so that nothing moves when the tag is defined. */
  orders-area:not(:defined), orders-guest-lookup:not(:defined) { display: block; min-height: 36rem; }
  .tools { font: .8125rem/1.4 ui-monospace, Menlo, Consolas, monospace; background: light-dark(#f4f5f7, #1d2128); }
  .tools summary { padding: .625rem 1.5rem; cursor: pointer; }
  .tools form { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; padding: .25rem 1.5rem .75rem; }
  .tools label { display: grid; gap: .125rem; }
  .tools input, .tools select, .tools button { font: inherit; color: inherit; box-sizing: border-box; height: 2.25rem; padding: .25rem .5rem; border: 1px solid light-dark(#868d99, #868e9c); border-radius: .375rem; background: light-dark(#fff, #14161a); }
  .tools output { align-self: center; }
  .home nav a { padding-block: .625rem; color: inherit; text-decoration: none; }
  .home nav a:hover { text-decoration: underline; }
  .home .bar { align-items: center; padding-block: .5rem; }
  .home .page { width: min(100% - 2rem, 80rem); margin-block: 3rem; }
  .home h1 { margin: 0; font-size: clamp(1.875rem, 4.5vw, 3rem); line-height: 1.1; letter-spacing: -.02em; text-wrap: balance; }
  .lead { max-width: 44rem; margin: 1rem 0 2.5rem; font-size: 1.125rem; color: light-dark(#5b616e, #a9b0bd); text-wrap: pretty; }
  .entries, .index ul { margin: 0; padding: 0; list-style: none; }
  .entries { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
  .entry { display: grid; grid-template-rows: subgrid; grid-template-columns: minmax(0, 1fr); grid-row: span 4; gap: .5rem; min-width: 0; padding: 1.5rem; border-radius: 1rem; background: light-dark(#f4f5f7, #1d2128); }
  .entry h2 { margin: 0; font-size: 1.5rem; line-height: 1.2; }
  .entry p { margin: 0; color: light-dark(#5b616e, #a9b0bd); }
  .page a.call { display: inline-block; margin-block: .5rem; padding: .625rem 1.25rem; border-radius: 99rem; font-weight: 600; text-decoration: none; color: light-dark(#fff, #14161a); background: light-dark(#16181d, #f3f4f6); }
  .page a.call:hover { background: light-dark(#3a3e47, #cfd2d8); }
  .live { min-height: 22rem; padding: .5rem 1.25rem 1.25rem; border-radius: .75rem; background: light-dark(#fff, #14161a); }
  .live > :not(orders-card) { margin-block-start: 1rem; }
  .live > orders-card::part(card) { border: 0; }
  .index { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); margin-block-start: 3.5rem; }
  .index h2 { margin: 0 0 .5rem; font-size: 1rem; }
  .index a { display: block; padding-block: .5rem; text-underline-offset: .15em; }
  .home :is(a, summary):focus-visible { outline: 2px solid; outline-offset: 2px; }
  @media (max-width: 599px) { .tools :is(summary, form) { padding-inline: 1rem; } .page, .home .page { margin-block: 1.5rem; } .entry { padding: 1rem; } .live { padding-inline: 1rem; } .lead { margin-block-end: 1.5rem; } .bar { padding-inline: 1rem; } }
`);
document.adoptedStyleSheets = [sheet];
// The page is hidden until its styles apply, because the markup cannot contain any.
document.body.hidden = false;
