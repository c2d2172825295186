import { navigate } from '../app/navigation/navigate.js';
import type { Destination } from '../app/navigation/destination.js';
import { signIn } from '../app/navigation/leave-for.js';
import { openInTop } from '../app/navigation/open-in-top.js';
import type { GoOptions } from '../app/navigation/router.js';
import type { ElementContext } from '../app/context/element-context.js';

/** Navigates away from an order. In a frame, the parent page is asked to navigate, if `parent-origin` is set. */
export function navigateFromOrder(context: ElementContext, destination: Destination, options?: GoOptions): void {
  navigate(withFrame(context), destination, options);
}

/** Opens sign-in from an order, in the same way. */
export function signInFromOrder(context: ElementContext): void {
  signIn(withFrame(context));
}

/** Replaces `leaveFor`, so that the first screens of the area need no code for frames. */
function withFrame(context: ElementContext): ElementContext {
  const leaveFor = (url: string): void => {
    if (!openInTop(context, url)) context.platform.leaveFor(url);
  };
  return { ...context, platform: { ...context.platform, leaveFor } };
}
