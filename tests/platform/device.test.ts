import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMobileDevice } from '../../src/platform/device.js';

interface Device {
  /** What the browser reports itself. */
  readonly mobile?: boolean;
  readonly isCoarse?: boolean;
  readonly width?: number;
}

function stubDevice({ mobile, isCoarse = false, width = 1_280 }: Device): void {
  vi.stubGlobal('navigator', mobile === undefined ? {} : { userAgentData: { mobile } });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }));
  vi.stubGlobal('innerWidth', width);
}

afterEach(() => vi.unstubAllGlobals());

describe('a device', () => {
  it.each<[what: string, device: Device, isMobile: boolean]>([
    ["a phone by the browser's own report", { mobile: true, width: 1_280 }, true],
    ["not a phone by the browser's own report", { mobile: false, isCoarse: true, width: 390 }, false],
    ['a phone with touch on a narrow screen', { isCoarse: true, width: 390 }, true],
    ['a phone up to the widest of its screens', { isCoarse: true, width: 959 }, true],
    ['not a phone from there on', { isCoarse: true, width: 960 }, false],
    ['not a phone with a mouse on a narrow screen', { width: 390 }, false],
  ])('is %s', (_what, device, isMobile) => {
    stubDevice(device);
    expect(isMobileDevice()).toBe(isMobile);
  });
});
