import { navigate } from '../app/navigation/navigate.js';
import type { Destination } from '../app/navigation/destination.js';
import { signIn } from '../app/navigation/sign-in.js';
import { openInTop } from '../app/navigation/open-in-top.js';
import type { GoOptions } from '../app/navigation/router.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Goes from an order to another place: in a frame, the page around it is asked to, where this page names its origin. */
export function navigateFromOrder(context: ElementContext, place: Destination, options?: GoOptions): void {
  navigate(withFrame(context), place, options);
}

/** Opens sign-in from an order, in the same way. */
export function signInFromOrder(context: ElementContext): void {
  signIn(withFrame(context));
}

/** First screens of the area carry nothing of frames: what leaves is exchanged from outside. */
function withFrame(context: ElementContext): ElementContext {
  const leaveFor = (url: string): void => {
    if (!openInTop(context, url)) context.platform.leaveFor(url);
  };
  return { ...context, platform: { ...context.platform, leaveFor } };
}
