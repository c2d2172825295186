import { describe, expect, it } from 'vitest';
import { findForCountry } from '../../src/app/data/find-for-country.js';
import { hasChatByCountry } from '../../src/markets/chat/chat-countries.js';
import { currencies } from '../../src/markets/gift-cards/currencies.js';
import { markets } from '../../src/markets/index.js';

describe('the market data that ships apart from the rules', () => {
  it.each(Object.entries(markets))('contains the chat and the currency of %s', (country, market) => {
    expect(findForCountry(hasChatByCountry, country)).toBe(market.hasChat);
    expect(findForCountry(currencies, country)).toBe(market.currency);
  });

  it.each([
    ['el', 'gr'],
    ['uk', 'gb'],
    ['zz', 'default'],
    ['constructor', 'default'],
    ['__proto__', 'default'],
  ])('uses %s for %s', (country, name) => {
    expect(findForCountry(currencies, country)).toBe(markets[name]?.currency);
  });
});
