import type { ProductName } from '../scenarios/products.js';

/** The price of one of each product in dollars; other countries have other figures. */
const DOLLARS: Readonly<Record<ProductName, number>> = {
  tempo: 145,
  ridge: 138,
  baseline: 95,
  breeze: 35,
  pace: 42,
  harbour: 68,
  stride: 45,
  hoop: 48,
  weekender: 75,
  commuter: 84,
  club: 38,
  arena: 49,
};

/** Current discounts, in percent. */
const OFF: Readonly<Partial<Record<ProductName, number>>> = { tempo: 10, weekender: 20, hoop: 25 };

/** The currency and the value of a dollar in it; all other countries pay in euros. */
const CURRENCIES: Readonly<Record<string, readonly [currency: string, rate: number]>> = {
  us: ['USD', 1],
  ca: ['CAD', 1.36],
  gb: ['GBP', 0.85],
  au: ['AUD', 1.5],
  jp: ['JPY', 150],
  kr: ['KRW', 1350],
  cn: ['CNY', 7.2],
  cz: ['CZK', 23],
  dk: ['DKK', 6.9],
  hu: ['HUF', 360],
  pl: ['PLN', 3.9],
  se: ['SEK', 10.5],
  tr: ['TRY', 41],
  ru: ['RUB', 90],
  mx: ['MXN', 18.5],
  in: ['INR', 84],
  th: ['THB', 34],
  vn: ['VND', 24500],
  id: ['IDR', 15500],
  my: ['MYR', 4.3],
  ph: ['PHP', 57],
  tw: ['TWD', 31],
};
/** Currencies without a minor unit. */
const WHOLE: readonly string[] = ['JPY', 'KRW', 'VND'];

export interface ShopPrice {
  readonly currency: string;
  readonly price: number;
  /** Only for discounted products. */
  readonly msrp?: number;
}

/** Returns the price of one of a product in a country. */
export function getShopPrice(product: ProductName, country: string): ShopPrice {
  const [currency, rate] = CURRENCIES[country] ?? ['EUR', 0.92];
  const toAmount = (dollars: number): number => {
    const amount = dollars * rate;
    return WHOLE.includes(currency) ? Math.round(amount / 100) * 100 : Math.round(amount * 100) / 100;
  };
  const full = DOLLARS[product];
  const off = OFF[product];
  if (off === undefined) return { currency, price: toAmount(full) };
  return { currency, price: toAmount((full * (100 - off)) / 100), msrp: toAmount(full) };
}
