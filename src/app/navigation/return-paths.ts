import type { ReturnPageRoute } from './destination.js';

/** The paths of the screens that follow a return. In a file of their own, because no first screen links to one. */
export const RETURN_PATHS = {
  returnInstructions: '/returns/:orderNumber/return-confirmation/',
  returnInstructionsEmea: '/returns/:orderNumber/return-detail-confirmation/',
  refundLanding: '/returns/:orderNumber/refund-payment-landing/',
  refundPayment: '/returns/:orderNumber/refund-payment/',
  refundConfirmation: '/returns/:orderNumber/refund-payment-confirmation/',
} as const satisfies Readonly<Record<ReturnPageRoute, string>>;
