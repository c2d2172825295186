import { HOSTILE_URLS } from '../../support/hostile-urls.js';

/** Unsafe addresses that look like paths of the area. */
const NEARLY_OURS = [
  '/us/en/orders//evil.example/',
  '/us/en/orders/../../../evil.example/',
  '/us/en/orders/sales/../../../../help/',
  '/us/en/orders/sales/..%2f..%2f..%2fhelp/',
  '/us/en/orders/sales/%2e%2e/%2e%2e/help/',
  '/us/en/orders/sales/US10000001/../../../../../help',
  '/us/en/orders/sales/US10000001/%00',
  '/us/en/orders/sales/javascript:alert(1)/',
  '/us/en/orders/sales/https://evil.example/',
  '/us/en/orders/sales/US10000001/@evil.example/',
  '/us/en/orders.evil.example/',
  '/us/en/orders@evil.example/',
  '/us/en/orders:80@evil.example/',
  '/us/en/orders\\..\\..\\evil',
  '/us/en/orders/\\evil.example',
  '/us/en/orders/\t/evil.example',
  '/us/en/orders/?redirectPath=//evil.example/',
  '/us/en/orders/details/?redirectPath=/us/en/orders/details/?redirectPath=//evil.example/',
  '/us/en/orders/sales/US10000001/?redirectPath=javascript:alert(1)',
  '/us/en/orders/sales/US10000001/#//evil.example/',
  '/us/en/orders/__proto__/',
  '/us/en/orders/sales/__proto__/',
  '/us/en/orders/sales/constructor/../../../',
  '/US/EN/ORDERS/../../evil',
  '//localhost/us/en/orders/sales/US10000001/',
  '/de/de/orders/sales/US10000001/',
  'us/en/orders/sales/US10000001/',
  ' /us/en/orders/sales/US10000001/',
  '/%75s/en/orders/sales/US10000001/',
  '/us/en/%6frders/sales/US10000001/',
];

const SHORT = HOSTILE_URLS.filter(({ length }) => length < 200);

/** Hostile values of `redirectPath`, by their source. */
export const REDIRECT_VECTORS: readonly (readonly string[])[] = [
  NEARLY_OURS,
  SHORT,
  SHORT.map((url) => `/${url}`),
  SHORT.map((url) => `/us/en/orders/sales/${url}`),
];
