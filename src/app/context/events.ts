import type { ErrorCode } from '../../http/model/failure.js';

/** The details of the events a tag sends; docs/elements.md says what each means. Names are public; details hold no personal data. */
export interface OrdersEventDetails {
  'orders-ready': Record<string, never>;
  'orders-navigate': { readonly to: string; readonly route: string };
  'orders-sign-in': Record<string, never>;
  'orders-order-found': { readonly orderNumber: string };
  'orders-order-cancelled': { readonly orderNumber: string };
  'orders-return-submitted': {
    readonly orderNumber: string;
    readonly returnNumber: string;
    readonly operation: 'return' | 'exchange';
  };
  'orders-return-method-changed': { readonly returnOrderNumber: string; readonly method: string };
  'orders-checked-in': { readonly orderNumber: string };
  'orders-cart-add': { readonly skuId: string; readonly quantity: 1 };
  'orders-track': { readonly name: string; readonly properties: TrackedProperties };
  'orders-session-end': { readonly reason: SessionEndReason };
  'orders-error': OrdersErrorDetail;
}

export type SessionEndReason = 'requested' | 'user-changed' | 'idle' | 'left';
export type OrdersEventName = keyof OrdersEventDetails;

export interface OrdersErrorDetail {
  readonly code: ErrorCode;
  readonly severity: 'warning' | 'error';
  readonly tag: string;
  readonly call?: string;
  readonly status?: number;
  readonly retryable: boolean;
}

/** Events the page may take over by `preventDefault()`. */
export const CANCELABLE_EVENTS = [
  'orders-navigate',
  'orders-sign-in',
  'orders-cart-add',
] as const satisfies readonly OrdersEventName[];

type Cancelable = (typeof CANCELABLE_EVENTS)[number];

/** Dispatches an event from the element. Returns false if the page called `preventDefault()`. */
export type Emit = <Name extends OrdersEventName>(
  name: Name,
  detail: OrdersEventDetails[Name],
  ...isCancelable: Name extends Cancelable ? [true] : []
) => boolean;

/** The properties of an analytics event, without its name. */
type TrackedProperties = { readonly type: 'page' } | { readonly type: 'choice'; readonly value: string };
