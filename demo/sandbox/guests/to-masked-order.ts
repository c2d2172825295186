import type { WireOrder } from '../../../contract/wire-order.js';

type Address = NonNullable<WireOrder['shippingAddress']>;

/** Returns an order as guests see it before they prove who they are: without the sender, and with the rest of the personal data masked. */
export function toMaskedOrder({ shipFrom: _sender, shippingAddress, ...order }: WireOrder): WireOrder {
  const contact = { email: 'g***@example.com', dayPhoneNumber: '••••••01' };
  return {
    ...order,
    isMasked: true,
    authorizationInfo: contact,
    contactInformation: contact,
    ...(shippingAddress && { shippingAddress: maskAddress(shippingAddress) }),
    payment: order.payment.map((payment) => ({
      ...payment,
      ...(payment.paymentDisplayNumber && { paymentDisplayNumber: '••••' }),
    })),
  };
}

function maskAddress({ address1, zipCode, firstName, lastName, address2: _line, ...rest }: Address): Address {
  return {
    ...rest,
    address1: maskText(address1),
    ...(zipCode && { zipCode: maskText(zipCode) }),
    ...(firstName && { firstName: maskText(firstName) }),
    ...(lastName && { lastName: maskText(lastName) }),
  };
}

/** Shows the first character. */
function maskText(text: string): string {
  return `${text.slice(0, 1)}•••`;
}
