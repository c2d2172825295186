/**
 * For each end of a session, a script that leaves the shopper's data behind. It runs in the page and receives the
 * secret.
 */
export const PLANTED_REMAINS: Readonly<Record<string, (secret: string) => void>> = {
  'the shopper walks away': (secret) => {
    const registry = (globalThis as unknown as Record<symbol, { last?: unknown }>)[Symbol.for('orders-area/1')];
    if (registry) registry.last = new Map([['contact', new Set([secret])]]);
  },
  'the page ends the session': (secret) => {
    document.querySelector('[kiosk]')?.setAttribute('data-last', secret);
  },
  'the page enters the back-forward cache': (secret) => {
    const note = document.createElement('p');
    note.textContent = secret;
    document.querySelector('[kiosk]')?.shadowRoot?.append(note);
  },
  'the next shopper goes back': (secret) => {
    document.title = secret;
  },
  'the page is reloaded': (secret) => {
    sessionStorage.setItem('last', secret);
  },
  'the browser crashes and reopens': (secret) => {
    localStorage.setItem('last', secret);
  },
  'the next shopper opens the form': (secret) => {
    const field = document.createElement('input');
    field.value = secret;
    document.body.append(field);
  },
};
