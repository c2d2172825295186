import { listConsentsContract } from '../../../contract/calls/list-consents.js';
import { NO_TOKEN } from './error-answer.js';
import { NO_SUCH_MEMBER } from './no-such-member.js';
import type { SandboxCall } from './sandbox-call.js';

export const listConsents: SandboxCall = {
  contract: listConsentsContract,
  // None of a consent's fields is optional, so `missing` is empty.
  drift: {
    nulls: [],
    types: ['consents.0.partnerName'],
    enums: [],
    missing: ['consents.-1.id'],
    pictures: [],
  },
  answer(request, { member }) {
    if (!member) return NO_TOKEN;
    if (request.path['upmId'] !== member.id) return NO_SUCH_MEMBER;
    return { status: 200, body: { consents: member.consents } };
  },
};
