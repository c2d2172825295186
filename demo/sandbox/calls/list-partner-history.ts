import { listPartnerHistoryContract } from '../../../contract/calls/list-partner-history.js';
import { NO_TOKEN } from './error-answer.js';
import { findPage, FOREIGN_ANCHOR } from './paged-list.js';
import type { SandboxCall } from './sandbox-call.js';
import { toScenarioContext } from './to-scenario-context.js';

export const listPartnerHistory: SandboxCall = {
  contract: listPartnerHistoryContract,
  drift: {
    nulls: ['orderItems.*.category', 'orderItems.*.styleColor', 'orderItems.*.memberGatedFlag'],
    types: ['orderItems.*.currency', 'orderItems.*.size'],
    enums: ['orderItems.*.lineItemColor'],
    missing: ['orderItems.-1.title'],
    pictures: ['orderItems.*.image'],
  },
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const { path } = listPartnerHistoryContract;
    const entries = world.member.listPartnerOrders(request.filters['country'] ?? '');
    const found = findPage({ path, entries, toAnchor: ({ key }) => `after:${key}` }, request);
    if (!found) return FOREIGN_ANCHOR;
    const context = toScenarioContext(request, world);
    return {
      status: 200,
      body: { orderItems: found.page.map((order) => order.create(context)), pages: { next: found.next } },
    };
  },
};
