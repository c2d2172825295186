import type { LookupValues } from '../../orders/model/guest-lookup-check.js';
import type { Lookup } from './store/lookup.js';
import type { LookupState } from './store/lookup-state.js';
import { listPageContacts } from '../../app/session/page-user.js';
import type { Controller, ElementContext } from '../../app/context/element-context.js';

/** The contact that a page may set as the property `contact`. */
export interface LookupContact {
  readonly email?: string;
  readonly phoneNumber?: string;
}

/**
 * Fills in the values the page gives, now and whenever they change, and removes values it no longer gives; what the
 * shopper typed since stays. In a standalone tag with all values, the form submits itself once for each set of values.
 * When a session ends, the contact given for it is deleted, so that the next person cannot open the same order.
 */
export function adoptGivenValues(
  context: ElementContext,
  lookup: Lookup,
  inAddress: LookupContact,
): Controller['dispose'] {
  let adopted = '';
  let before: Partial<LookupValues> = {};
  let contact: unknown;
  let stopSubmit = (): void => {};
  const adopt = (): void => {
    const given = readGivenValues(context, inAddress);
    contact = context.port.getProperty('contact');
    const { intl, configuration } = context.settings.getState();
    // Without a wording, the form is not on screen yet.
    const identity = JSON.stringify([given, intl !== undefined && configuration.standalone]);
    if (identity === adopted) return;
    adopted = identity;
    lookup.edit({ ...listTakenBack(before, given, lookup.store.getState()), ...given });
    before = given;
    const isEverythingGiven = given.orderNumber !== undefined && given.channel !== undefined;
    stopSubmit();
    if (!intl || !configuration.standalone || !isEverythingGiven || !context.hasCalls('get-order-summary')) return;
    // Wait for the page's own scripts: they may set the adapter later.
    stopSubmit = context.platform.whenPageIsReady(() => void lookup.submit());
  };
  adopt();
  const stop = context.settings.subscribe(adopt);
  return (hasEnded) => {
    stop();
    stopSubmit();
    // A contact that was set since then is meant for the next session.
    if (hasEnded && context.port.getProperty('contact') === contact) context.port.forgetProperty('contact');
  };
}

/**
 * Returns the given values that the page withdrew and the shopper did not change, as empty strings. A displayed order
 * keeps them, because it was found with them.
 */
function listTakenBack(
  before: Partial<LookupValues>,
  given: Partial<LookupValues>,
  { values, answer }: LookupState,
): Partial<LookupValues> {
  const names = (['orderNumber', 'email', 'phoneNumber'] as const).filter(
    (name) => answer.status !== 'ready' && given[name] === undefined && before[name] && before[name] === values[name],
  );
  return Object.fromEntries(names.map((name) => [name, '']));
}

function readGivenValues(context: ElementContext, inAddress: LookupContact): Partial<LookupValues> {
  const { orderNumber } = context.settings.getState().configuration;
  const contacts = listPageContacts(context, toPlainContact(inAddress));
  const read = (name: keyof LookupContact) => contacts.map((contact) => findText(contact[name])).find(Boolean);
  const [email, phoneNumber] = [read('email'), read('phoneNumber')];
  const isPhone = email === undefined && phoneNumber !== undefined && context.isFlagOn('enableSmsLookup');
  return {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(email !== undefined && { email, channel: 'email' }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...(isPhone && { channel: 'phone' }),
  };
}

/**
 * Restores `+` in an e-mail address: in a query, an unencoded plus is decoded as a space, which no e-mail address
 * contains.
 */
function toPlainContact(contact: LookupContact): LookupContact {
  return contact.email === undefined ? contact : { ...contact, email: contact.email.replaceAll(' ', '+') };
}

/** Reads a value that a page gave as text. Numbers are converted; blank and other values count as not given. */
function findText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
