import { encodePart } from '../../../http/model/safe-url.js';

// Apart from the other paths: these come with what a return goes back with.

/** `get-return-label`: what does a return go back with? */
export function getReturnLabelPath(returnNumber: string): string {
  return `/order_mgmt/user_return_labels/v1/${encodePart(returnNumber)}`;
}

/** `request-label-dispatch`: send the label by e-mail, or by post. */
export const LABEL_DISPATCHES_PATH = '/orders/return_labels/v1';
