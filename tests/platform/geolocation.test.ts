import { afterEach, describe, expect, it, vi } from 'vitest';
import { canLocate, locate } from '../../src/platform/geolocation.js';

type Answer = (found: PositionCallback, fail: PositionErrorCallback, options: PositionOptions) => void;

function stubBrowser(answer: Answer | undefined, isSecure = true): void {
  vi.stubGlobal('navigator', answer ? { geolocation: { getCurrentPosition: answer } } : {});
  vi.stubGlobal('isSecureContext', isSecure);
}

const toPosition = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
const toError = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

afterEach(() => vi.unstubAllGlobals());

describe('the position', () => {
  it('can be requested by an https page in a browser that supports it', () => {
    stubBrowser(() => undefined);
    expect(canLocate()).toBe(true);
    stubBrowser(() => undefined, false);
    expect(canLocate()).toBe(false);
    stubBrowser(undefined);
    expect(canLocate()).toBe(false);
  });

  it.each([
    [38.581_572, -121.494_4, { latitude: 38.58, longitude: -121.49 }],
    [-0.001, 179.999, { latitude: -0, longitude: 180 }],
  ])('is rounded to about a kilometre: %f, %f', async (latitude, longitude, point) => {
    stubBrowser((found) => found(toPosition(latitude, longitude)));
    expect(await locate()).toEqual({ status: 'found', point });
  });

  it.each([
    [1, 'denied'],
    [2, 'unknown'],
    [3, 'unknown'],
  ])('is not found with the code %i', async (code, status) => {
    stubBrowser((_found, fail) => fail(toError(code)));
    expect(await locate()).toEqual({ status });
  });

  it('is requested once, and without high accuracy', async () => {
    const options: PositionOptions[] = [];
    stubBrowser((found, _fail, given) => {
      options.push(given);
      found(toPosition(1, 2));
    });
    await locate();
    expect(options).toEqual([{ timeout: 15_000, maximumAge: 600_000 }]);
  });
});
