/** The values that the number of an order or a return may have. */
export const ORDER_NUMBER =
  '4 to 32 letters from A to Z and digits, or what `retailer.orderNumberPattern` allows; upper and lower case differ.';
const NUMBER = `${ORDER_NUMBER} The client opens no order with another number.`;
/** The values that an id may have that becomes part of a path. The ids `.` and `..` cannot be encoded, because URLs treat `%2e` as a dot. */
export const OPAQUE_SEGMENT =
  'Opaque: any text but `.` and `..`, which a browser resolves even if they are encoded. The client puts it into a path as one segment, ' +
  'percent-encoded, so a slash becomes `%2F`. A gateway must not decode it before it routes the request.';
const STORE =
  '1 to 32 letters from A to Z, digits, hyphens and underscores; a request names the store by it, unchanged.';
const ADDRESS =
  '1 to 128 letters from A to Z, digits and the characters `._~:-`, but not `.` or `..` alone. The client puts it into a path as one segment, percent-encoded.';
const ARTICLE = 'Opaque, 1 to 256 characters; a request names the article by it, unchanged.';

/**
 * The values that an id in an answer, or the address of a next page, may have, by schema and path. Ids that the client does not read are
 * left out. The OpenAPI document includes these texts, and `docs/backend.md` explains them.
 */
export const ID_FIELDS: Readonly<Record<string, string>> = {
  'Order.orderNumber': NUMBER,
  'Order.parentSalesOrderNumber': NUMBER,
  'Order.paymentApprovalId': 'Opaque; a request names the payment by it, unchanged.',
  'OrderGroup.returnOrderNumber': NUMBER,
  'OrderGroup.exchangeOrderNumber': NUMBER,
  'OrderGroup.actions.viewReturn.returnOrderId': NUMBER,
  'OrderDocument.documentId': OPAQUE_SEGMENT,
  'OrderItem.orderLineKey':
    'Opaque, 1 to 128 characters without a line break. A shipment lists its lines by it, a cancellation of some items names the line by it, and an exchange names a unit of the line by it, ' +
    'as in `{orderLineKey}:1`.',
  'OrderItem.shipmentNumber': 'The `shipmentNumber` of one of the `shipments` of the order.',
  'OrderItem.skuid': ARTICLE,
  'OrderItem.valueAddedServiceID': 'Opaque, 1 to 256 characters; a request for the cart repeats it, unchanged.',
  'Product.productId':
    'Opaque, 1 to 256 characters; a request for similar products names the product by it, unchanged.',
  'Product.gtin': 'Opaque, 1 to 64 characters; a return and an exchange name the article by it, unchanged.',
  'Product.pbid': 'Opaque; the client only reads whether there is one.',
  'LineTransaction.promotions.id': 'The code of the promotion; shown to the shopper.',
  'Shipment.shipmentNumber': 'Opaque; lines name their shipment by it.',
  'Pages.next':
    'The address of the next page of the same list, with an opaque `anchor` of at most 512 characters; empty on the last page. It may be a ' +
    'path (`/history/v1?…`), a query alone (`?anchor=n2`), or an absolute address below the API base. The client uses only the `anchor`: it ' +
    'requests the next page with its own filters and count and the unchanged anchor. It does not follow an address of another origin or ' +
    'path, or one without an anchor; in a history, the shopper then reads that older orders could not be loaded.',
  'PartnerOrder.orderid': 'Opaque; shown to the shopper.',
  'Consents.consents.id': 'Opaque; the client sends it in no request.',
  'CancelJob.jobId': OPAQUE_SEGMENT,
  'CancelJob.response.lines.orderLineKey': 'The `orderLineKey` of the line in the request, unchanged.',
  'StorePage.objects.storeId': STORE,
  'StorePage.objects.id': STORE,
  'DeferredPaymentJob.jobId': OPAQUE_SEGMENT,
  'SimilarProduct.pid': 'Opaque; the client sends it in no request.',
  'ReturnCancellationJob.jobId': OPAQUE_SEGMENT,
  'ReturnJob.jobId': OPAQUE_SEGMENT,
  'ReturnJob.response.returnOrderNumber': NUMBER,
  'ExchangeSku.skuId': 'The article of the colour; for the purchased colour, the purchased article itself.',
  'ExchangeSize.skuId': ARTICLE,
  'ExchangePreview.previewId': 'Opaque, 1 to 128 characters; the exchange order names the preview by it, unchanged.',
  'ExchangePreviewItem.id': 'The `id` of the unit in the request: `{orderLineKey}:1`, and so on.',
  'ExchangePreviewItem.skuId': 'The `skuId` of the unit in the request.',
  'ExchangeOrder.orderNumber': NUMBER,
  'BookAddress.id': ADDRESS,
  'NewAddress.id': ADDRESS,
  'Interaction.id': OPAQUE_SEGMENT,
  'GuestChallenge.challengeId': OPAQUE_SEGMENT,
  'Withdrawal.withdrawalId': 'Opaque, not empty; shown to the shopper, and in the name of the file with the receipt.',
};
