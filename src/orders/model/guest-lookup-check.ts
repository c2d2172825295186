import { isEmailAddress, isPhoneNumber } from '../../http/model/phone-number.js';

/** A guest's input. Both contacts are preserved while the form switches between them. */
export interface LookupValues {
  readonly orderNumber: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly channel: ContactChannel;
  readonly acceptsTerms: boolean;
}

export type ContactChannel = 'email' | 'phone';

export interface LookupRules {
  /** Whether the phone option is on (`enableSmsLookup`). */
  readonly allowsPhone: boolean;
  /** Whether the market requires its terms to be accepted. */
  readonly asksForTerms: boolean;
  /** Whether a text may be an order number of the retailer. */
  readonly isOrderNumber: (text: string) => boolean;
  /** Whether a contact from an earlier lookup can replace an empty one. */
  readonly hasRememberedContact: boolean;
}

/** The message below each field; absent if the field is valid. */
export interface LookupErrors {
  readonly orderNumber?: 'number' | 'email' | 'phone';
  readonly email?: true;
  readonly phoneNumber?: true;
}

/** The contact field in use; phone only if the flag allows it. */
export function getChannel(values: LookupValues, rules: LookupRules): ContactChannel {
  return rules.allowsPhone ? values.channel : 'email';
}

/** The contact as typed, without surrounding blanks; empty if none was typed. */
export function getTypedContact(values: LookupValues, rules: LookupRules): string {
  return (getChannel(values, rules) === 'phone' ? values.phoneNumber : values.email).trim();
}

/** Whether enough is filled in to submit (orders area, section 2: the disabled rule). Does not check validity. */
export function isLookupComplete(values: LookupValues, rules: LookupRules): boolean {
  const hasContact = getTypedContact(values, rules) !== '' || rules.hasRememberedContact;
  return values.orderNumber.trim() !== '' && hasContact && (!rules.asksForTerms || values.acceptsTerms);
}

/**
 * Validates the input (orders area, section 5). If only the number is wrong, its short message is shown; together with a wrong contact, a
 * message that names both, in the variant of the available contacts.
 */
export function checkGuestLookup(values: LookupValues, rules: LookupRules): LookupErrors {
  const channel = getChannel(values, rules);
  const contact = getTypedContact(values, rules);
  const isContactWrong = !isContactUsable(contact, channel, rules.hasRememberedContact);
  const isNumberWrong = !rules.isOrderNumber(values.orderNumber.trim());
  return {
    ...(isNumberWrong && { orderNumber: isContactWrong ? getPairVariant(rules) : 'number' }),
    ...(isContactWrong && (channel === 'phone' ? { phoneNumber: true } : { email: true })),
  };
}

/** Which message names a wrong number and contact: with or without the phone number. */
export function getPairVariant(rules: LookupRules): 'email' | 'phone' {
  return rules.allowsPhone ? 'phone' : 'email';
}

function isContactUsable(contact: string, channel: ContactChannel, hasRemembered: boolean): boolean {
  if (contact === '') return hasRemembered;
  return channel === 'phone' ? isPhoneNumber(contact) : isEmailAddress(contact);
}
