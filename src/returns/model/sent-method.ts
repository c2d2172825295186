import type { Order } from '../../orders/model/order.js';
import type { MethodName } from './return-method.js';

/** How a return goes back, as its order says. */
export interface SentMethod {
  readonly name: MethodName;
  /** The carrier's code. */
  readonly scac?: string;
}

/** The ways there are; another one says nothing. */
const NAMES: readonly MethodName[] = ['upsDropoff', 'upsPickup', 'sagawaPickup', 'courierPickup', 'returnToStore'];

/** The way back that the id of a method names: a name, perhaps followed by a pipe and a carrier. */
export function readMethodId(id: string): SentMethod | undefined {
  const [sent = '', scac = ''] = id.split('|');
  const name = NAMES.find((known) => known === sent);
  return name && { name, ...(scac !== '' && { scac }) };
}

/** How a return order goes back; absent where it does not say. */
export function findSentMethod({ returnMethod = '', goesToStore }: Order): SentMethod | undefined {
  return readMethodId(returnMethod) ?? (goesToStore === true ? { name: 'returnToStore' } : undefined);
}

/** The same way among those that are offered; without a carrier, the first that is called so. */
export function findOffered<Method extends SentMethod>(
  methods: readonly Method[],
  { name, scac }: SentMethod,
): Method | undefined {
  const own = methods.filter((method) => method.name === name);
  return scac === undefined ? own[0] : own.find((method) => method.scac === scac);
}
