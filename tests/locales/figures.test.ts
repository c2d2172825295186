import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../scripts/compile-messages.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';
import { mapLiterals } from '../../scripts/pseudo-locale.js';

/** Texts that may contain a figure, and the reason. Figures of law or policy are values. */
const ALLOWED: Readonly<Record<string, string>> = {
  'guestLookup.orderNumberHint': 'how an order number is written',
  'store.allDay': 'how long a day is',
  'bankRefund.nameHint': 'how many signs the field takes',
  'bankRefund.nameTooLong': 'how many signs the field takes',
  'bankRefund.shortenName': 'how many signs the field takes',
  'bankRefund.ibanHint': 'what an IBAN looks like',
  'bankIban.country': 'how an IBAN begins',
  'giftCard.numberHint': 'how the number of a gift card is written',
  'giftCard.pinHint': 'how its PIN is written',
  'giftCard.incompleteNumber': 'how the number of a gift card is written',
  'giftCard.incompletePin': 'how its PIN is written',
  'partnerHistory.missingAnswer': 'a rough guess: a day or two',
  'orderDetail.moreItems': 'the last one',
  'orderHistory.signedOut': 'one by one',
  'returnWizard.whyNoItem': 'at least one',
  'withdrawal.periodOver': 'what the directive says, in whose countries alone it is shown',
};

/** Durations and fractions in words, which count as figures too. */
const IN_WORDS =
  /\b(?:two|three|four|five|six|seven|ten|fourteen|thirty|sixty) (?:\w+ )?(?:days?|weeks?|hours?|minutes?|percent)\b/i;

function listFigures(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(compileMessages(texts)).flatMap(([id, message]) => {
    const found: string[] = [];
    mapLiterals(message, (text) => (found.push(text), text));
    return found.some((text) => /\p{N}/u.test(text) || IN_WORDS.test(text)) ? [id] : [];
  });
}

describe('figures of law and policy', () => {
  it.each(listLocales())('are values, not part of the text, in %s', (tag) => {
    expect(listFigures(readLocale(tag)).filter((id) => !(id in ALLOWED))).toEqual([]);
  });

  it('are found in every text of the exceptions', () => {
    const found = new Set(listLocales().flatMap((tag) => listFigures(readLocale(tag))));
    expect(Object.keys(ALLOWED).filter((id) => !found.has(id))).toEqual([]);
  });

  it.each([
    'You have 60 days.',
    'within two business days',
    '{count, plural, one {# day} other {30 days}}',
    '３日以内',
  ])('are detected: %s', (text) => expect(listFigures({ 'a.b': text })).toEqual(['a.b']));
});
