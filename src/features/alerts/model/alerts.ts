/** A message from the shop. */
export interface Alert {
  /** Empty if the page gave none. */
  readonly id: string;
  readonly text: string;
  /** As the page gave it, not yet checked by `findSafeUrl`. */
  readonly link?: string;
  /** Set if it is only for members of that account type. */
  readonly audience?: typeof SWOOSH;
}

export interface ReadAlerts {
  readonly alerts: readonly Alert[];
  /** The omitted alerts and what was expected, for the integrator's console. */
  readonly problems: readonly string[];
}

/** The account type that has its own alerts (wire and defaults, section 5). */
const SWOOSH = 'swoosh';

/**
 * Reads the alerts that a page gave. Invalid ones are omitted and reported by their index.
 *
 * @param read returns the page's list; it runs the page's code and may throw
 */
export function readAlerts(read: () => unknown): ReadAlerts {
  const given = attempt(read);
  if (given === undefined || given === null) return { alerts: [], problems: [] };
  if (!Array.isArray(given)) return { alerts: [], problems: ['alerts cannot be read: expected an array.'] };
  const alerts: Alert[] = [];
  const problems: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const alert = attempt(() => toAlert(given[index]));
    if (alert === undefined || alert === FAILED)
      problems.push(
        `alerts[${index}] is left out: expected { id, text } with two strings, and audience "${SWOOSH}" or no audience.`,
      );
    else alerts.push(alert);
  }
  return { alerts, problems };
}

/**
 * Returns the alerts for a shopper: account type `swoosh` gets its own alerts, or all if it has none; all others get
 * the rest.
 */
export function chooseAlerts(alerts: readonly Alert[], accountType: string | undefined): readonly Alert[] {
  const isSwoosh = accountType === SWOOSH;
  const chosen = alerts.filter(({ audience }) => (audience === SWOOSH) === isSwoosh);
  return isSwoosh && chosen.length === 0 ? alerts : chosen;
}

const FAILED = Symbol('failed');

function attempt<Value>(read: () => Value): Value | typeof FAILED {
  try {
    return read();
  } catch {
    return FAILED;
  }
}

function toAlert(given: unknown): Alert | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { id, text, link, audience } = given as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  // An alert for an unknown audience must not be shown to everybody.
  if (audience !== undefined && audience !== null && audience !== SWOOSH) return undefined;
  return {
    id: typeof id === 'string' ? id : '',
    text,
    ...(typeof link === 'string' && { link }),
    ...(audience === SWOOSH && { audience }),
  };
}
