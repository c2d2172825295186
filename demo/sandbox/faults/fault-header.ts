import type { Fault } from './fault.js';
import { findFault } from './fault-list.js';

export const FAULT_HEADER = 'x-sandbox-fault';

/** A fault that a request asks for. */
export interface OrderedFault {
  readonly call: string;
  /** As written, with `once-`. */
  readonly name: string;
  /** Only the first matching request fails. */
  readonly isOnce: boolean;
  readonly fault: Fault;
}

/**
 * The faults of a header `CALL:FAULT[,CALL:FAULT]`; `undefined` when it names a call or a fault that does not exist, because a
 * fault that silently never happens makes a test that shows nothing.
 */
export function parseFaultHeader(header: string, calls: readonly string[]): OrderedFault[] | undefined {
  const orders = header.split(',').map((part) => {
    const [call = '', name = ''] = part.trim().split(':');
    const isOnce = name.startsWith('once-');
    const fault = findFault(isOnce ? name.slice('once-'.length) : name);
    return fault && calls.includes(call) ? { call, name, isOnce, fault } : undefined;
  });
  return orders.every((order) => order !== undefined) ? orders : undefined;
}
