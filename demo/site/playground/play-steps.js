const PATIENCE_MS = 15_000;
/** Optional elements are awaited only as long as rendering takes. */
const BRIEF_MS = 400;
const PAUSE_MS = 40;
/** Longer than rendering takes, so that each change is rendered before the next step. */
const AFTER_STEP_MS = 150;

/**
 * Plays the steps towards a state; each step of `demo/playground/states/state.ts` waits for the element it acts on.
 *
 * @returns the selector of the first element that never appeared, if any
 */
export async function playSteps(steps, { tag, setFault, first, reload }) {
  for (const [index, step] of [...steps.entries()].slice(first)) {
    const change = findChange(step, { setFault, reload: () => reload(index + 1) });
    const missed = change === undefined ? await playStep(step, tag) : await change();
    if (missed !== undefined) return missed;
  }
  return undefined;
}

/** Waits for a step's element and acts on it. Returns its selector if it never appeared. */
async function playStep(step, tag) {
  const selector = step.see ?? step.press ?? step.pick ?? step.choose ?? step.type ?? step.scroll;
  const find = () => {
    const found = findAll(tag, selector).at(step.at ?? 0);
    return step.see === undefined && found?.matches(':disabled, [aria-disabled]') ? undefined : found;
  };
  const target = await waitFor(find, step.maybe ? BRIEF_MS : PATIENCE_MS);
  if (target === undefined) return step.maybe ? undefined : selector;
  if (step.see !== undefined) return undefined;
  act(step, target);
  await rest(AFTER_STEP_MS);
  return undefined;
}

/** Returns the action of a step that changes the page or its service rather than an element. */
function findChange({ fault, later, isReload }, { setFault, reload }) {
  if (fault !== undefined) return () => setFault(fault);
  if (later !== undefined) return () => passTime(later);
  return isReload ? reload : undefined;
}

function act(step, target) {
  // Scrolls the frame's window alone; `scrollIntoView` would also scroll the page around it.
  if (step.scroll !== undefined) scrollBy(0, target.getBoundingClientRect().top);
  if (step.press !== undefined) target.click();
  if (step.pick !== undefined && !target.checked) target.click();
  if (step.choose !== undefined) write(target, target.options[1]?.value ?? '');
  if (step.type !== undefined) write(target, step.text);
}

/** Sets the page's clock, which then stands still; the event makes waiting code read it. */
function passTime(ms) {
  const now = Date.now() + ms;
  Date.now = () => now;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Types a text; frameworks listen for the field's events. */
function write(field, text) {
  field.focus();
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

/** Finds all visible elements in the tag's shadow root and in nested ones. */
function findAll(tag, selector) {
  const roots = [tag.shadowRoot].filter(Boolean);
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter((element) => element.checkVisibility());
}
