import { DEMO_FLAGS } from '../host-page.js';

/** Settings of the playground that show a state of the gallery: on its own, or as a screen of the area. */
export function toStateSettings(state, { theme, locale } = {}) {
  const { name, attributes = {}, path, as = 'member', country = 'us', fault, query, email, alerts } = state;
  const tag = path === undefined ? state.group : 'orders-area';
  const flags = attributes.flags ?? (path === undefined ? '' : DEMO_FLAGS.join(' '));
  return {
    tag,
    as,
    state: name,
    ...(email !== undefined && { email }),
    ...(fault !== undefined && { fault }),
    ...(query !== undefined && { query }),
    ...(path !== undefined && { path }),
    ...(alerts === true && { alerts: '1' }),
    attributes: { country, locale: locale || 'en', ...(theme && { theme }), ...attributes, flags },
  };
}
