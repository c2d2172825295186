import { findBase, listLocales } from '../../scripts/data-files.js';
import type english from '../../locales/en.json';

/** English and its variants. */
export const ENGLISH_LOCALES = listLocales().filter((tag) => (findBase(tag) ?? tag) === 'en');

/** The sentences and labels that the specification quotes, by message id. A message contains its quotes word for word in every English file. */
export const REQUIRED_TEXTS = {
  // Orders area, section 2: titles, history, order, curbside pickup.
  'areaTitle.orderDetails': 'Order Details',
  'areaTitle.guestLookup': 'Guest Order Lookup',
  'areaTitle.memberOrders': 'Member Orders',
  'area.orders': 'Orders',
  'orderHistory.title': 'Orders',
  'historyTabs.ownOf': '{brand} Orders',
  'historyTabs.partners': 'Partner Orders',
  'partnerHistory.title': 'Partner Orders',
  'orderHistory.showMore': 'Show More',
  'orderHistory.loadingMore': 'Loading More Orders',
  'orderHistory.empty': "You don't have any orders yet",
  'partnerHistory.empty': "You don't have any partner orders yet",
  'orderHistory.find': "Can't Find Your Order?",
  'orderDetail.shipment': 'Shipment {index} of {length}',
  'orderDetail.free': 'Free',
  'curbside.submit': 'I am here',
  // Orders area, section 5: validation.
  guestOrderIdErrorMessage: [
    '{Please enter a valid order number.}',
    '{Please enter a valid order number and email address. Note that your order number is case sensitive and is a combination of letters and numbers.}',
    '{Please enter a valid order number and email address or phone number. Note that your order number is case sensitive and is a combination of letters and numbers.}',
  ],
  guestEmailErrorMessage: 'Please enter a valid email address.',
  guestPhoneErrorMessage: 'Please enter a valid phone number.',
  'giftCardAnswer.miss':
    "We couldn't find a gift card with those numbers. Please check the gift card number and PIN, and try again.",
  'curbsideStage.missingTitle': 'Missing order number or QR ID',
  // Returns and calls, section 2: the wizard, its steps and what follows.
  'returnWizard.exchangeHeadingOf': 'Item {number} of {count}',
  'returnWizard.unit': 'Item {number} of {count}',
  'returnExchange.returnOnly': 'Return and refund only',
  'returnReview.exchangeHeading': 'Review Your Exchange',
  'returnGuide.changed': 'Changed your mind',
  'returnStore.otherTitle': 'Choose Another Store',
  'returnLabel.view': 'View My Return',
  'returnWizard.methodHeading': 'Select return option',
  'returnGuide.viewOrder': 'View order details',
  'returnGuide.viewReturn': 'View return details',
  'returnAddress.range': '{first} - {last} of {total}',
  'returnAddress.unverified': "We couldn't verify your address. Please review it before you continue.",
  'bankRefund.details': 'View return details',
  'bankRefund.instructions': 'Return instructions',
  'returnSubmit.doneTitle': 'Done!',
  'returnOrder.bank': 'Direct Deposit',
  // Returns and calls, sections 5 and 6: validation, members and guests.
  'returnWizard.notExchangeable': 'Item is not exchangeable',
  'returnAddress.invalidCode': 'Please enter a valid postal code.',
  'bankIban.country': 'Invalid IBAN',
  'bankIban.length': 'Invalid IBAN',
  'bankIban.signs': 'Invalid IBAN',
  'bankIban.checkDigits': 'Invalid IBAN',
  'returnMethod.signIn': ['Sign in for free shipping', 'pay for shipping as guest'],
  'returnMethod.avoidFee': 'Sign in to avoid a return shipping fee of {price}',
  'returnMethod.goodsTax': 'Inclusive of {percent}% GST',
  // Returns and calls, section 8: the error catalogue.
  'returnSubmit.failedTitle': 'Return Unsuccessful',
  'returnSubmit.failed': 'We could not complete your return because of a networking error. Please try again.',
  'returnSubmit.failedAgain':
    'We could not complete your return because of a networking error. Please try again or contact us for additional support.',
  'returnSubmit.exchangeFailedTitle': 'Exchange Unsuccessful',
  'returnSubmit.exchangeFailed': 'We could not complete your exchange because of a networking error. Please try again.',
  'returnSubmit.exchangeFailedAgain':
    'We could not complete your exchange because of a networking error. Please try again or contact us for additional support.',
  'bankRefund.failedTitle': 'Form Not Submitted',
  'bankRefund.failed':
    "We couldn't process your refund because of a network error. For immediate assistance, contact us.",
  'returnWizard.exchangeFailed':
    "An exchange isn't available right now. Please try again later or choose to return your item for a full refund.",
  'returnWizard.exchangeInactive':
    'An exchange for this item is not available. Please choose to return your order for a full refund instead.',
  'returnExchange.soldOut': 'Sold Out',
  'returnExchange.ineligible': 'Not Eligible',
  'returnExchange.goneColor': 'This color is no longer available.',
  'returnLabel.emailFailedTitle': 'Return Label Not Emailed',
  'returnLabel.mailFailedTitle': 'Return Label Not Mailed',
  'returnLabel.nextTitle': 'Take the next step',
  'returnStore.sameCountry': 'In-store returns must be in the same country where your order was purchased.',
} as const satisfies Partial<Record<keyof typeof english, string | readonly string[]>>;
