import type { Fault } from './fault.js';
import { findFault } from './fault-list.js';

export const FAULT_HEADER = 'x-sandbox-fault';

/** A fault that a request asked for. */
export interface OrderedFault {
  readonly call: string;
  /** As written, including `once-`. */
  readonly name: string;
  /** Only the first matching request fails. */
  readonly isOnce: boolean;
  readonly fault: Fault;
}

/**
 * Parses the header `CALL:FAULT[,CALL:FAULT]`. Returns undefined if it names an unknown call or fault, because a test
 * with a fault that silently never happens proves nothing.
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
