import type { ReturnPageRoute } from './destination.js';

/** The paths of the screens that follow a return. Apart from the others: no first screen leads to one. */
export const RETURN_PATHS = {
  returnInstructions: '/returns/:orderNumber/return-confirmation/',
  returnInstructionsEmea: '/returns/:orderNumber/return-detail-confirmation/',
  refundLanding: '/returns/:orderNumber/refund-payment-landing/',
  refundPayment: '/returns/:orderNumber/refund-payment/',
  refundConfirmation: '/returns/:orderNumber/refund-payment-confirmation/',
} as const satisfies Readonly<Record<ReturnPageRoute, string>>;
