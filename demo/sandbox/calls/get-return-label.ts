import { getReturnLabelContract } from '../../../contract/calls/get-return-label.js';
import { toReturnLabel } from '../labels/to-return-label.js';
import { NO_SUCH_ORDER, toErrorBody } from './error-answer.js';
import { openReturn } from './open-return.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

/** Labels of returns from this country are not ready at the first request. */
const TAKES_A_MOMENT = 'CA';

const NOT_READY: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'LABEL_NOT_READY', message: 'The label is still being created.' }),
};

export const getReturnLabel: SandboxCall = {
  contract: getReturnLabelContract,
  drift: {
    nulls: ['dropOffCode'],
    types: ['dropOffCode'],
    enums: ['labelFormat'],
    missing: ['returnLabel'],
    pictures: [],
  },
  answer(request, world) {
    const returnNumber = request.path['returnOrderNum'] ?? '';
    const lookup = openReturn(returnNumber, request, world);
    if ('refusal' in lookup) return lookup.refusal;
    const order = lookup.found;
    if (order.returnToStore === true || world.returnCancelService.isCancelled(returnNumber)) return NO_SUCH_ORDER;
    const takesAMoment = order.group[0]?.shipFromCountry === TAKES_A_MOMENT;
    if (!world.labelService.isReady(returnNumber, takesAMoment)) return NOT_READY;
    return { status: 200, body: toReturnLabel(order) };
  },
};
