import { getField, getList, getText } from './read-wire.js';

/** The values of an order that the checks of other calls need; each is absent if the order has none. */
export interface OrderFacts {
  readonly orderNumber: string;
  readonly country?: string;
  readonly currency: string;
  readonly productId?: string;
  /** The article of a line that may be bought again. */
  readonly skuId?: string;
  /** A line that may be exchanged. */
  readonly exchangeGtin?: string;
  readonly exchange?: ExchangeFacts;
  /** A line that may be returned. */
  readonly returnGtin?: string;
  readonly returnNumber?: string;
  readonly documentId?: string;
  readonly isCancellable: boolean;
  readonly paymentApprovalId?: string;
  readonly regionReference: string;
  readonly orderDate?: string;
  readonly dayPhoneNumber?: string;
  readonly email?: string;
}

/** What a preview of an exchange says about the line and its order. */
export interface ExchangeFacts {
  readonly orderLineKey: string;
  readonly currency: string;
  readonly price: number;
  readonly address: unknown;
  readonly recipient: { readonly firstName: string; readonly lastName: string };
}

/** @param order an order as the service sent it, which may not follow the contract */
export function readOrderFacts(order: unknown, orderNumber: string): OrderFacts {
  const groups = getList(order, 'group');
  const first = groups[0];
  const lines = groups.flatMap((group) => getList(group, 'orderItems').map((item) => ({ group, item })));
  const returnable = lines.filter(
    ({ group, item }) => getField(group, 'actions', 'return') && getField(item, 'returnableFlag') === true,
  );
  const exchangeable = returnable.filter(({ item }) => getField(item, 'product', 'isExchangeableFlag') === true);
  const findText = (list: typeof lines, ...path: readonly string[]): string | undefined =>
    list.map(({ item }) => getText(item, ...path)).find((text) => text !== undefined);
  const isOnHold = getField(order, 'paymentHoldFlag') === true;
  return omitAbsent({
    orderNumber,
    country: getText(order, 'shippingAddress', 'country'),
    currency: getText(order, 'currency') ?? 'USD',
    productId: findText(lines, 'product', 'productId'),
    skuId: findText(lines, 'skuid'),
    exchangeGtin: findText(exchangeable, 'product', 'gtin'),
    exchange: readExchangeFacts(order, exchangeable[0]?.item),
    returnGtin: findText(returnable, 'product', 'gtin'),
    returnNumber: groups.map((group) => getText(group, 'returnOrderNumber')).find((text) => text !== undefined),
    documentId: getList(order, 'documents')
      .map((document) => getText(document, 'documentId'))
      .find((text) => text !== undefined),
    isCancellable: getField(first, 'isCancellable') === true && getField(first, 'actions', 'cancel') !== undefined,
    paymentApprovalId: isOnHold ? getText(order, 'paymentApprovalId') : undefined,
    regionReference: getText(order, 'regionReference') ?? 'NIKEUS',
    orderDate: getText(order, 'transaction', 'orderDate')?.replace(/\[UTC\]$/, ''),
    dayPhoneNumber: getText(order, 'authorizationInfo', 'dayPhoneNumber'),
    email: getText(order, 'authorizationInfo', 'email') ?? getText(order, 'contactInformation', 'email'),
  });
}

function readExchangeFacts(order: unknown, item: unknown): ExchangeFacts | undefined {
  const orderLineKey = getText(item, 'orderLineKey');
  const address = getField(order, 'shippingAddress');
  const price = getField(item, 'lineItemTransaction', 'lineItemChargedPrice');
  if (orderLineKey === undefined || !address || typeof price !== 'number') return undefined;
  const [firstName = '', lastName = ''] = [getText(address, 'firstName'), getText(address, 'lastName')];
  const currency = getText(order, 'currency') ?? 'USD';
  return { orderLineKey, currency, price, address, recipient: { firstName, lastName } };
}

type WithoutUndefined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

function omitAbsent<Fields extends object>(fields: Fields): WithoutUndefined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Fields>;
}
