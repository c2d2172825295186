import type { Scope } from '../../app/context/scope.js';

/** How many things the page seems to have to say to this shopper. A first screen carries this much of alerts, and no more. */
export function countAlerts({ getAdapter }: Scope): number {
  try {
    const { alerts, user } = getAdapter() ?? {};
    if (!alerts) return 0;
    const isSwoosh = user?.accountType === 'swoosh';
    const own = alerts.filter(({ audience }) => (audience === 'swoosh') === isSwoosh).length;
    return own || (isSwoosh ? alerts.length : 0);
  } catch {
    // What cannot be read is told of by what reads it.
    return 1;
  }
}
