import { ALERTS, LINKS, MEMBERS, readCalls, toSandboxHeaders } from '../host-page.js';

/** The value of boolean attributes. */
const PRESENT = 'true';

/**
 * Returns what a page needs for these settings, as data: the stage applies it, and `toHtml` prints it. Both use the
 * same data, so that the pasted code does what was shown.
 */
export function toSetup({ tag, attributes, as, email, fault = '', world = '', alerts, calls, path, sheet }) {
  const { user, token } = MEMBERS[as] ?? {};
  const headers = toSandboxHeaders({ fault, world });
  return {
    tag,
    attributes: toAttributes({ tag, attributes, as, path }),
    adapter: {
      ...(user !== undefined && { user }),
      environment: 'sandbox',
      links: LINKS,
      ...(alerts !== undefined && { alerts: ALERTS }),
      ...(calls !== undefined && { service: readCalls(calls) }),
      ...(Object.keys(headers).length > 0 && { retailer: { headers } }),
    },
    ...(token !== undefined && { token }),
    ...(sheet !== undefined && { sheet }),
    ...(email !== undefined && tag !== 'orders-area' && { contact: { email } }),
  };
}

function toAttributes({ tag, attributes, as, path }) {
  const flags = [attributes.flags, as === 'logged-out' ? 'isLoggedOutMember' : ''].filter(Boolean).join(' ');
  const all = { ...attributes, flags };
  // With a path, the area uses the address of the stage.
  if (tag === 'orders-area' && path !== undefined) Object.assign(all, { 'base-path': '/playground/stage' });
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '' && value !== undefined));
}

/** Creates the tag with its attributes and properties. */
export function createTag({ tag, attributes, adapter, token, contact }) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value === PRESENT ? '' : value);
  element.adapter = { ...adapter, ...(token !== undefined && { getAccessToken: () => token }) };
  if (contact !== undefined) element.contact = contact;
  return element;
}

/** Prints the same as markup for any page. */
export function toHtml({ tag, attributes, adapter, token, contact, sheet }, origin) {
  const written = Object.entries({ 'api-base': origin, ...attributes }).map(([name, value]) =>
    value === PRESENT ? name : `${name}="${escape(value)}"`,
  );
  const oneLine = `<${tag} ${written.join(' ')}></${tag}>`;
  const markup = oneLine.length <= 90 ? oneLine : `<${tag}\n  ${written.join('\n  ')}\n></${tag}>`;
  const { service, ...others } = adapter;
  const members = Object.entries(others).map(([name, value]) => `    ${name}: ${print(value, 4)},`);
  if (token !== undefined) members.splice(1, 0, `    getAccessToken: () => ${JSON.stringify(token)},`);
  // On a page of another origin, the tag sends token, headers and contact only if the page trusts the service.
  const needsTrust = token !== undefined || contact !== undefined || adapter.retailer !== undefined;
  if (needsTrust || service !== undefined) {
    members.push(`    service: ${print({ ...(needsTrust && { origin }), ...service }, 4)},`);
  }
  return [
    ...(sheet === undefined ? [] : [`<link rel="stylesheet" href="${origin}/themes/${escape(sheet)}.css" />`]),
    `<script type="module" src="${origin}/orders-area/cdn/${tag}.js"></script>`,
    '',
    markup,
    '',
    '<script type="module">',
    `  const tag = document.querySelector('${tag}');`,
    '  tag.adapter = {',
    ...members,
    '  };',
    ...(contact === undefined ? [] : [`  tag.contact = ${print(contact, 2)};`]),
    '</script>',
  ].join('\n');
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Prints JSON that is safe in a script element: no text in it can end the element. */
function print(value, indent) {
  const short = JSON.stringify(value);
  const text = short.length <= 80 ? short : JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);
  return text.replaceAll('</', '<\\/');
}
