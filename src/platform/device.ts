/** Screens at least this wide are not a phone's (orders area, section 9). */
const DESKTOP_FROM = 960;

/**
 * Whether the device can make calls: by the browser's own hint, or else a coarse pointer on a narrow screen (wire and defaults, section
 * 5).
 */
export function isMobileDevice(): boolean {
  const { userAgentData } = navigator as Navigator & { readonly userAgentData?: { readonly mobile?: boolean } };
  return userAgentData?.mobile ?? (matchMedia('(pointer: coarse)').matches && innerWidth < DESKTOP_FROM);
}
