const PATIENCE_MS = 15_000;
/** What is not always asked is waited for only as long as it takes to be drawn. */
const BRIEF_MS = 400;
const PAUSE_MS = 40;
/** No shopper is faster: what a step changed has been drawn before the next one. */
const BREATH_MS = 150;

/**
 * Does what a shopper would do to come to a state: each step of `demo/playground/states/state.ts` waits for what it acts on. Gives the
 * selector that was never met, if there is one.
 */
export async function playSteps(steps, { tag, setFault, first, reload }) {
  for (const [place, step] of [...steps.entries()].slice(first)) {
    const change = findChange(step, { setFault, reload: () => reload(place + 1) });
    const missed = change === undefined ? await meet(step, tag) : await change();
    if (missed !== undefined) return missed;
  }
  return undefined;
}

/** Waits for what a step acts on, and acts. Gives its selector where it never came. */
async function meet(step, tag) {
  const selector = step.see ?? step.press ?? step.pick ?? step.choose ?? step.type ?? step.scroll;
  const find = () => {
    const found = findAll(tag, selector).at(step.at ?? 0);
    return step.see === undefined && found?.matches(':disabled') ? undefined : found;
  };
  const target = await waitFor(find, step.maybe ? BRIEF_MS : PATIENCE_MS);
  if (target === undefined) return step.maybe ? undefined : selector;
  if (step.see !== undefined) return undefined;
  act(step, target);
  await rest(BREATH_MS);
  return undefined;
}

/** What a step does to the page or its service, and to nothing in sight. */
function findChange({ fault, later, isReload }, { setFault, reload }) {
  if (fault !== undefined) return () => setFault(fault);
  if (later !== undefined) return () => passTime(later);
  return isReload ? reload : undefined;
}

function act(step, target) {
  if (step.scroll !== undefined) target.scrollIntoView();
  if (step.press !== undefined) target.click();
  if (step.pick !== undefined && !target.checked) target.click();
  if (step.choose !== undefined) write(target, target.options[1]?.value ?? '');
  if (step.type !== undefined) write(target, step.text);
}

/** By the page's own clock, which stands still from then on; whoever waits by it is told to look. */
function passTime(ms) {
  const now = Date.now() + ms;
  Date.now = () => now;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** As typing does: frameworks listen for what a field says about it. */
function write(field, text) {
  field.focus({ preventScroll: true });
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

async function waitFor(find, patience) {
  for (const end = performance.now() + patience; performance.now() < end;) {
    const found = find();
    if (found !== undefined) return found;
    await rest(PAUSE_MS);
  }
  return undefined;
}

function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Everything that can be seen inside the tag's root and those of the tags in it. */
function findAll(tag, selector) {
  const roots = [tag.shadowRoot].filter(Boolean);
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter((element) => element.checkVisibility());
}
