/** The messages of the React pages. The page compiles them at run time, which is the default of these libraries. */
export const messages = {
  'lookup.title': 'Find your order',
  'lookup.number': 'Order number',
  'lookup.email': 'Email address',
  'lookup.submit': 'Find order',
  'lookup.err.number': 'Enter your order number.',
  'lookup.err.email': 'Enter a valid email address.',
  'lookup.err.notFound': 'We could not find your order.',
  'order.title': 'Order {number}',
  'order.placed': 'Placed {date}',
  'order.items': '{count, plural, one {# item} other {# items}}',
  'order.total': 'Total {total}',
  'history.caption': '{count, plural, =0 {No orders} one {# order} other {# orders}}',
};
