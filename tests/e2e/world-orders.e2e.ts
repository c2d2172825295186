import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js';

/** Order number, total, and address in the layout of its country, on an English page. */
const ORDERS: readonly (readonly [orderNumber: string, total: RegExp, address: readonly string[]])[] = [
  ['TR10000001', /^TRY\s7,099\.80$/, ['Robin Doe', 'Liman Caddesi No: 12 D: 5', '34710 Kadıköy/İstanbul', 'Türkiye']],
  [
    'RU10000001',
    /^RUB\s16,980$/,
    ['Робин Доу', 'ул. Портовая, д. 8, кв. 21', 'Выборг', 'Ленинградская область', '188800', 'Россия'],
  ],
  [
    'MX10000001',
    /^(?:MX)?\$3,698\.00$/,
    ['Robin Doe', 'Calle del Puerto 45, int. 3', 'Col. Centro', '91700 Veracruz', 'Mexico'],
  ],
  [
    'IN10000001',
    /^₹14,990\.00$/,
    ['Robin Doe', 'Flat 12, Harbour View', '7 Pier Road, Colaba', 'Mumbai 400005', 'Maharashtra', 'India'],
  ],
  [
    'TH10000001',
    /^THB\s6,390\.00$/,
    ['โรบิน โด', '88/12 ถนนท่าเรือ', 'แขวงคลองเตย เขตคลองเตย', 'กรุงเทพมหานคร 10110', 'Thailand'],
  ],
  [
    'VN10000001',
    /^₫4,538,000$/,
    ['Đỗ Rô Bin', '25 Đường Bến Cảng', 'Phường 12, Quận 4', 'TP. Hồ Chí Minh 700000', 'Vietnam'],
  ],
  [
    'ID10000001',
    /^Rp\s2\.848\.000$/,
    ['Robin Doe', 'Jl. Pelabuhan No. 9', 'Kec. Pademangan', 'Jakarta Utara', 'DKI Jakarta 14430', 'Indonesia'],
  ],
  [
    'MY10000001',
    /^(?:MYR|RM)\s808\.00$/,
    ['Robin Doe', '16, Jalan Pelabuhan 3', '42000 Klang', 'Selangor', 'Malaysia'],
  ],
  [
    'PH10000001',
    /^(?:₱|PHP\s)9,590\.00$/,
    ['Robin Doe', '31 Pier Street', 'Barangay San Roque', '6000 Cebu City', 'Cebu', 'Philippines'],
  ],
  ['TW10000001', /^NT\$5,780$/, ['杜若彬', '110 臺北市信義區', '港前路 27 號 5 樓', 'Taiwan']],
];

for (const [orderNumber, total, address] of ORDERS) {
  const country = orderNumber.slice(0, 2).toLowerCase();
  test(`${orderNumber} shows its total and its address in the layout of the country`, async ({ page }) => {
    await page.goto(`/${country}/en/orders/?as=member`);
    const card = page.locator('orders-history article', { hasText: orderNumber });
    await expect(card.getByRole('link', { name: 'Start return' })).toBeVisible();
    await page.goto(`/${country}/en/orders/sales/${orderNumber}/?as=member`);
    const side = page.locator('orders-detail').getByRole('complementary');
    await expect(side.locator('.sums-total dd')).toHaveText(total);
    await expect(side.locator('address > span')).toHaveText([...address]);
    await expect(side.locator('address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start return' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
}

test('an address in Japan is in one script, from large to small in Japanese and from small to large in Latin letters', async ({
  page,
}) => {
  const lines = page.locator('orders-detail address > span');
  const japanese = ['土井 露瓶', '〒108-0075', '東京都港区', '港南 2-14-3', 'ハーバーコート 502'];
  const latin = ['Robin Doe', '2-14-3 Konan', 'Harbor Court 502', 'Minato-ku, Tokyo 108-0075'];
  for (const [language, country] of [
    ['ja', '日本'],
    ['en', 'Japan'],
  ] as const) {
    await page.goto(`/jp/${language}/orders/sales/JP10000001/?as=member`);
    await expect(lines).toHaveText([...japanese, country]);
    await page.goto(`/jp/${language}/orders/sales/JP10000002/?as=member`);
    await expect(lines).toHaveText([...latin, country]);
  }
});

test('an address without its layout falls back to the most common layout', async ({ page }) => {
  await page.route('**/postal-layouts*', (route) => route.abort());
  await page.goto('/tr/en/orders/sales/TR10000001/?as=member');
  const address = page.locator('orders-detail address');
  await expect(address).toContainText('Kadıköy, TR-34 34710');
  await expect(address).toBeVisible();
});
