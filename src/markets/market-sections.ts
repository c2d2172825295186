import type {
  WrittenLayout,
  AddressFieldLayout,
  AddressFieldName,
  AddressLayout,
  PostalLayout,
} from './addresses/postal-layout.js';
import type { Market } from './market.js';
import type { MarketFile } from './market-file.js';
import type { ShippedReturnRules } from './returns/return-rules.js';

/**
 * Splits the file of a market into parts, each to ship with the code that uses it. Only the build imports this module. The build omits a
 * country's part that equals the default's.
 */
export const MARKET_SECTIONS = {
  returns: ({ returns, address, currency }: MarketFile): ShippedReturnRules => ({
    ...returns,
    guestFees: returns.guestFees.map((fee) => ({ ...fee, currency })),
    addressLayout: toAddressLayout(address),
  }),
  addresses: ({ address }: MarketFile): WrittenLayout => {
    const { lines, regions, writesRegionCodes, countryLanguage, latin } = address;
    return {
      lines,
      ...(regions && { regions }),
      ...(writesRegionCodes && { writesRegionCodes }),
      ...(countryLanguage !== undefined && { countryLanguage }),
      ...(latin && { latin }),
    };
  },
  currencies: ({ currency }: MarketFile): string => currency,
  chat: ({ hasChat }: MarketFile): boolean => hasChat,
} as const satisfies Readonly<Record<string, (market: MarketFile) => unknown>>;

/** The rest of a market, which loads with the first call: without the parts above, the agreements and the dial code. */
export function toDataSection(file: MarketFile): Market {
  const { currency, hasChat, address, returns, lookupTerms, dialCode, ...rest } = file;
  return rest;
}

interface FieldWords {
  /** The field name of the identity service. */
  readonly name: AddressFieldName;
  readonly autoComplete: string;
}

/** The form field for each field of an order's address. */
const FIELDS: Readonly<Record<string, FieldWords>> = {
  firstName: { name: 'givenName', autoComplete: 'given-name' },
  lastName: { name: 'familyName', autoComplete: 'family-name' },
  address1: { name: 'line1', autoComplete: 'address-line1' },
  address2: { name: 'line2', autoComplete: 'address-line2' },
  address3: { name: 'line3', autoComplete: 'address-line3' },
  city: { name: 'locality', autoComplete: 'address-level2' },
  county: { name: 'zone', autoComplete: 'address-level3' },
  state: { name: 'province', autoComplete: 'address-level1' },
  zipCode: { name: 'code', autoComplete: 'postal-code' },
};
const NAMES = ['firstName', 'lastName'];
const PHONE = { name: 'phone', isRequired: true, autoComplete: 'tel' } as const;
/** Fields short enough to be beside the postal code. */
const LOCALITY_FIELDS = new Set<AddressFieldName>(['province', 'locality']);

/** Creates the form of a country's addresses. Its fields are in the order of the written address; the phone number follows the name. */
export function toAddressLayout(layout: PostalLayout): AddressLayout {
  const written = layout.lines.flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field));
  const names = written.filter((field) => NAMES.includes(field)).map((field) => toField(field, layout));
  const fieldNames: readonly string[] = [...layout.required, ...layout.optional];
  const rest = written.filter((field) => fieldNames.includes(field)).map((field) => toField(field, layout));
  const formFields = layout.asksCodeFirst ? [...rest.filter(isCode), ...rest.filter((field) => !isCode(field))] : rest;
  return {
    fields: [...names.map((field) => ({ ...field, isHalf: true as const })), PHONE, ...withHalves(formFields)],
    lines: [...layout.lines.map((line) => line.replace('{country}', '')).filter(Boolean), '{phone}'],
  };
}

function toField(field: string, { required, postalCode }: PostalLayout): AddressFieldLayout {
  const words = FIELDS[field];
  if (!words) throw new Error(`No form has a field for "${field}".`);
  const isRequired = NAMES.includes(field) || required.some((name) => name === field);
  return {
    name: words.name,
    isRequired,
    autoComplete: words.autoComplete,
    ...(field === 'zipCode' && postalCode !== undefined && { pattern: postalCode }),
  };
}

/** Puts the postal code beside the region or city before it, or else beside the one after it. */
function withHalves(fields: readonly AddressFieldLayout[]): AddressFieldLayout[] {
  const at = fields.findIndex(isCode);
  const beside = [at - 1, at + 1].find((index) => at >= 0 && LOCALITY_FIELDS.has(fields[index]?.name ?? 'code'));
  return fields.map((field, index) =>
    beside !== undefined && (index === at || index === beside) ? { ...field, isHalf: true } : field,
  );
}

function isCode({ name }: AddressFieldLayout): boolean {
  return name === 'code';
}
