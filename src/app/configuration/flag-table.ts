/**
 * Every feature flag that a page can turn on, and its effect; all are off by default (wire and defaults, section 6). `docs/flags.md` is
 * generated from this table. First screens import only its type.
 */
export const FLAG_TABLE = [
  { name: 'enableSmsLookup', meaning: 'Guests can look up an order by phone number instead of e-mail address.' },
  {
    name: 'isLoggedOutMember',
    meaning: 'A member who is signed out is asked to sign in, instead of seeing the guest prompt.',
  },
  { name: 'disableChat', meaning: 'Hides the chat link from shoppers without a token.' },
  {
    name: 'enablePartnerOrders',
    meaning: 'Shows the partner tab and its screen to members who agreed to share their orders.',
  },
  {
    name: 'enableHistorySearch',
    meaning: 'Members can search their orders by text, year and status; the area keeps the search in its address.',
  },
  { name: 'enableEdd', meaning: 'Shows the expected delivery on cards and on the groups of an order.' },
  { name: 'enableWriteReview', meaning: 'Offers to review a product if the query asks for it.' },
  { name: 'enableShopSimilar', meaning: 'Offers similar products on cards and items.' },
  { name: 'enableAbTesting', meaning: "The area also waits for the page's experiments (`adapter.experiments`)." },
  { name: 'useQuickActionCta', meaning: 'An order has one row of quick actions: cancel, track, return, get help.' },
  { name: 'showFinalSaleMessage', meaning: 'Customised items are marked as final sale.' },
  { name: 'showBisroMessage', meaning: 'Tells shoppers that store orders can be returned online.' },
  { name: 'showCovidMessaging', meaning: 'Shows a notice about 60 days for returns.' },
  { name: 'enableOrderMismatchModal', meaning: 'A message if an order is from another country than the page.' },
  { name: 'isAustralia', meaning: 'Shows taxes as in Australia, in any country.' },
  { name: 'enableDeferredPayment', meaning: 'Shoppers can pay an order on hold from its screen.' },
  { name: 'usePaymentV2', meaning: 'Uses version 2 of the deferred payment calls.' },
  { name: 'enableCurbsidePickup', meaning: 'Enables the curbside check-in; without it the tag renders nothing.' },
  { name: 'enableGiftCardLookup', meaning: 'Enables the gift card balance screen.' },
  { name: 'disableGiftCardLookup', meaning: "The gift card screen links to the shop's main site." },
  { name: 'disableReturns', meaning: 'Offers no returns; the return wizard says that returns are unavailable.' },
  { name: 'enableSagawaReturn', meaning: 'Japan: the carrier picks up returns: a link beside Start return books it.' },
  { name: 'enableCourierPickup', meaning: 'Korea: a courier picks up returns.' },
  { name: 'enableUsps', meaning: 'Uses USPS instead of UPS at military and other special addresses.' },
  {
    name: 'enableCarrierService',
    meaning: "Return methods come from the service instead of the market's list.",
  },
  {
    name: 'enableDorisStoreSelector',
    meaning: 'The return wizard has a store step, and a final message follows a return to a store.',
  },
  { name: 'enableDorisCommunication', meaning: 'The tag requests a notification after a return.' },
  { name: 'sendStoreReturnEmail', meaning: 'The tag requests an e-mail after a return to a store.' },
  { name: 'sendReturnMethodGlobally', meaning: 'The request of every return contains method and carrier.' },
  { name: 'disableCreateReturnLabelFlag', meaning: 'Requests returns without a label.' },
  { name: 'enableExchanges', meaning: 'Members can exchange items.' },
  { name: 'enableExchangeMobileTesting', meaning: 'Offers exchanges in the standalone view too.' },
  { name: 'enablePartialCancel', meaning: 'Shoppers can cancel some items of an order, if the service offers it.' },
  { name: 'enableReturnCancel', meaning: 'Shoppers can cancel a return, if the service offers it.' },
  { name: 'enableFakeReturn', meaning: 'Japan and Korea: requests no return and only shows instructions.' },
  { name: 'enableLoginPrompt', meaning: 'Tells guests that returns are free for members, or that guests pay a fee.' },
  { name: 'enableShowReturnTaxTotal', meaning: 'The summary of a return has a line for taxes; never in Australia.' },
  {
    name: 'emeaPaperless',
    meaning: 'EMEA: return instructions have an address of their own, and labels appear as codes on the screen.',
  },
  {
    name: 'paperlessReturnConfirmation',
    meaning: 'Outside EMEA: the confirmation of a paperless return shows its code.',
  },
  { name: 'supressStoreReturnInstructions', meaning: 'Returns to a store: shows barcode and store without the steps.' },
  { name: 'enableReturnsBarcode', meaning: 'Shows the barcode for returns to a store.' },
  { name: 'suppressReturnBarcode', meaning: 'Hides the barcode, even if the service asks for it.' },
  { name: 'showMailLabel', meaning: 'Shoppers can request a return label by post; never in China and Korea.' },
] as const;

/** The name of a flag. */
export type Flag = (typeof FLAG_TABLE)[number]['name'];
