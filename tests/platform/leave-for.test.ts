import { afterEach, expect, it, vi } from 'vitest';
import { platform } from '../../src/platform/platform.js';

afterEach(() => vi.unstubAllGlobals());

it('leaves for an address in the same tab without a referrer', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  platform.leaveFor('https://shop.example/us/en/help');
  expect(open.mock.calls).toEqual([['https://shop.example/us/en/help', '_self', 'noreferrer']]);
});
