import type { PostalLayout } from './postal-layout.js';

export const NAME = '{firstName} {lastName}';
export const FAMILY_FIRST = '{lastName} {firstName}';
export const STREET = ['{pickUpLocation}', '{address1}', '{address2}', '{address3}', '{address4}'] as const;

/** The most common layout. It is also used while an address's own layout loads (`toAddressLines`). */
export const common = {
  lines: [NAME, ...STREET, '{county}', '{city}, {state} {zipCode}', '{country}'],
  required: ['address1', 'city', 'zipCode'],
  optional: ['address2', 'state'],
} as const satisfies PostalLayout;

/** The postal code before the city, as in most of Europe. */
export const european = {
  lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'],
  required: ['address1', 'city', 'zipCode'],
  optional: ['address2'],
} as const satisfies PostalLayout;

/** The postal code on a line of its own, after the city. */
export const british = {
  lines: [NAME, ...STREET, '{city}', '{county}', '{state}', '{zipCode}', '{country}'],
  required: ['address1', 'city', 'zipCode'],
  optional: ['address2'],
} as const satisfies PostalLayout;
