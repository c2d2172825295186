/**
 * Every feature flag that a page can turn on, and its effect; all are off by default (wire and defaults, section 6). `docs/flags.md` is
 * generated from this table. First screens import only its type.
 */
export const FLAG_TABLE = [
  { name: 'enableSmsLookup', meaning: 'Guests may look an order up by phone number instead of e-mail.' },
  {
    name: 'isLoggedOutMember',
    meaning: 'A member who is signed out is urged to sign in, in place of the guest prompt.',
  },
  { name: 'disableChat', meaning: 'No link to the chat for who has no token.' },
  { name: 'enablePartnerOrders', meaning: 'The partner tab and its screen, for members who agreed to share orders.' },
  { name: 'enableEdd', meaning: 'The expected delivery, on cards and on the groups of an order.' },
  { name: 'enableWriteReview', meaning: 'The review action, where the query asks for it.' },
  { name: 'enableShopSimilar', meaning: 'Similar products, on cards and items.' },
  { name: 'enableAbTesting', meaning: "The spinner also waits for the page's experiment client." },
  { name: 'useQuickActionCta', meaning: 'An order has one row of quick actions: cancel, track, return, get help.' },
  { name: 'showFinalSaleMessage', meaning: 'Customised items are marked as final sale.' },
  { name: 'showBisroMessage', meaning: 'Store orders say that they can be returned online.' },
  { name: 'showCovidMessaging', meaning: 'The notice about 60 days for returns.' },
  { name: 'enableOrderMismatchModal', meaning: 'A box where an order is from another country than the page.' },
  { name: 'isAustralia', meaning: "Australia's display of taxes, outside Australia too." },
  { name: 'enableDeferredPayment', meaning: 'An order that waits for its payment can be paid from its screen.' },
  { name: 'usePaymentV2', meaning: 'The calls of deferred payment in their second version.' },
  { name: 'enableCurbsidePickup', meaning: 'The curbside check-in; without it the tag draws nothing.' },
  { name: 'enableGiftCardLookup', meaning: 'The screen that tells the balance of a gift card.' },
  { name: 'disableGiftCardLookup', meaning: "The gift card's screen leads to the shop's main site." },
  { name: 'disableReturns', meaning: 'No order offers a return, and the return wizard says that it is unavailable.' },
  { name: 'enableSagawaReturn', meaning: 'Japan: pickup of a return by its carrier, and the action that books it.' },
  { name: 'enableCourierPickup', meaning: 'Korea: pickup of a return by a courier.' },
  { name: 'enableUsps', meaning: 'USPS in place of UPS at military and other special addresses.' },
  {
    name: 'enableCarrierService',
    meaning: "Return methods come from the service; without it from the market's own list.",
  },
  { name: 'enableDorisStoreSelector', meaning: "The return wizard's store step, and the last message after a return." },
  { name: 'enableDorisCommunication', meaning: 'A notification is asked for after a return was submitted.' },
  { name: 'sendStoreReturnEmail', meaning: 'An e-mail is asked for after a return to a store was submitted.' },
  { name: 'sendReturnMethodGlobally', meaning: 'Method and carrier stand in the request of every return.' },
  { name: 'disableCreateReturnLabelFlag', meaning: 'The request of a return asks for no label.' },
  { name: 'enableExchanges', meaning: 'Members may exchange items.' },
  { name: 'enableExchangeMobileTesting', meaning: 'Exchanges in the stand-alone view too.' },
  { name: 'enableFakeReturn', meaning: 'Japan and Korea: no return is requested; instructions alone are shown.' },
  { name: 'enableLoginPrompt', meaning: 'Guests are told that members return for free, or that they pay.' },
  { name: 'enableShowReturnTaxTotal', meaning: 'A line of taxes in the summary of a return; never in Australia.' },
  { name: 'emeaPaperless', meaning: 'EMEA: instructions on their own address, and labels as codes on the screen.' },
  { name: 'paperlessReturnConfirmation', meaning: 'Outside EMEA: a return without paper is confirmed with its code.' },
  { name: 'supressStoreReturnInstructions', meaning: 'Return to a store: barcode and store without the steps.' },
  { name: 'enableReturnsBarcode', meaning: 'The barcode for a return in a store.' },
  { name: 'suppressReturnBarcode', meaning: 'Hides the barcode again, whatever the service says.' },
  { name: 'showMailLabel', meaning: 'A label can be asked for by mail; never in China and Korea.' },
] as const;

/** The name of a flag. */
export type Flag = (typeof FLAG_TABLE)[number]['name'];
