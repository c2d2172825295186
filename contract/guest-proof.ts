import * as z from 'zod/mini';
import { emailField, encodedEmailField, phoneNumberField, visitorIdField } from './request-fields.js';

/** Headers of a request that may come from a guest: by default, one of them carries the contact. */
export const guestHeadersSchema = z.object({
  'x-guest-email': z.optional(encodedEmailField),
  'x-guest-phone': z.optional(phoneNumberField),
  'x-visitor-id': z.optional(visitorIdField),
});

/** The contact as a filter, for retailers configured to accept it that way. */
export const guestFiltersSchema = z.object({
  email: z.optional(emailField),
  phoneNumber: z.optional(phoneNumberField),
});
