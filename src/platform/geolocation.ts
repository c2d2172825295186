/** Degrees, rounded to about a kilometre: enough to find stores nearby, and too little to find a home. */
export interface RoughPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** `denied`: the shopper, the browser or the page does not allow it. `unknown`: the device does not know, or takes too long. */
export type LocateOutcome =
  | { readonly status: 'found'; readonly point: RoughPoint }
  | { readonly status: 'denied' | 'unknown' };

const OPTIONS: PositionOptions = { timeout: 15_000, maximumAge: 600_000 };
/** Digits after the decimal point. */
const DIGITS = 2;

/** Whether the browser can be asked for the position: it knows none on a page without encryption. */
export function canLocate(): boolean {
  return isSecureContext && Boolean(navigator.geolocation as Geolocation | undefined);
}

/** Asks for the position, which the browser asks the shopper to allow. Call it only when the shopper pressed a button for it. */
export function locate(): Promise<LocateOutcome> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ status: 'found', point: { latitude: round(latitude), longitude: round(longitude) } }),
      ({ code, PERMISSION_DENIED }) => resolve({ status: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      OPTIONS,
    );
  });
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DIGITS));
}
