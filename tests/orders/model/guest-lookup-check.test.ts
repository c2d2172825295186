import { isOrderNumber } from '../../../src/http/model/order-number.js';
import { describe, expect, it } from 'vitest';
import {
  checkGuestLookup,
  getChannel,
  getPairVariant,
  getTypedContact,
  isLookupComplete,
  type LookupErrors,
  type LookupRules,
  type LookupValues,
} from '../../../src/orders/model/guest-lookup-check.js';

const NUMBER = 'US10000001';
const EMAIL = 'guest@example.com';
const PHONE = '5035550101';

const typed = (changes: Partial<LookupValues>): LookupValues => ({
  orderNumber: '',
  email: '',
  phoneNumber: '',
  channel: 'email',
  acceptsTerms: false,
  ...changes,
});

const rules = (changes: Partial<LookupRules> = {}): LookupRules => ({
  allowsPhone: false,
  isOrderNumber,
  asksForTerms: false,
  hasRememberedContact: false,
  ...changes,
});

const PHONE_ON = rules({ allowsPhone: true });
const TERMS = rules({ asksForTerms: true });
const REMEMBERED = rules({ hasRememberedContact: true });

describe('whether a guest lookup can be submitted', () => {
  const cases: readonly [string, Partial<LookupValues>, LookupRules, boolean][] = [
    ['not while it is empty', {}, rules(), false],
    ['not with a number alone', { orderNumber: NUMBER }, rules(), false],
    ['not with a contact alone', { email: EMAIL }, rules(), false],
    ['with both', { orderNumber: NUMBER, email: EMAIL }, rules(), true],
    ['even if they are wrong, which the first try reports', { orderNumber: 'x', email: 'y' }, rules(), true],
    ['not with blanks', { orderNumber: '  ', email: EMAIL }, rules(), false],
    ['not with a blank contact', { orderNumber: NUMBER, email: ' \t' }, rules(), false],
    ['with a phone number', { orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' }, PHONE_ON, true],
    [
      'not with an e-mail while a phone number is asked for',
      { orderNumber: NUMBER, email: EMAIL, channel: 'phone' },
      PHONE_ON,
      false,
    ],
    [
      'not with a phone number where there is no such option',
      { orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' },
      rules(),
      false,
    ],
    [
      'with an e-mail where the phone option is gone',
      { orderNumber: NUMBER, email: EMAIL, channel: 'phone' },
      rules(),
      true,
    ],
    ['without a contact where one is remembered', { orderNumber: NUMBER }, REMEMBERED, true],
    ['not without a number where a contact is remembered', { email: EMAIL }, REMEMBERED, false],
    ['not with the terms unread', { orderNumber: NUMBER, email: EMAIL }, TERMS, false],
    ['with the terms accepted', { orderNumber: NUMBER, email: EMAIL, acceptsTerms: true }, TERMS, true],
    ['not with the terms alone', { acceptsTerms: true }, TERMS, false],
  ];

  it.each(cases.map(([when, values, given, isComplete]) => ({ when, values, given, isComplete })))('$when', (row) => {
    const { values, given, isComplete } = row;
    expect(isLookupComplete(typed(values), given)).toBe(isComplete);
  });
});

describe('the errors of a guest lookup', () => {
  const cases: readonly [string, Partial<LookupValues>, LookupRules, LookupErrors][] = [
    ['are none when both are right', { orderNumber: NUMBER, email: EMAIL }, rules(), {}],
    ['forgive blanks around', { orderNumber: ` ${NUMBER} `, email: ` ${EMAIL}\n` }, rules(), {}],
    ['name a wrong number alone', { orderNumber: 'US-1', email: EMAIL }, rules(), { orderNumber: 'number' }],
    ['name a number of 3', { orderNumber: 'US1', email: EMAIL }, rules(), { orderNumber: 'number' }],
    ['name a number of 33', { orderNumber: 'A'.repeat(33), email: EMAIL }, rules(), { orderNumber: 'number' }],
    ['name a wrong e-mail alone', { orderNumber: NUMBER, email: 'guest' }, rules(), { email: true }],
    [
      'name the pair when both are wrong',
      { orderNumber: '?', email: 'guest' },
      rules(),
      { orderNumber: 'email', email: true },
    ],
    [
      'name the pair with the phone where it is on offer',
      { orderNumber: '?', email: 'guest' },
      PHONE_ON,
      { orderNumber: 'phone', email: true },
    ],
    [
      'name a wrong phone',
      { orderNumber: NUMBER, phoneNumber: '11', channel: 'phone' },
      PHONE_ON,
      { phoneNumber: true },
    ],
    [
      'name number and phone',
      { orderNumber: '?', phoneNumber: '11', channel: 'phone' },
      PHONE_ON,
      { orderNumber: 'phone', phoneNumber: true },
    ],
    [
      'do not look at the contact that is not asked for',
      { orderNumber: NUMBER, phoneNumber: '11', email: EMAIL },
      PHONE_ON,
      {},
    ],
    ['let a remembered contact stand in for an empty one', { orderNumber: NUMBER }, REMEMBERED, {}],
    ['do not let it stand in for a wrong one', { orderNumber: NUMBER, email: 'guest' }, REMEMBERED, { email: true }],
    ['name an empty contact where none is remembered', { orderNumber: NUMBER }, rules(), { email: true }],
  ];

  it.each(cases.map(([what, values, given, errors]) => ({ what, values, given, errors })))('$what', (row) => {
    const { values, given, errors } = row;
    expect(checkGuestLookup(typed(values), given)).toEqual(errors);
  });
});

describe('the contact of a guest lookup', () => {
  const both = typed({ email: ` ${EMAIL} `, phoneNumber: `${PHONE} ` });

  it('is the one that the form requests, trimmed', () => {
    expect(getTypedContact(both, PHONE_ON)).toBe(EMAIL);
    expect(getTypedContact({ ...both, channel: 'phone' }, PHONE_ON)).toBe(PHONE);
  });

  it('is the e-mail address if the phone option is off', () => {
    expect(getChannel({ ...both, channel: 'phone' }, rules())).toBe('email');
    expect(getTypedContact({ ...both, channel: 'phone' }, rules())).toBe(EMAIL);
  });

  it('is named in the mismatch message as the form offers it', () => {
    expect([getPairVariant(rules()), getPairVariant(PHONE_ON)]).toEqual(['email', 'phone']);
  });
});
