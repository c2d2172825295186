import {
  configureOrders,
  defineOrders,
  type ErrorCode,
  type LookupContact,
  type OrdersAdapter,
  type OrdersAlert,
  type OrdersDefaults,
  type OrdersErrorDetail,
  type OrdersEventDetails,
  type OrdersGuestLookupElement,
  type OrdersGuestLookupProps,
  type OrdersTag,
  type OrdersUser,
} from 'orders-area';
import 'orders-area/guest-lookup';
import { configureOrders as configureByTag, type RetailerOptions } from 'orders-area/guest-lookup';
import { configureOrders as configureByEmbed } from 'orders-area/embed/orders-guest-lookup.js';
import { defineOrders as defineOnReact } from 'orders-area/react';
import manifest from 'orders-area/custom-elements.json' with { type: 'json' };
import integrity from 'orders-area/integrity.json' with { type: 'json' };
import { useRef, type ReactNode } from 'react';

// The adapter: every member is optional, and tokens may be synchronous or asynchronous.
const user: OrdersUser = { id: '1', givenName: 'Ada' };
export const nothing: OrdersAdapter = {};
export const adapter: OrdersAdapter = {
  user,
  getAccessToken: async ({ reason }) => (reason === 'expired' ? null : 'token'),
  signIn: () => location.assign('/sign-in'),
  flags: { getBooleanValue: (key, fallback) => key === 'enableSmsLookup' || fallback },
  messages: (locale) => (locale === 'de' ? { 'guestLookup.title': 'Bestellung finden' } : undefined),
  cart: {
    add: async ({ skuId, quantity, customizedProductReference }) => ({
      items: [
        { title: `${skuId} ${customizedProductReference ?? ''}`, quantity, currency: 'USD', price: 12, msrp: 15 },
      ],
      totalItemCount: quantity,
    }),
    view: () => location.assign('/cart'),
  },
  links: {
    contact: 'https://shop.example/help',
    chat: 'https://shop.example/chat',
    cart: 'https://shop.example/bag',
    checkout: 'https://shop.example/pay',
  },
  retailer: { siteUrl: 'https://shop.example', guestCredentials: 'header', headers: { 'x-channel': 'web' } },
};
const alert: OrdersAlert = { id: 'late', text: 'Parcels take a day longer.' };
export const withAlerts: OrdersAdapter = {
  user: { id: '1', accountType: 'swoosh' },
  alerts: [alert, { id: 'app', text: 'Our app', link: 'https://shop.example/app', audience: 'swoosh' }],
};
export const withoutAlerts: OrdersAdapter = { alerts: [] };
export const signedOut: OrdersAdapter = { user: null, getAccessToken: () => undefined };
export const retailer: RetailerOptions = { guestCredentials: 'filter' };

// Page-wide defaults and registration.
const defaults: OrdersDefaults = { country: 'de', flags: ['enableSmsLookup'], kiosk: true, theme: 'dark', adapter };
configureOrders(defaults);
configureByTag({ apiBase: '/orders' });
configureByEmbed({ brand: 'Shop' });
const tag: OrdersTag = 'orders-guest-lookup';
export const done: Promise<void> = defineOrders(tag);
export const all: Promise<void> = Promise.all([defineOrders(), defineOnReact('orders-guest-lookup')]).then(() => {});

// The element, found and created.
const element = document.createElement('orders-guest-lookup');
export const found: OrdersGuestLookupElement | null = document.querySelector('orders-guest-lookup');
export const list: NodeListOf<OrdersGuestLookupElement> = document.querySelectorAll('orders-guest-lookup');
element.country = 'jp';
element.apiBase = 'https://api.shop.example';
element.flags = ['enableSmsLookup'];
element.standalone = true;
element.theme = 'light';
element.orderNumber = undefined;
element.adapter = adapter;
element.contact = { phoneNumber: '0123456' };
const contact: LookupContact | undefined = element.contact;
export const email: string | undefined = contact?.email;
element.endSession();
element.refresh();
element.focus({ preventScroll: true });

// Events, on the element and above it.
element.addEventListener('orders-order-found', function ({ detail }) {
  const text: string = detail.orderNumber;
  this.orderNumber = text;
});
element.addEventListener('click', (event) => event.clientX, { once: true });
element.addEventListener('something-else', (event: Event) => event.preventDefault());
document.addEventListener('orders-sign-in', (event) => event.preventDefault());
window.addEventListener('orders-error', ({ detail }) => report(detail));
function report({ code, severity, call, status, retryable }: OrdersErrorDetail): void {
  const known: ErrorCode = code;
  console.info(known, severity === 'warning', call?.length, status?.toFixed(0), retryable);
}
export const ended: OrdersEventDetails['orders-session-end'] = { reason: 'user-changed' };
export const codes: ErrorCode[] = ['offline', 'config-country-invalid', 'service-get-order-summary-failure'];

// React: attributes or properties, objects by reference, listeners by the event's own name.
export const props: OrdersGuestLookupProps = { 'order-number': 'C0123', theme: undefined };
export function Page(): ReactNode {
  const ref = useRef<OrdersGuestLookupElement>(null);
  return (
    <orders-guest-lookup
      ref={ref}
      key="lookup"
      className="lookup"
      id="lookup"
      country="us"
      api-base="/orders"
      flags={['enableSmsLookup']}
      standalone
      theme="auto"
      adapter={adapter}
      contact={{ email: 'ada@shop.example' }}
      onorders-order-found={({ detail }) => ref.current?.setAttribute('title', detail.orderNumber)}
      onorders-sign-in={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.refresh()}
    >
      <p>Loading</p>
    </orders-guest-lookup>
  );
}
export const others = [
  <orders-guest-lookup />,
  <orders-guest-lookup flags="enableSmsLookup enableOther" kiosk="false" {...props} />,
  <orders-guest-lookup flags="" />,
  <orders-detail order-number="C0123" className="order" onorders-ready={() => {}} />,
  <orders-detail orderNumber={props.orderNumber} />,
  <orders-card />,
  <orders-guest-lookup orderNumber="C0123" apiBase="/orders" standalone={false} adapter={undefined} />,
];

export const files: [string, string] = [manifest.schemaVersion, integrity.version];
