import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { enterText } from '../support/enter-text.js';
import type { Answer, SentRequest } from '../support/exchange.js';
import { fillIn, findKnownOrder, press, submit, waitForMessage, waitForOrder } from '../support/lookup-form.js';
import { before, beforeEach, describe, it } from '../support/mocha.js';
import { fakeClock, find, get, getText, mount, service, type GuestLookupElement } from '../support/page.js';
import { createWireOrder } from '../support/order.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const CODE = '246810';
const TRIES = 5;
const RESEND_SECONDS = 30;
/** Kept short: the tag checks its visibility every 250 ms, and the fake clock runs each of these checks. */
const LIFE_SECONDS = 60;
const REQUIRED: Answer = {
  status: 403,
  json: { errors: [{ code: 'GUEST_PROOF_REQUIRED', message: 'A code is required.' }] },
};

/** A service that gives the order only to a guest who has entered the code. */
function createGuardedService(): (request: SentRequest) => Answer {
  let attemptsLeft = TRIES;
  return ({ path, headers, body }) => {
    if (path.startsWith('/summary/')) {
      return headers['x-guest-token'] === 'gt-1' ? { status: 200, json: createWireOrder() } : REQUIRED;
    }
    if (!path.endsWith('/answers')) {
      const json = { challengeId: 'c-1', channel: 'email', sentTo: 'g***@example.com' };
      return { status: 202, json: { ...json, expiresIn: LIFE_SECONDS, resendAfter: RESEND_SECONDS } };
    }
    if ((body as { readonly code: string }).code === CODE) {
      return { status: 200, json: { guestToken: 'gt-1', expiresIn: 1_800 } };
    }
    attemptsLeft -= 1;
    return { status: 404, json: { errors: [{ code: 'CODE_WRONG', message: '' }], attemptsLeft } };
  };
}

const getCodeField = (element: Element): HTMLInputElement => get<HTMLInputElement>(element, 'input[name=code]');
const countAnswers = (): number => service.requests.filter(({ path }) => path.endsWith('/answers')).length;
const countChallenges = (): number =>
  service.requests.filter(({ path }) => path.endsWith('/guest_challenges/v1')).length;

async function openStep(): Promise<GuestLookupElement> {
  const element = await mount();
  await fillIn(element, KNOWN);
  await submit(element);
  await until(() => find(element, 'input[name=code]'), 'the field for the code');
  await settle();
  return element;
}

/** Every text that the dialog announces from now on. */
function listenToStatus(element: Element): string[] {
  const announced: string[] = [];
  const status = get(element, 'dialog [role=status]');
  const note = (): void => {
    if (status.textContent.trim() !== '') announced.push(status.textContent.trim());
  };
  new MutationObserver(note).observe(status, { childList: true, characterData: true, subtree: true });
  return announced;
}

async function waitForError(element: Element, text: string): Promise<void> {
  await until(
    () => find(element, 'dialog .field-error')?.textContent.includes(text),
    () => `the error "${text}"; the tag says: ${getText(element)}`,
  );
  await settle();
}

describe('the step for a code', () => {
  before(() => loadTag());
  beforeEach(() => service.answer(createGuardedService()));

  it('has one input, which takes a one-time code and has the focus', async () => {
    const element = await openStep();
    const fields = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('dialog input') ?? [])];
    expect(fields).to.have.length(1);
    const field = getCodeField(element);
    // Firefox does not know the token as a property.
    expect(field.getAttribute('autocomplete')).to.equal('one-time-code');
    expect(field.inputMode).to.equal('numeric');
    // A limit would cut off a pasted code that has spaces.
    expect(field.maxLength).to.equal(-1);
    expect(field.labels?.[0]?.textContent).to.equal('Six-digit code');
    expect(element.shadowRoot?.activeElement).to.equal(field);
    expect(get<HTMLDialogElement>(element, 'dialog').matches(':modal')).to.equal(true);
  });

  it('submits itself with the sixth digit, once, and ignores what is no digit', async () => {
    const element = await openStep();
    await sendKeys({ type: 'a2-4 6b81' });
    await until(() => getCodeField(element).value === '24681', 'five digits');
    expect(countAnswers()).to.equal(0);
    await sendKeys({ type: '0' });
    await waitForOrder(element);
    expect([countAnswers(), countChallenges()]).to.deep.equal([1, 1]);
    expect(service.requests.at(-1)?.headers['x-guest-token']).to.equal('gt-1');
  });

  for (const pasted of ['246810', ' 246 810 ', '246-810', '2 4 6 8 1 0', '２４６８１０', 'G-246810']) {
    it(`takes a pasted code however it is written: "${pasted}"`, async () => {
      const element = await openStep();
      enterText(getCodeField(element), pasted);
      await waitForOrder(element);
      expect(countAnswers()).to.equal(1);
    });
  }

  it('lets the browser paste', async () => {
    const element = await openStep();
    const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
    getCodeField(element).dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('announces a wrong code once, and typing replaces it', async () => {
    const element = await openStep();
    const announced = listenToStatus(element);
    await sendKeys({ type: '111111' });
    await waitForError(element, 'You have 4 attempts left');
    expect(announced).to.deep.equal(["That code isn't right. You have 4 attempts left."]);
    const field = getCodeField(element);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(element.shadowRoot?.activeElement).to.equal(field);
    await until(() => field.selectionStart === 0 && field.selectionEnd === 6, 'the selection of the wrong code');
    await sendKeys({ type: CODE });
    await waitForOrder(element);
    expect(countAnswers()).to.equal(2);
  });

  it('announces a second wrong code as well', async () => {
    const element = await openStep();
    const announced = listenToStatus(element);
    for (const [code, left] of [
      ['111111', 4],
      ['222222', 3],
    ] as const) {
      await sendKeys({ type: code });
      await waitForError(element, `You have ${left} attempts left`);
    }
    expect(announced.filter((text) => text.includes('attempts left'))).to.have.length(2);
  });

  it('counts down to another code, and announces the wait once', async () => {
    const clock = fakeClock();
    const element = await openStep();
    const announced = listenToStatus(element);
    const resend = get<HTMLButtonElement>(element, '.code-again > button');
    expect(resend.getAttribute('aria-disabled')).to.equal('true');
    resend.click();
    await clock.advance(10_000);
    await until(() => getText(element).includes('You can get a new code in 0:20.'), 'the countdown');
    await clock.advance(20_000);
    await until(() => resend.getAttribute('aria-disabled') === null, 'the end of the countdown');
    expect(announced).to.deep.equal([]);
    expect(countChallenges()).to.equal(1);
    resend.click();
    await until(() => countChallenges() === 2, 'another request');
  });

  it('says that the code has expired', async () => {
    const clock = fakeClock();
    const element = await openStep();
    await clock.advance(LIFE_SECONDS * 1_000);
    await waitForError(element, 'This code has expired');
    enterText(getCodeField(element), CODE);
    await settle();
    expect(countAnswers()).to.equal(0);
  });

  it('keeps what was typed in the form if the guest leaves it', async () => {
    const element = await openStep();
    await sendKeys({ press: 'Escape' });
    await waitForMessage(element, 'We still need your code');
    expect(find(element, 'dialog')).to.equal(null);
    expect(get<HTMLInputElement>(element, 'input[name=orderNumber]').value).to.equal(KNOWN.orderNumber);
    await press(element, 'Try again');
    await until(() => find(element, 'input[name=code]'), 'the field for the code');
    enterText(getCodeField(element), CODE);
    await waitForOrder(element);
  });

  it('does not open in a hidden tag', async () => {
    const element = await mount();
    await fillIn(element, KNOWN);
    const release = service.hold();
    await submit(element);
    await until(() => service.requests.length === 1, 'the request');
    element.hidden = true;
    release();
    await until(() => find(element, 'span.for-reader'), 'the place of the step');
    await settle();
    expect(find(element, 'dialog')).to.equal(null);
    expect(countChallenges()).to.equal(0);
    element.hidden = false;
    await until(() => find(element, 'input[name=code]'), 'the field for the code');
    expect(countChallenges()).to.equal(1);
  });

  it('is not needed again for the next order of the same guest', async () => {
    const element = await openStep();
    enterText(getCodeField(element), CODE);
    await waitForOrder(element);
    element.remove();
    const next = await mount();
    await findKnownOrder(next);
    expect([countChallenges(), countAnswers()]).to.deep.equal([1, 1]);
  });
});
