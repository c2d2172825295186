import * as z from 'zod/mini';
import { emailField, encodedEmailField, guestTokenField, phoneNumberField, visitorIdField } from './request-fields.js';

/** Headers of a request that may come from a guest: by default, one of them carries the contact. A guest who proved by a code adds the token. */
export const guestHeadersSchema = z.object({
  'x-guest-email': z.optional(encodedEmailField),
  'x-guest-phone': z.optional(phoneNumberField),
  'x-guest-token': z.optional(guestTokenField),
  'x-visitor-id': z.optional(visitorIdField),
});

/** The contact as a filter, for retailers configured to accept it that way. */
export const guestFiltersSchema = z.object({
  email: z.optional(emailField),
  phoneNumber: z.optional(phoneNumberField),
});
