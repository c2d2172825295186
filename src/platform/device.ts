/** The narrowest screen that is none of a phone's (orders area, section 9). */
const DESKTOP_FROM = 960;

/** True on a device that can call: the browser's own word, else a coarse pointer on a narrow screen (wire and defaults, section 5). */
export function isMobileDevice(): boolean {
  const { userAgentData } = navigator as Navigator & { readonly userAgentData?: { readonly mobile?: boolean } };
  return userAgentData?.mobile ?? (matchMedia('(pointer: coarse)').matches && innerWidth < DESKTOP_FROM);
}
