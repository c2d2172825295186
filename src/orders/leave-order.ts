import { navigate } from '../app/navigation/navigate.js';
import { openInTop } from '../app/navigation/open-in-top.js';
import type { Place } from '../app/navigation/place.js';
import type { GoOptions } from '../app/navigation/router.js';
import type { Scope } from '../app/context/scope.js';
import { signIn } from '../app/navigation/sign-in.js';

/** Goes from an order to another place: in a frame, the page around it is asked to, where this page names its origin. */
export function navigateFromOrder(scope: Scope, place: Place, options?: GoOptions): void {
  navigate(withFrame(scope), place, options);
}

/** Opens sign-in from an order, in the same way. */
export function signInFromOrder(scope: Scope): void {
  signIn(withFrame(scope));
}

/** First screens of the area carry nothing of frames: what leaves is exchanged from outside. */
function withFrame(scope: Scope): Scope {
  const leaveFor = (url: string): void => {
    if (!openInTop(scope, url)) scope.platform.leaveFor(url);
  };
  return { ...scope, platform: { ...scope.platform, leaveFor } };
}
