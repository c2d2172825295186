/**
 * Frames of one page are tabs of one shopper: they share what is kept for a tab, and wait for each other where something must not be
 * sent twice. A state is a shopper's of its own: it must not begin with what another one typed, nor find its button held by another.
 * What a visit left is there for the next one, as after a reload; gives that, if there is one.
 */
export function openOwnTab(state) {
  const last = takeVisit(state);
  const kept = new Map(last?.kept);
  replace(window, 'sessionStorage', {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
  });
  const { locks } = navigator;
  const own = crypto.randomUUID();
  replace(navigator, 'locks', { request: (name, ...rest) => locks.request(`${own} ${name}`, ...rest) });

  /** Never comes back: the page begins anew, at the steps after this one. */
  function reload(visit) {
    window.name = JSON.stringify({ state, kept: [...kept], ...visit });
    location.reload();
    return new Promise(() => undefined);
  }

  return { last, kept, reload };
}

/** The name of a frame outlives its pages. */
function takeVisit(state) {
  const text = window.name;
  window.name = '';
  const visit = text.startsWith('{') ? JSON.parse(text) : undefined;
  return visit?.state === state ? visit : undefined;
}

function replace(target, name, value) {
  Object.defineProperty(target, name, { value });
}
