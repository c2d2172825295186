/**
 * Simulates a tab for a state. Frames of one page share the tab's storage and its locks, but each state needs its own:
 * it must not start with values typed in another one, nor find its button locked. As after a reload, a visit finds the
 * storage of the previous visit.
 *
 * @returns the previous visit, if there is one
 */
export function openTab(state) {
  const last = takeVisit(state);
  const stored = new Map(last?.stored);
  replace(window, 'sessionStorage', {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, String(text)),
    removeItem: (key) => void stored.delete(key),
  });
  const { locks } = navigator;
  const tabId = crypto.randomUUID();
  replace(navigator, 'locks', { request: (name, ...rest) => locks.request(`${tabId} ${name}`, ...rest) });

  /** Reloads the page, which resumes at the next step; the promise never resolves. */
  function reload(visit) {
    window.name = JSON.stringify({ state, stored: [...stored], ...visit });
    location.reload();
    return new Promise(() => undefined);
  }

  return { last, stored, reload };
}

/** The name of a frame survives navigation. */
function takeVisit(state) {
  const text = window.name;
  window.name = '';
  const visit = text.startsWith('{') ? JSON.parse(text) : undefined;
  return visit?.state === state ? visit : undefined;
}

function replace(target, name, value) {
  Object.defineProperty(target, name, { value });
}
