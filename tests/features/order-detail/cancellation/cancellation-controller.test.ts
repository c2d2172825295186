import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accepted,
  cancellable,
  cancelled,
  createCancelUnderTest as create,
  impossible,
  listNamed,
  pending,
  stubTab,
} from '../../../support/cancel-under-test.js';
import { forgetPage } from '../../../support/forget-page.js';
import { EMAIL, found, GUESTS, MEMBER, MEMBERS } from '../../../support/order-under-test.js';
import type { ElementContextOptions, SentEvent } from '../../../support/element-test-context.js';
import { answer, slow, type Reply } from '../../../support/scripted-fetch.js';

const TAG = 'orders-guest-lookup';
const NUMBER = { orderNumber: 'A1000' };

beforeEach(() => {
  forgetPage();
  stubTab();
});
afterEach(() => vi.unstubAllGlobals());

const withAdapter = (adapter: object): ElementContextOptions => ({
  ...MEMBERS,
  properties: { adapter: { ...MEMBER, user: { id: 'upm-1001', email: 'user@example.com' }, ...adapter } },
});

describe('the requester of a cancellation', () => {
  const ORDERED_BY = {
    authorizationInfo: { email: 'order@example.com', phoneNumber: '5035550101', dayPhoneNumber: '5035550102' },
  };
  const WITHOUT_EMAIL = { authorizationInfo: { phoneNumber: '5035550101', dayPhoneNumber: '5035550102' } };
  const DAY_PHONE = { authorizationInfo: { dayPhoneNumber: '5035550102' } };
  const USER = withAdapter({});
  const PHONES: ElementContextOptions = { ...GUESTS, properties: { contact: { phoneNumber: '(503) 555-0109' } } };
  const phone = (phoneNumber: string) => ({ userInfo: { phoneNumber } });

  it.each<[who: string, setting: ElementContextOptions, order: object, sent: object]>([
    ["the order's e-mail address, before the user's", USER, ORDERED_BY, { email: 'order@example.com' }],
    ["the order's e-mail address, before the guest's", GUESTS, ORDERED_BY, { email: 'order@example.com' }],
    [
      'the e-mail address of the last place that names one',
      USER,
      { contactInformation: { email: 'last@example.com' } },
      { email: 'last@example.com' },
    ],
    ["the user's, before any phone number", USER, WITHOUT_EMAIL, { email: 'user@example.com' }],
    ["the guest's, before any phone number", GUESTS, WITHOUT_EMAIL, { email: EMAIL }],
    ["the order's phone number", MEMBERS, WITHOUT_EMAIL, phone('5035550101')],
    ["the order's phone number, before the guest's", PHONES, WITHOUT_EMAIL, phone('5035550101')],
    ["the guest's phone number", PHONES, {}, phone('5035550109')],
    ["the guest's phone number, before that for the day", PHONES, DAY_PHONE, phone('5035550109')],
    ['the phone number for the day', MEMBERS, DAY_PHONE, phone('5035550102')],
    [
      "the order's phone number, where the page hands over a blank address",
      withAdapter({ user: { id: 'upm-1001', email: '' } }),
      WITHOUT_EMAIL,
      phone('5035550101'),
    ],
  ])('is proved by %s', async (...[, setting, order, sent]) => {
    const tag = await create(setting, cancellable(order), accepted, cancelled);
    await tag.cancel();
    const [post] = tag.posts();
    const { request } = JSON.parse(post?.body ?? '{}') as { readonly request: Record<string, unknown> };
    const { email, userInfo } = request;
    expect({ ...(email !== undefined && { email }), ...(userInfo !== undefined && { userInfo }) }).toEqual(sent);
    expect(tag.cancelState()).toEqual({ status: 'complete' });
  });

  it('is separate from the day phone number, which is sent too', async () => {
    const tag = await create(USER, cancellable({ ...DAY_PHONE, regionReference: 'NIKEEU' }), accepted, cancelled);
    await tag.cancel();
    expect(JSON.parse(tag.posts()[0]?.body ?? '')).toMatchObject({
      request: { omsRegionReference: 'NIKEEU', dayPhoneNumber: '5035550102', email: 'user@example.com' },
    });
  });

  it.each<[who: string, setting: ElementContextOptions, headers: readonly (string | null)[]]>([
    ['a member by the token alone', MEMBERS, ['Bearer t0ken', null, null]],
    ['a guest by the contact, with the request and with each poll', GUESTS, [null, 'guest%40example.com', null]],
    ['a guest by the phone number', PHONES, [null, null, '5035550109']],
  ])('proves the order as %s', async (_who, setting, headers) => {
    const tag = await create(setting, cancellable(ORDERED_BY), accepted, cancelled);
    await tag.cancel();
    const proofs = tag
      .reads()
      .slice(1)
      .map(({ headers: sent }) => ['authorization', 'x-guest-email', 'x-guest-phone'].map((name) => sent.get(name)));
    expect(proofs).toEqual([headers, headers]);
  });

  it('without proof cannot cancel, and nothing is sent', async () => {
    const tag = await create(MEMBERS, cancellable());
    await tag.cancel();
    expect([tag.cancelState(), tag.posts()]).toMatchObject([{ status: 'failed', failure: { retryable: false } }, []]);
    expect(listNamed(tag.events, 'orders-error')).toHaveLength(1);
  });
});

describe('a cancellation on its page', () => {
  const play = async (setting: ElementContextOptions, ...replies: Reply[]) => {
    const tag = await create(setting, cancellable(), ...replies);
    await tag.cancel();
    return tag;
  };
  const TRACKED = { name: 'cancel-unavailable', properties: { type: 'page' } };
  const CANCEL_FAILURE = { code: 'service-request-cancel-failure', call: 'request-cancel', tag: TAG };

  it.each<[what: string, replies: readonly Reply[], events: readonly SentEvent[]]>([
    ['is done', [accepted, cancelled], [{ name: 'orders-order-cancelled', detail: NUMBER }]],
    [
      'was done earlier',
      [answer(409, { errors: [{ message: 'Already in cancelled status' }] })],
      [{ name: 'orders-order-cancelled', detail: NUMBER }],
    ],
    ['is still pending', [accepted, pending], []],
    ['is no longer possible', [impossible, cancellable()], [{ name: 'orders-track', detail: TRACKED }]],
    ['is of an unknown order', [answer(404), cancellable()], [{ name: 'orders-track', detail: TRACKED }]],
    [
      'is refused',
      [answer(403)],
      [{ name: 'orders-error', detail: { ...CANCEL_FAILURE, severity: 'error', status: 403, retryable: false } }],
    ],
  ])('that %s dispatches one event, without personal data', async (_what, replies, events) => {
    const tag = await play(GUESTS, ...replies);
    expect(listNamed(tag.events, 'orders-order-cancelled', 'orders-track', 'orders-error')).toEqual(events);
    expect(JSON.stringify(tag.events)).not.toContain('example.com');
    tag.script(found());
    tag.controller.close(tag.value);
    await tag.settle(60_000);
    expect(listNamed(tag.events, 'orders-order-cancelled', 'orders-track', 'orders-error')).toEqual(events);
  });

  it.each<[what: string, isStale: boolean, replies: readonly Reply[]]>([
    ['is done', true, [accepted, cancelled]],
    ['is still pending', true, [accepted, pending]],
    ['is refused', false, [answer(403)]],
    ['is impossible', false, [impossible, cancellable()]],
  ])('that %s causes the history to be read again: %s', async (_what, isStale, replies) => {
    const tag = await play(GUESTS, ...replies);
    expect(tag.context.getPageState().isHistoryStale ?? false).toBe(isStale);
  });

  it('that is unavailable is tracked by the adapter too', async () => {
    const track = vi.fn();
    await play(withAdapter({ track }), impossible, cancellable());
    expect(track.mock.calls).toEqual([[{ type: 'page', name: 'cancel-unavailable' }]]);
  });

  it('dispatches its event even if tracking fails, with a warning', async () => {
    const track = () => {
      throw new Error('It broke at guest@example.com');
    };
    const tag = await play(withAdapter({ track }), impossible, cancellable());
    expect([tag.cancelState(), listNamed(tag.events, 'orders-track').length]).toEqual([{ status: 'unavailable' }, 1]);
    expect(tag.warnings).toContain('adapter.track() threw for "cancel-unavailable".');
    expect(tag.warnings.join()).not.toContain('example.com');
  });

  it('dispatches its event on the tag that requested it, not on each that shows the order', async () => {
    const tag = await create(GUESTS, cancellable(), slow(1_000, accepted), cancelled);
    const other = await tag.mountAnother();
    tag.start();
    other.start();
    await tag.settle(10_000);
    expect([tag.posts().length, tag.cancelState(), other.cancelState()]).toEqual([
      1,
      { status: 'complete' },
      { status: 'complete' },
    ]);
    expect(listNamed([...tag.events, ...other.events], 'orders-order-cancelled')).toHaveLength(1);
  });
});
