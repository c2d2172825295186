import { DEMO_FLAGS } from '../host-page.js';

/** Properties of a state that are settings of the same name. */
const ALIKE = ['email', 'fault', 'query', 'path'];

/** Returns the playground settings that show a state of the gallery, standalone or as a screen of the area. */
export function toStateSettings(state, { theme, sheet, locale } = {}) {
  const { name, group, attributes = {}, path, as = 'member', country = 'us' } = state;
  const isAlone = path === undefined;
  const flags = attributes.flags ?? (isAlone ? '' : DEMO_FLAGS.join(' '));
  return {
    tag: isAlone ? group : 'orders-area',
    as,
    state: name,
    ...Object.fromEntries(ALIKE.filter((key) => key in state).map((key) => [key, state[key]])),
    ...(sheet && { sheet }),
    ...toAdapterSettings(state),
    attributes: { country, locale: locale || 'en', ...(theme && { theme }), ...attributes, flags },
  };
}

function toAdapterSettings({ alerts, calls }) {
  return { ...(alerts === true && { alerts: '1' }), ...(calls && { calls: calls.join(',') }) };
}
