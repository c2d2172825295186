import * as z from 'zod/mini';

/** Letters and digits; case-sensitive. */
export const orderNumberField = z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/));

/** An order number as a shopper typed it. Any text is accepted, because no number may prevent a withdrawal. */
export const typedOrderNumberField = z.string().check(z.regex(/\S/), z.maxLength(64));

/** The name of a shopper, as typed. */
export const statementNameField = z.string().check(z.regex(/\S/), z.maxLength(256));

/** What a withdrawal is about; a character may be two UTF-16 units. */
export const statementNoteField = z.string().check(
  z.regex(/^[\s\S]{1,1000}$/),
  z.refine((text) => text.trim() !== '' && [...text].length <= 500),
);

/** Digits only; in markets with a dial code, `+` and the code come first (China: `+86`). */
export const phoneNumberField = z.string().check(z.regex(/^\+?[0-9]{3,18}$/));

/** A phone number in free notation, as an order contains it. */
export const writtenPhoneField = z.string().check(z.regex(/^\+?[0-9 ()./-]{3,30}$/));

/** An e-mail address, checked only roughly: the service decides whether it matches the order. */
export const emailField = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/), z.maxLength(254));

/** An e-mail address in percent-encoding, because headers carry ASCII only. The at sign is sent as `%40`. */
export const encodedEmailField = z.string().check(z.regex(/^(?:[A-Za-z0-9\-_.!~*'()]|%[0-9A-Fa-f]{2})+$/));

/** Opaque: the `guestToken` of a proved guest, unchanged. */
export const guestTokenField = z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/));

/** Opaque: the `challengeId` of a challenge, unchanged. Any text but `.` and `..`, percent-encoded as one segment. */
export const challengeIdField = z.string().check(z.minLength(1));

/** The code that the guest received: six digits. */
export const guestCodeField = z.string().check(z.regex(/^[0-9]{6}$/));

/** A UUID created with every page load, or `unknown` in kiosk mode. */
export const visitorIdField = z
  .string()
  .check(z.regex(/^(?:unknown|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$/));

/** The number of entries on a page of a list, from 1 to 50. */
export const pageSizeField = z.custom<string>(
  (value) => typeof value === 'string' && /^(?:[1-9]|[1-4]\d|50)$/.test(value),
);

/** The start of a page of a list, taken unchanged from `pages.next` of the previous page. */
export const anchorField = z.string().check(z.minLength(1), z.maxLength(512));

/** Opaque: the `jobId` of the job, unchanged. Any text but `.` and `..`, percent-encoded as one segment: a slash is sent as `%2F`. */
export const jobIdField = z.string().check(z.minLength(1));

/** Opaque: the `documentId` of a document of the order, unchanged; any text but `.` and `..`, percent-encoded as one segment. */
export const documentIdField = z.string().check(z.minLength(1));

/** ISO 3166-1 alpha-2, lower case. */
export const countryField = z.string().check(z.regex(/^[a-z]{2}$/));

/** ISO 639, lower case: the bare language, without a region. */
export const languageField = z.string().check(z.regex(/^[a-z]{2,3}$/));

/** The `storeId` of a store, unchanged. */
export const storeIdField = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** A part of a store's name or address, such as a city or a postal code. */
export const searchField = z.string().check(z.minLength(1), z.maxLength(100));

/** A text to find orders by, as a shopper typed it: not only spaces. */
export const orderQueryField = z.string().check(z.regex(/\S/), z.maxLength(100));

/** A day of the calendar: ISO 8601, without a time. */
export const dayField = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => !Number.isNaN(Date.parse(text)) && isRealDay(text)),
);

/** `Date.parse` reads 30 February as a day of March. */
function isRealDay(text: string): boolean {
  return new Date(text).toISOString().startsWith(text);
}

/** Statuses of orders to list, separated by commas, each once. */
export const orderStatusesField = z.string().check(
  z.regex(/^(?:open|delivered|returned|cancelled)(?:,(?:open|delivered|returned|cancelled))*$/),
  z.refine((text) => new Set(text.split(',')).size === text.split(',').length),
);

const toDegreesField = (most: number) =>
  z.custom<string>(
    (value) => typeof value === 'string' && /^-?\d{1,3}(?:\.\d{1,10})?$/.test(value) && Math.abs(Number(value)) <= most,
  );

/** Degrees north of the equator, WGS 84. */
export const latitudeField = toDegreesField(90);

/** Degrees east of Greenwich, WGS 84. */
export const longitudeField = toDegreesField(180);
/** Opaque: the member's id at the identity service. */
export const userIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));
/** The version of the deferred payment calls. */
export const paymentVersionField = z.string().check(z.regex(/^v[12]$/));

/** Language and country: `en-US`. */
export const writtenLocaleField = z.string().check(z.regex(/^[a-z]{2,3}-[A-Z]{2}$/));

/** The page to which the provider sends the shopper back; its query says that the payment is done. */
export const returnUrlField = z.string().check(z.regex(/^https?:\/\/[^\s]+[?&]payment=success(?:[&#]|$)/));

/** Language, underscore, country: `en_US`. */
export const underscoredLocaleField = z.string().check(z.regex(/^[a-z]{2,3}_[A-Z]{2}$/));

/** The `gtin` of a line, unchanged. */
export const gtinField = z.string().check(z.minLength(1), z.maxLength(64));

/** The `orderDate` of an order, without the `[UTC]` that some services add. */
export const momentField = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/));

/** The method of a return, without its carrier. */
export const returnMethodField = z.enum(['courierPickup', 'sagawaPickup', 'returnToStore', 'upsDropoff', 'upsPickup']);

/** Standard Carrier Alpha Code, as the services of carriers name it. */
export const carrierCodeField = z.string().check(z.regex(/^[A-Z]{2,16}$/));

/** A name in free notation; empty if unknown. */
export const nameField = z.string().check(z.maxLength(256));

/** A random UUID. */
export const uuidField = z.string().check(z.regex(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/));

/**
 * A UUID for each intent of a shopper, the same in its retries: the service executes requests with the same key only
 * once.
 */
export const idempotencyKeyField = z.string().check(z.regex(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/));

/** ISO 3166-1 alpha-2, upper case. */
export const serviceCountryField = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Kinds of services, separated by commas. */
export const serviceKindsField = z
  .string()
  .check(z.regex(/^(?:DROPOFF|PAPERLESS|PICKUP)_RETURN(?:,(?:DROPOFF|PAPERLESS|PICKUP)_RETURN)*$/));

/** ISO 13616, without spaces and in capitals. */
export const ibanField = z.string().check(z.regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/));

/** The account holder's first or last name. */
export const ownerNameField = z.string().check(z.minLength(1), z.maxLength(96));

/** The id in the QR code at a parking spot, unchanged. */
export const qrIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));

/** Opaque: the `id` of an arrival, unchanged. Any text but `.` and `..`, percent-encoded as one segment: a slash is sent as `%2F`. */
export const interactionIdField = z.string().check(z.minLength(1));

/** The description of a vehicle, 1 to 100 characters; a character may be two UTF-16 units. */
export const vehicleField = z.string().check(
  z.regex(/^[\s\S]{1,200}$/),
  z.refine((text) => text.trim() !== '' && [...text].length <= 100),
);
