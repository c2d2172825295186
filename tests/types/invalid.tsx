import { configureOrders, defineOrders, type ErrorCode, type OrdersAdapter, type OrdersTag } from 'orders-area';
import { defineOrders as defineByTag } from 'orders-area/guest-lookup';
import 'orders-area/react';
import 'orders-area/types/svelte';
import 'orders-area/src/app/configuration/adapter.js'; // TS2882 orders-area/src/app/configuration/adapter.js

export const noReason: OrdersAdapter = { getAccessToken: ({ why }) => why }; // TS2339 why
export const wrongToken: OrdersAdapter = { getAccessToken: () => 5 }; // TS2322 number
export const noId: OrdersAdapter = { user: { email: 'ada@shop.example' } }; // TS2741 id
export const strangeMember: OrdersAdapter = { onSignIn: () => {} }; // TS2561 onSignIn
export const strangeLink: OrdersAdapter = { links: { homepage: 'https://shop.example' } }; // TS2353 homepage
export const wrongFlags: OrdersAdapter = { flags: ['enableSmsLookup'] }; // TS2741 getBooleanValue
export const alertWithoutText: OrdersAdapter = { alerts: [{ id: 'late' }] }; // TS2741 text
export const strangeAudience: OrdersAdapter = { alerts: [{ id: 'late', text: 'Late', audience: 'all' }] }; // TS2322 swoosh
export const oneAlert: OrdersAdapter = { alerts: { id: 'late', text: 'Late' } }; // TS2353 id
export const wrongWay: OrdersAdapter = { retailer: { guestCredentials: 'body' } }; // TS2322 body

configureOrders({ apibase: '/orders' }); // TS2561 apibase
configureOrders({ theme: 'pink' }); // TS2322 pink
configureOrders({ orderNumber: 'C0123' }); // TS2353 orderNumber
void defineOrders('orders-nothing'); // TS2345 orders-nothing
export const noTag: OrdersTag = 'shop-basket'; // TS2322 shop-basket
export const noCode: ErrorCode = 'something-broke'; // TS2322 something-broke

const element = document.createElement('orders-guest-lookup');
element.country = 5; // TS2322 number
element.standalone = 'yes'; // TS2322 string
element.theme = 'pink'; // TS2322 pink
element.flags = 'enableSmsLookup'; // TS2322 string
element.flags = ['enableSms']; // TS2820 OrdersFlag
element.adapter = { user: 5 }; // TS2322 number
element.adapter = { cart: { add: 'sku' } }; // TS2322 string
element.contact = { mail: 'ada@shop.example' }; // TS2561 mail
element.orderId = 'C0123'; // TS2339 orderId
element.logOut(); // TS2339 logOut
element.endSession('requested'); // TS2554 0
element.addEventListener('orders-order-found', ({ detail }) => detail.number); // TS2339 number
element.addEventListener('orders-error', ({ detail }) => detail.code.toFixed()); // TS2551 toFixed
document.addEventListener('orders-sign-in', ({ detail }) => detail.user.id); // TS18048 detail.user

export const a = <orders-guest-lookup theme="pink" />; // TS2322 pink
export const b = <orders-guest-lookup country={5} />; // TS2322 number
export const c = <orders-guest-lookup standalone="yes" />; // TS2322 yes
export const d = <orders-guest-lookup adapter="token" />; // TS2559 OrdersAdapter
export const e = <orders-guest-lookup contact={{ mail: 'x' }} />; // TS2561 mail
export const f = <orders-guest-lookup onorders-order-found={({ detail }) => detail.number} />; // TS2339 number
export const g = <orders-guest-lookup token="secret" />; // TS2322 token
export const h = <orders-nothing />; // TS2339 orders-nothing
export const i = <orders-guest-lookup flags="enableSms" />; // TS2820 enableSms
export const j = <orders-detail country="us" />; // TS2322 order-number
export const l = <orders-detail />; // TS2322 OrdersDetailProps
export const m: svelteHTML.IntrinsicElements['orders-detail'] = { country: 'us' }; // TS2322 order-number
export const k = <orders-return-wizard order-number={5} />; // TS2322 number
void defineByTag(); // TS1362 defineByTag
