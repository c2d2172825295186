import type { LookupValues } from '../../orders/model/guest-lookup-check.js';
import type { Lookup } from './store/lookup.js';
import type { LookupState } from './store/lookup-state.js';
import { listPageContacts } from '../../app/session/page-user.js';
import type { Controller, ElementContext } from '../../app/context/element-context.js';

/** The contact a page may hand over as the property `contact`. */
export interface LookupContact {
  readonly email?: string;
  readonly phoneNumber?: string;
}

/**
 * Fills in what the page gives, now and whenever it changes, and takes out what it gives no longer; what the shopper typed since
 * stays. Standalone with everything there, the form submits by itself, once for each set of values. A contact that was given for a
 * session goes with it: it must not open the same order for whoever comes next.
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
    // Without a wording there is nobody on the screen yet to submit for.
    const identity = JSON.stringify([given, intl !== undefined && configuration.standalone]);
    if (identity === adopted) return;
    adopted = identity;
    lookup.edit({ ...listTakenBack(before, given, lookup.store.getState()), ...given });
    before = given;
    const isEverythingGiven = given.orderNumber !== undefined && given.channel !== undefined;
    stopSubmit();
    if (!intl || !configuration.standalone || !isEverythingGiven) return;
    // Not before the page's own scripts have run: the adapter may still be on its way.
    stopSubmit = context.platform.whenPageIsReady(() => void lookup.submit());
  };
  adopt();
  const stop = context.settings.subscribe(adopt);
  return (hasEnded) => {
    stop();
    stopSubmit();
    // One that came since is meant for the next.
    if (hasEnded && context.port.getProperty('contact') === contact) context.port.forgetProperty('contact');
  };
}

/** Values that the page gave and took back, where they still stand. An order on show was found with them and keeps them. */
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

/** In an address, a plus that was not encoded reads as a blank, which no e-mail address has. */
function toPlainContact(contact: LookupContact): LookupContact {
  return contact.email === undefined ? contact : { ...contact, email: contact.email.replaceAll(' ', '+') };
}

/** What a page hands over as a text. A number is one; blanks and anything else count as not given. */
function findText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
