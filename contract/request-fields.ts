import * as z from 'zod/mini';

/** Case-sensitive. */
export const orderNumberField = z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/));

/** Digits only; where the market has a dial code, `+` and the code stand in front (China: `+86`). */
export const phoneNumberField = z.string().check(z.regex(/^\+?[0-9]{3,18}$/));

/** A phone number as an order carries it, whoever wrote it there. */
export const writtenPhoneField = z.string().check(z.regex(/^\+?[0-9 ()./-]{3,30}$/));

/** An e-mail address, not further judged: whether it fits is for the order to say. */
export const emailField = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/), z.maxLength(254));

/** An e-mail address in percent-encoding, because headers carry ASCII only. The at sign is sent as `%40`. */
export const encodedEmailField = z.string().check(z.regex(/^(?:[A-Za-z0-9\-_.!~*'()]|%[0-9A-Fa-f]{2})+$/));

/** A UUID made anew with every page load, or `unknown` in kiosk mode. */
export const visitorIdField = z
  .string()
  .check(z.regex(/^(?:unknown|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$/));

/** How many entries a page of a list may hold, from 1 to 50. */
export const pageSizeField = z.custom<string>(
  (value) => typeof value === 'string' && /^(?:[1-9]|[1-4]\d|50)$/.test(value),
);

/** Where a page of a list begins: taken as it is from `pages.next` of the page before. */
export const anchorField = z.string().check(z.minLength(1), z.maxLength(512));

/** Opaque: the `jobId` of the job, unchanged. */
export const jobIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));

/** ISO 3166-1 alpha-2, lower case. */
export const countryField = z.string().check(z.regex(/^[a-z]{2}$/));

/** ISO 639, lower case: the bare language, without a region. */
export const languageField = z.string().check(z.regex(/^[a-z]{2,3}$/));

/** The `storeId` of a store, unchanged. */
export const storeIdField = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** A part of a store's name or address: a city, a postal code. */
export const searchField = z.string().check(z.minLength(1), z.maxLength(100));

const toDegreesField = (most: number) =>
  z.custom<string>(
    (value) => typeof value === 'string' && /^-?\d{1,3}(?:\.\d{1,10})?$/.test(value) && Math.abs(Number(value)) <= most,
  );

/** Degrees north of the equator, WGS 84. */
export const latitudeField = toDegreesField(90);

/** Degrees east of Greenwich, WGS 84. */
export const longitudeField = toDegreesField(180);
/** Opaque: the member's id with the identity service. */
export const userIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));
/** Which of the two versions of deferred payment. */
export const paymentVersionField = z.string().check(z.regex(/^v[12]$/));

/** Language and country: `en-US`. */
export const writtenLocaleField = z.string().check(z.regex(/^[a-z]{2,3}-[A-Z]{2}$/));

/** The page that the provider sends the shopper back to; its query says that the payment is done. */
export const returnUrlField = z.string().check(z.regex(/^https?:\/\/[^\s]+[?&]payment=success(?:[&#]|$)/));

/** Language, underscore, country: `en_US`. */
export const underscoredLocaleField = z.string().check(z.regex(/^[a-z]{2,3}_[A-Z]{2}$/));

/** The `gtin` of a line, unchanged. */
export const gtinField = z.string().check(z.minLength(1), z.maxLength(64));

/** The `orderDate` of an order, without the `[UTC]` that some services add. */
export const momentField = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/));

/** How something goes back, without its carrier. */
export const returnMethodField = z.enum(['courierPickup', 'sagawaPickup', 'returnToStore', 'upsDropoff', 'upsPickup']);

/** Standard Carrier Alpha Code, as the services of carriers name it. */
export const carrierCodeField = z.string().check(z.regex(/^[A-Z]{2,16}$/));

/** A name as somebody wrote it; empty where nobody knows it. */
export const nameField = z.string().check(z.maxLength(256));

/** A random UUID. */
export const uuidField = z.string().check(z.regex(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/));

/** One for each intent of a shopper, kept over retries: the service does once what comes again with the same. */
export const idempotencyKeyField = z.string().check(z.regex(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/));

/** ISO 3166-1 alpha-2, upper case. */
export const serviceCountryField = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Kinds of services, separated by commas. */
export const serviceKindsField = z
  .string()
  .check(z.regex(/^(?:DROPOFF|PAPERLESS|PICKUP)_RETURN(?:,(?:DROPOFF|PAPERLESS|PICKUP)_RETURN)*$/));

/** ISO 13616, without blanks and in capitals. */
export const ibanField = z.string().check(z.regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/));

/** The first or last name of whoever holds an account. */
export const ownerNameField = z.string().check(z.minLength(1), z.maxLength(96));

/** Of the code at a parking spot, unchanged. */
export const qrIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));

/** Opaque: the `id` of an arrival, unchanged. */
export const interactionIdField = z.string().check(z.regex(/^[A-Za-z0-9._~:-]{1,128}$/));

/** What a vehicle looks like, in 1 to 100 signs; a sign may be two units of UTF-16. */
export const vehicleField = z.string().check(
  z.regex(/^[\s\S]{1,200}$/),
  z.refine((text) => text.trim() !== '' && [...text].length <= 100),
);
