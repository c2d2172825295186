import type * as z from 'zod/mini';
import type { cancelJobSchema } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import type { WireOrder } from '../../contract/wire-order.js';
import type { WireOrderPage } from '../../contract/wire-order-page.js';
import type { ErrorBody } from '../../contract/error-body.js';
import type { SandboxOptions } from '../../demo/sandbox/create-sandbox.js';
import { serveSandbox } from '../../demo/sandbox/serve-sandbox.js';
import type { JournalEntry } from '../../demo/sandbox/store/sandbox-state.js';

/** Saturday 21 November 2026, noon. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export const EMAIL = { 'x-guest-email': 'guest%40example.com' };

export const MEMBER = { authorization: 'Bearer member-token' };

export const ARCHIVE = { authorization: 'Bearer archive-token' };

/** The client's request to cancel an order that was placed with an e-mail address. */
export const CANCEL_BODY = {
  request: {
    omsOrderDocumentReference: '0001',
    omsRegionReference: 'NIKEUS',
    dayPhoneNumber: '5035550101',
    reasonCode: '216',
    reasonText: 'Front end cancellation',
    email: 'guest@example.com',
  },
  sourceOfRequest: 'SELF_SERVICE',
};

/** Query of the first page of a member's orders. */
export const FIRST_PAGE = 'filter=country(us)&filter=language(en)&count=10';

export type CancelJobBody = z.input<typeof cancelJobSchema>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface SandboxUnderTest {
  readonly url: string;
  /** Moves the sandbox's clock. */
  pass(ms: number): void;
  request(path: string, init?: RequestInit): Promise<Answer>;
  /** A guest's read with the usual filters. */
  getSummary(orderNumber: string, headers?: Record<string, string>, query?: string): Promise<Answer>;
  /** A member's read with the usual filters. */
  getOrder(orderNumber: string, headers?: Record<string, string>): Promise<Answer>;
  /** A page of a member's orders: by default the first of the usual list. */
  listHistory(query?: string, headers?: Record<string, string>): Promise<Answer>;
  /** A page of a member's partner orders: by default the first of the usual list. */
  listPartnerHistory(query?: string, headers?: Record<string, string>): Promise<Answer>;
  listConsents(userId: string, headers?: Record<string, string>): Promise<Answer>;
  requestGuestCheck(body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A guest's request to cancel an order. */
  requestCancel(orderNumber: string, headers?: Record<string, string>, body?: unknown): Promise<Answer>;
  getCancelJob(jobId: string, headers?: Record<string, string>): Promise<Answer>;
  listRequests(call?: string): Promise<JournalEntry[]>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A sandbox on a real port, with a clock that the test moves. */
export async function startSandbox(
  options: Partial<SandboxOptions> & { start?: number } = {},
): Promise<SandboxUnderTest> {
  const { start = NOON, ...rest } = options;
  let time = start;
  const server = await serveSandbox({ port: 0, now: () => time, ...rest });
  const request = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(server.url + path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, headers: Record<string, string>, body: unknown) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    url: server.url,
    pass: (ms) => void (time += ms),
    request,
    getSummary: (orderNumber, headers = EMAIL, query = 'filter=country(us)&filter=language(en)') =>
      request(`/summary/v1/${orderNumber}?${query}`, { headers }),
    getOrder: (orderNumber, headers = MEMBER) =>
      request(`/history/v1/${orderNumber}?filter=country(us)&filter=language(en)`, { headers }),
    listHistory: (query = FIRST_PAGE, headers = MEMBER) => request(`/history/v1?${query}`, { headers }),
    listPartnerHistory: (query = FIRST_PAGE, headers = MEMBER) => request(`/partner_history/v1?${query}`, { headers }),
    listConsents: (userId, headers = MEMBER) => request(`/identity/user/v1/${userId}/consents`, { headers }),
    requestGuestCheck: (body, headers = {}) => post('/order_mgmt/guest_credentials/v1', headers, body),
    requestCancel: (orderNumber, headers = EMAIL, body = CANCEL_BODY) =>
      post(`/order_mgmt/ordermods/v1/${orderNumber}/cancelOrder`, headers, body),
    getCancelJob: (jobId, headers = EMAIL) => request(`/order_mgmt/ordermods/v1/jobs/${jobId}`, { headers }),
    async listRequests(call) {
      const { text } = await request(`/sandbox/requests${call === undefined ? '' : `?call=${call}`}`);
      return (JSON.parse(text) as { requests: JournalEntry[] }).requests;
    },
    reset: async () => void (await request('/sandbox/reset', { method: 'POST', headers: { 'x-sandbox-reset': '1' } })),
    close: server.close,
  };
}

export function toOrderBody({ text }: Answer): WireOrder {
  return JSON.parse(text) as WireOrder;
}

export function toPageBody({ text }: Answer): WireOrderPage {
  return JSON.parse(text) as WireOrderPage;
}

export function toJobBody({ text }: Answer): CancelJobBody {
  return JSON.parse(text) as CancelJobBody;
}

/** The fields named by the errors of an answer. */
export function listErrorFields({ text }: Answer): (string | undefined)[] {
  return (JSON.parse(text) as ErrorBody).errors.map(({ field }) => field);
}
