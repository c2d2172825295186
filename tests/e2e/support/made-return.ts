import { expect, type Page } from '@playwright/test';

export interface MadeReturn {
  readonly orderNumber: string;
  /** Name of the sandbox. */
  readonly world: string;
  readonly method?: string;
  readonly carrier?: string;
}

interface WireOrder {
  readonly group: readonly {
    readonly returnOrderNumber?: string;
    readonly orderItems: readonly { readonly returnableFlag: boolean; readonly product: { readonly gtin: string } }[];
  }[];
}

/** Makes the service create a return of the first line that can be returned, and returns its number. Reuses an existing return. */
export async function makeReturn(page: Page, made: MadeReturn): Promise<string> {
  const { orderNumber, world, method = 'upsDropoff', carrier } = made;
  const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
  const country = orderNumber.slice(0, 2).toLowerCase();
  const read = async (): Promise<WireOrder> => {
    const query = `filter=country(${country})&filter=language(en)`;
    const answer = await page.request.get(`/history/v1/${orderNumber}?${query}`, { headers });
    return (await answer.json()) as WireOrder;
  };
  const find = async () => (await read()).group.find(({ returnOrderNumber }) => returnOrderNumber)?.returnOrderNumber;
  const known = await find();
  if (known !== undefined) return known;
  const { group } = await read();
  const item = group.flatMap(({ orderItems }) => orderItems).find(({ returnableFlag }) => returnableFlag);
  const answer = await page.request.post('/order_mgmt/user_return_captures/v1', {
    headers,
    data: {
      captureSystem: 'SELF_SERVICE',
      createReturnLabelFlag: true,
      locale: 'en_US',
      omsRegionReference: 'NIKEUS',
      orderLines: [{ quantity: 1, reasonCode: '6', reasonText: 'Quality', universalProductCode: item?.product.gtin }],
      orderNumber,
      orderCreateDate: '2026-11-01T10:00:00.000Z',
      returnMethod: method,
      ...(carrier !== undefined && { standardCarrierAlphaCode: carrier }),
    },
  });
  const { jobId } = (await answer.json()) as { jobId: string };
  await expect
    .poll(async () => {
      await page.request.get(`/order_mgmt/user_return_captures_jobs/v1/${jobId}`, { headers });
      return find();
    })
    .toBeDefined();
  return (await find()) ?? '';
}

/** Makes a return and opens it with the settings of the current page. */
export async function openMadeReturn(page: Page, made: MadeReturn): Promise<void> {
  const number = await makeReturn(page, made);
  const { pathname, search } = new URL(page.url());
  await page.goto(`${pathname.replace(/\/sales\/.*/, '')}/returns/${number}/${search}`);
}
