import { encodeSegment } from '../../http/model/safe-url.js';

/** A screen to navigate to, by its route and parameters. The area's route table maps each route to a tag. */
export type Destination =
  | { readonly route: 'history' | 'partners' }
  | { readonly route: 'lookup'; readonly redirectPath?: string }
  | { readonly route: 'guestDetail' | 'returnWizard'; readonly orderNumber: string }
  | { readonly route: 'returnDetail'; readonly orderNumber: string }
  | {
      readonly route: ReturnPageRoute;
      /** From `return-paths.ts`, created by `toReturnPage`. */
      readonly path: string;
      readonly orderNumber: string;
      readonly arrival?: ReturnArrival;
    }
  | { readonly route: 'salesDetail'; readonly orderNumber: string; readonly dialog?: OrderQuestion };

/** The dialog that an order's screen opens with: whether to cancel the order, or where it can be returned. */
export type OrderQuestion = 'cancel' | 'return';

/** The arrival at a screen after a return was just submitted. */
export interface ReturnArrival {
  /** An e-mail about the return is known to have been sent. */
  readonly wasEmailed: boolean;
}

export type DestinationRoute = Destination['route'];

/** The screens that follow a return. */
export type ReturnPageRoute =
  | 'returnInstructions'
  | 'returnInstructionsEmea'
  | 'refundLanding'
  | 'refundPayment'
  | 'refundConfirmation';

/**
 * The paths of the screens that a first screen may link to. Paths of screens that follow a return are in `return-paths.ts`. The area's
 * route table imports both, and has the paths that no link leads to.
 */
export const PATHS = {
  history: '/',
  partners: '/partners/',
  lookup: '/details/',
  guestDetail: '/details/:orderNumber/',
  salesDetail: '/sales/:orderNumber/',
  returnDetail: '/returns/:orderNumber/',
  returnWizard: '/sales/:orderNumber/return/',
} as const satisfies Readonly<Record<Exclude<DestinationRoute, ReturnPageRoute>, string>>;

/** The path of a destination below the prefix `/{country}/{locale}/orders`, with its query. */
export function toPath(destination: Destination): string {
  const path = 'path' in destination ? destination.path : PATHS[destination.route];
  if ('orderNumber' in destination)
    return path.replace(':orderNumber', () => encodeSegment(destination.orderNumber)) + toQuery(destination);
  return 'redirectPath' in destination ? `${path}?redirectPath=${encodeSegment(destination.redirectPath ?? '')}` : path;
}

/** The query keys that the destination's screen reads when it opens. */
function toQuery(destination: Destination): string {
  if ('dialog' in destination) return `?${destination.dialog}=true`;
  if (!('arrival' in destination)) return '';
  return `?pageView=true${destination.arrival.wasEmailed ? '&emailSent=true' : ''}`;
}
