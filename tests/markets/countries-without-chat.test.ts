import { describe, expect, it } from 'vitest';
import { countriesWithoutChat } from '../../src/markets/chat/countries-without-chat.js';
import { aliases, markets } from '../../src/markets/index.js';

describe('the countries without a chat', () => {
  it('are those of the wire defaults, each once', () => {
    expect([...countriesWithoutChat].sort().join(' ')).toBe(
      'at be cz dk fi gr hu ie id lu my ph pl pt ru se si th tr vn'.split(' ').sort().join(' '),
    );
  });

  it('are named by the code that stands for all of its names, and have no file that could say it as well', () => {
    for (const country of countriesWithoutChat) {
      expect(Object.keys(aliases)).not.toContain(country);
      expect(Object.keys(markets)).not.toContain(country);
    }
  });
});
