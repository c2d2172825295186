/** For each end of a session, data of the shopper that outlives it. Each runs in the page, with a secret. */
export const PLANTED_REMAINS: Readonly<Record<string, (secret: string) => void>> = {
  'the shopper walks away': (secret) => {
    const registry = (globalThis as unknown as Record<symbol, { last?: unknown }>)[Symbol.for('orders-area/1')];
    if (registry) registry.last = new Map([['contact', new Set([secret])]]);
  },
  'the page ends the session': (secret) => {
    document.querySelector('[kiosk]')?.setAttribute('data-last', secret);
  },
  'the shopper leaves the page': (secret) => {
    const note = document.createElement('p');
    note.textContent = secret;
    document.querySelector('[kiosk]')?.shadowRoot?.append(note);
  },
  'the next shopper uses the back button': (secret) => {
    document.title = secret;
  },
  'the page is reloaded': (secret) => {
    sessionStorage.setItem('last', secret);
  },
  'the browser crashes and is opened again': (secret) => {
    localStorage.setItem('last', secret);
  },
  'the next shopper finds the form': (secret) => {
    const field = document.createElement('input');
    field.value = secret;
    document.body.append(field);
  },
};
