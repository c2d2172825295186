import { beforeEach, describe, expect, it } from 'vitest';
import { findContact } from '../../../src/app/session/find-contact.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const REMEMBERED = { email: 'before@example.com' };

beforeEach(forgetPage);

function find(contact: unknown) {
  const { context } = createElementTestContext({ properties: { contact } });
  context.getPageState().remembered = REMEMBERED;
  return findContact(context);
}

describe('the contact that proves an order', () => {
  it.each([
    ['an e-mail address', { email: 'guest@example.com' }, { email: 'guest@example.com' }],
    ['one with spaces around it', { email: ' guest@example.com ' }, { email: 'guest@example.com' }],
    ['a phone number', { phoneNumber: '(503) 555-0101' }, { phoneNumber: '5035550101' }],
    ['both', { email: 'guest@example.com', phoneNumber: '5035550101' }, { email: 'guest@example.com' }],
    [
      'an invalid address and a phone number',
      { email: 'guest', phoneNumber: '5035550101' },
      { phoneNumber: '5035550101' },
    ],
  ])('is %s that the page provides', (_what, given, contact) => {
    expect(find(given)).toEqual(contact);
  });

  it.each([
    ...[undefined, null, {}, { email: '' }, { email: '  ' }, { email: 'guest' }, { email: null }, { email: 5 }],
    ...[
      { phoneNumber: '12' },
      { phoneNumber: '' },
      { phoneNumber: 5035550101 },
      { email: ['a@b.de'] },
      'guest@example.com',
      5,
    ],
  ])('is the one of an earlier lookup if the page provides none: %j', (given) => {
    expect(find(given)).toEqual(REMEMBERED);
  });

  it('is the one that found this order rather than the last one', () => {
    const { context } = createElementTestContext();
    const pageState = context.getPageState();
    pageState.remembered = REMEMBERED;
    pageState.contacts = new Map([['US1000', { email: 'first@example.com' }]]);
    expect(findContact(context, 'US1000')).toEqual({ email: 'first@example.com' });
  });

  it('is undefined if there is neither', () => {
    expect(findContact(createElementTestContext().context)).toBeUndefined();
  });
});
