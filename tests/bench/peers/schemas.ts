import * as z from 'zod';

const amount = z.number();
const date = z.string();
const line = z.object({
  product: z.object({ title: z.string(), productImage: z.url().optional(), color: z.string().optional() }),
  lineItemTransaction: z.object({ quantity: z.number().int().nonnegative(), lineItemChargedPrice: amount }),
  lineItemStatus: z.object({ status: z.string() }),
  simpleStatus: z.enum(['PLACED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED']).optional(),
});
const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  zipCode: z.string(),
  country: z.string().length(2),
});

/** The part of an order from the service that an order page reads. */
export const orderSchema = z.object({
  orderNumber: z.string().min(1),
  orderId: z.string(),
  orderType: z.enum(['SALES_ORDER', 'RETURN_ORDER', 'PARTNER_SALES_ORDER']),
  currency: z.string().length(3),
  group: z.array(z.object({ groupHeading: z.string(), orderItems: z.array(line) })),
  shipments: z.array(z.object({ shipmentNumber: z.string(), trackingUrl: z.url().optional() })).optional(),
  payment: z.array(z.object({ paymentType: z.string(), paymentDisplayNumber: z.string().optional() })),
  shippingAddress: address.optional(),
  transaction: z.object({ orderDate: date, orderTotal: amount, subTotal: amount, shippingTotal: amount }),
});

export const lookupSchema = z.object({ number: z.string().trim().min(1), email: z.email() });
