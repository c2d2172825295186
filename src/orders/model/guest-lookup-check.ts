import { isEmailAddress, isPhoneNumber } from '../../http/model/phone-number.js';
import { isOrderNumber } from '../../http/model/order-number.js';

/** What a guest has typed. Both contacts are kept while the form switches between them. */
export interface LookupValues {
  readonly orderNumber: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly channel: ContactChannel;
  readonly acceptsTerms: boolean;
}

export type ContactChannel = 'email' | 'phone';

export interface LookupRules {
  /** The phone option is on (`enableSmsLookup`). */
  readonly allowsPhone: boolean;
  /** The market asks for its terms to be accepted first. */
  readonly asksForTerms: boolean;
  /** A contact from an earlier lookup may stand in for an empty one. */
  readonly hasRememberedContact: boolean;
}

/** Which message stands under which field; absent when the field is fine. */
export interface LookupErrors {
  readonly orderNumber?: 'number' | 'email' | 'phone';
  readonly email?: true;
  readonly phoneNumber?: true;
}

/** The field that holds the contact at the moment: phone only where the market's flag allows it. */
export function getChannel(values: LookupValues, rules: LookupRules): ContactChannel {
  return rules.allowsPhone ? values.channel : 'email';
}

/** The contact as typed, without surrounding blanks; empty when none was typed. */
export function getTypedContact(values: LookupValues, rules: LookupRules): string {
  return (getChannel(values, rules) === 'phone' ? values.phoneNumber : values.email).trim();
}

/** Enough is filled in for a try (orders area, section 2: the disabled rule). Says nothing about whether it is right. */
export function isLookupComplete(values: LookupValues, rules: LookupRules): boolean {
  const hasContact = getTypedContact(values, rules) !== '' || rules.hasRememberedContact;
  return values.orderNumber.trim() !== '' && hasContact && (!rules.asksForTerms || values.acceptsTerms);
}

/**
 * Checks what was typed (orders area, section 5). A wrong number alone gets the short text; together with a wrong contact it
 * gets the text that names both, in the variant of the contacts that are on offer.
 */
export function checkGuestLookup(values: LookupValues, rules: LookupRules): LookupErrors {
  const channel = getChannel(values, rules);
  const contact = getTypedContact(values, rules);
  const isContactWrong = !isContactUsable(contact, channel, rules.hasRememberedContact);
  const isNumberWrong = !isOrderNumber(values.orderNumber.trim());
  return {
    ...(isNumberWrong && { orderNumber: isContactWrong ? getPairVariant(rules) : 'number' }),
    ...(isContactWrong && (channel === 'phone' ? { phoneNumber: true } : { email: true })),
  };
}

/** Which text names a wrong pair: with or without the phone number. */
export function getPairVariant(rules: LookupRules): 'email' | 'phone' {
  return rules.allowsPhone ? 'phone' : 'email';
}

function isContactUsable(contact: string, channel: ContactChannel, hasRemembered: boolean): boolean {
  if (contact === '') return hasRemembered;
  return channel === 'phone' ? isPhoneNumber(contact) : isEmailAddress(contact);
}
