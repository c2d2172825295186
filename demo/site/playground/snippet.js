import { ALERTS, LINKS, MEMBERS, toSandboxHeaders } from '../host-page.js';

/** Attributes that are there or not. */
const PRESENT = 'true';

/**
 * What a page has to write for these settings, as data: the stage puts it to work, and `toHtml` prints it. There is no second
 * reading of the settings, so that what is pasted is what was seen.
 */
export function toSetup({ tag, attributes, as, email, fault = '', world = '', alerts, path, sheet }) {
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
  // With a path, the area stands in the address of the stage.
  if (tag === 'orders-area' && path !== undefined) Object.assign(all, { 'base-path': '/playground/stage' });
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '' && value !== undefined));
}

/** The tag itself, with all that stands on it. */
export function createTag({ tag, attributes, adapter, token, contact }) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value === PRESENT ? '' : value);
  element.adapter = { ...adapter, ...(token !== undefined && { getAccessToken: () => token }) };
  if (contact !== undefined) element.contact = contact;
  return element;
}

/** The same, to be pasted into any page. */
export function toHtml({ tag, attributes, adapter, token, contact, sheet }, origin) {
  const written = Object.entries({ 'api-base': origin, ...attributes }).map(([name, value]) =>
    value === PRESENT ? name : `${name}="${escape(value)}"`,
  );
  const oneLine = `<${tag} ${written.join(' ')}></${tag}>`;
  const markup = oneLine.length <= 90 ? oneLine : `<${tag}\n  ${written.join('\n  ')}\n></${tag}>`;
  const members = Object.entries(adapter).map(([name, value]) => `    ${name}: ${print(value, 4)},`);
  if (token !== undefined) members.splice(1, 0, `    getAccessToken: () => ${JSON.stringify(token)},`);
  // Pasted into a page of another origin, the tag keeps token, headers and contact to itself unless the page trusts the service.
  if (token !== undefined || contact !== undefined || adapter.retailer !== undefined) {
    members.push(`    service: ${print({ origin }, 4)},`);
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

/** JSON that may stand in a script: no text in it can end that. */
function print(value, indent) {
  const short = JSON.stringify(value);
  const text = short.length <= 80 ? short : JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);
  return text.replaceAll('</', '<\\/');
}
