import type { PostalLayout } from './postal-layout.js';

export const NAME = '{firstName} {lastName}';
export const FAMILY_FIRST = '{lastName} {firstName}';
export const STREET = ['{pickUpLocation}', '{address1}', '{address2}', '{address3}', '{address4}'] as const;

/** What most countries share. It is what an address is written in while its own country's layout is not there (`toAddressLines`). */
export const common = {
  lines: [NAME, ...STREET, '{county}', '{city}, {state} {zipCode}', '{country}'],
  required: ['address1', 'city', 'zipCode'],
  optional: ['address2', 'state'],
} as const satisfies PostalLayout;

/** The postal code before the place, as most of Europe has it. */
export const european = {
  lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'],
  required: ['address1', 'city', 'zipCode'],
  optional: ['address2'],
} as const satisfies PostalLayout;

/** The postal code on a line of its own, after the place. */
export const british = {
  lines: [NAME, ...STREET, '{city}', '{county}', '{state}', '{zipCode}', '{country}'],
  required: ['address1', 'city', 'zipCode'],
  optional: ['address2'],
} as const satisfies PostalLayout;
