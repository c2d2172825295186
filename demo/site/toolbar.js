import { adapter, openWith, page, SHOPPERS } from './host-page.js';

/** Adds a form for the same settings, and a button that resets the sandbox. Only for trying out the demo; folded until opened. */
export function addToolbar() {
  const fold = document.createElement('details');
  const summary = document.createElement('summary');
  fold.className = 'tools';
  summary.textContent = 'Demo settings';
  const bar = document.createElement('form');
  fold.append(summary, bar);
  bar.setAttribute('aria-label', 'Demo settings');
  bar.append(
    createChoice('as', SHOPPERS, page.as),
    createChoice('theme', ['auto', 'light', 'dark'], page.theme),
    createText('flags', page.flags.join(',')),
    createText('fault', page.fault, 'get-order-summary:status-500'),
    createButton('Apply', 'submit'),
    createButton('Reset sandbox', 'button', resetSandbox),
    createButton('Open inbox', 'button', openInbox),
    document.createElement('output'),
  );
  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    openWith(Object.fromEntries(new FormData(bar)));
  });
  document.querySelector('.bar').after(fold);

  /** Shows the messages with codes that the sandbox has sent to guests. */
  async function openInbox() {
    const answer = await fetch('/sandbox/mailbox', { headers: adapter.retailer.headers });
    const { mailbox } = await answer.json();
    const letters = mailbox.map(({ to, code, orderNumber }) => `${to}: ${code} is your code for order ${orderNumber}.`);
    bar.querySelector('output').textContent = letters.reverse().join(' \n') || 'The inbox is empty.';
  }

  async function resetSandbox() {
    const headers = { ...adapter.retailer.headers, 'x-sandbox-reset': '1' };
    const answer = await fetch('/sandbox/reset', { method: 'POST', headers });
    bar.querySelector('output').textContent = answer.ok
      ? 'The sandbox is as new.'
      : `The sandbox answered ${answer.status}.`;
  }
}

function createChoice(name, options, value) {
  const select = document.createElement('select');
  select.name = name;
  select.append(...options.map((option) => new Option(option, option, false, option === value)));
  return createLabel(name, select);
}

function createText(name, value, placeholder = '') {
  const input = document.createElement('input');
  Object.assign(input, { name, value, placeholder });
  return createLabel(name, input);
}

function createLabel(text, control) {
  const label = document.createElement('label');
  label.append(text, control);
  return label;
}

function createButton(text, type, onPress) {
  const button = document.createElement('button');
  Object.assign(button, { type, textContent: text });
  if (onPress) button.addEventListener('click', onPress);
  return button;
}
