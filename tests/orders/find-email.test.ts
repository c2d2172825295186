import { beforeEach, describe, expect, it } from 'vitest';
import { findEmail, type EmailSources } from '../../src/orders/find-email.js';
import { forgetPage } from '../support/forget-page.js';
import { createElementTestContext } from '../support/element-test-context.js';

beforeEach(forgetPage);

const EVERYWHERE: EmailSources = { contact: { email: 'order@example.com' }, proof: { email: 'guest@example.com' } };
const NO_ORDER: EmailSources = { ...EVERYWHERE, contact: {} };
const NOWHERE: EmailSources = { contact: {}, proof: { phoneNumber: '5035550101' } };

describe('the e-mail address of a shopper for the service', () => {
  it.each<[what: string, given: [user: string | undefined, sources: EmailSources], email: string | undefined]>([
    ["is the order's if it has one", ['user@example.com', EVERYWHERE], 'order@example.com'],
    ["is the user's if the order has none", ['user@example.com', NO_ORDER], 'user@example.com'],
    ["is the guest's if the page has no user", [undefined, NO_ORDER], 'guest@example.com'],
    ["is the guest's if the page passes a blank", ['', NO_ORDER], 'guest@example.com'],
    ['is unknown if a guest proved the order by phone', [undefined, NOWHERE], undefined],
    ['is unknown without a proof', ['', { contact: {}, proof: undefined }], undefined],
  ])('%s', (_, [email, sources], found) => {
    const adapter = email === undefined ? {} : { user: { id: 'upm-1001', email } };
    const { context } = createElementTestContext({ properties: { adapter } });
    expect(findEmail(context, sources)).toBe(found);
  });
});
