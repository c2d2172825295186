/** A number of the same form that no order has. */
export function toUnknownNumber(orderNumber: string): string {
  const unknown = orderNumber.replace(/\d/g, '9');
  if (unknown !== orderNumber) return unknown;
  return /\d/.test(orderNumber) ? orderNumber.replace(/\d/g, '8') : `${orderNumber.slice(0, -2)}99`;
}
