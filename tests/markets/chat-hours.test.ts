import { describe, expect, it } from 'vitest';
import { findOfCountry } from '../../src/app/data/find-of-country.js';
import { chatHours } from '../../src/markets/chat/chat-hours.js';
import { currencies } from '../../src/markets/gift-cards/currencies.js';
import { markets } from '../../src/markets/index.js';

describe('what ships of the markets beside their rules', () => {
  it.each(Object.entries(markets))('says of %s whether there is a chat, and what is paid with', (country, market) => {
    expect(findOfCountry(chatHours, country)).toBe(market.hasChat);
    expect(findOfCountry(currencies, country)).toBe(market.currency);
  });

  it.each([
    ['el', 'gr'],
    ['uk', 'gb'],
    ['zz', 'default'],
    ['constructor', 'default'],
    ['__proto__', 'default'],
  ])('takes %s for %s', (country, name) => {
    expect(findOfCountry(currencies, country)).toBe(markets[name]?.currency);
  });
});
