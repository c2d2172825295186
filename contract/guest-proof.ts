import * as z from 'zod/mini';
import { emailField, encodedEmailField, phoneNumberField, visitorIdField } from './request-fields.js';

/** Headers of a request that may come from a guest: by default the contact stands in one of them. */
export const guestHeadersSchema = z.object({
  'x-guest-email': z.optional(encodedEmailField),
  'x-guest-phone': z.optional(phoneNumberField),
  'x-visitor-id': z.optional(visitorIdField),
});

/** The same contact where the retailer is configured to take it as a filter. */
export const guestFiltersSchema = z.object({
  email: z.optional(emailField),
  phoneNumber: z.optional(phoneNumberField),
});
