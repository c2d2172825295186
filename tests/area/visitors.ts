import { isOrderNumber } from '../../src/http/model/order-number.js';
import { readReturnAddress, writeReturnAddress, type AddressRules } from '../../elements/orders-area/area-address.js';
import type { Visitor } from '../../elements/orders-area/resolve-route.js';
import type { CallName } from '../../src/http/model/call-classes.js';
import type { Flag } from '../../src/app/configuration/flag-table.js';

export interface VisitorSetting extends Partial<Pick<Visitor, 'who' | 'hasContact'>> {
  /** The flags that are on. */
  readonly flags?: readonly Flag[];
  /** Calls that the back end does not have. */
  readonly missing?: readonly CallName[];
  /** The page's address. */
  readonly address?: string;
  readonly routing?: AddressRules['routing'];
}

/** A guest without a contact on a page of the shop by default; addresses are read and written as the area does. */
export function createVisitor(setting: VisitorSetting = {}): Visitor {
  const { flags = [], missing = [], address = '/us/en/orders/', routing = 'history' } = setting;
  const url = new URL(address, 'https://shop.example');
  const rules: AddressRules = { routing, basePath: '' };
  return {
    who: setting.who ?? 'guest',
    hasContact: setting.hasContact ?? false,
    isFlagOn: (flag) => flags.includes(flag),
    hasCall: (call) => !missing.includes(call),
    isOrderNumber,
    readPath: (text) => readReturnAddress(text, url, rules),
    toReturnAddress: (path) => writeReturnAddress(path, url, rules),
  };
}
