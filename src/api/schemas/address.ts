import * as z from 'zod/mini';
import { optionalField } from './wire-fields.js';

/** A postal address as the order service sends it. Which lines are shown, in which order, is the market's affair. */
export const addressSchema = z.object({
  address1: z.string(),
  address2: optionalField(z.string()),
  address3: optionalField(z.string()),
  address4: optionalField(z.string()),
  city: z.string(),
  county: optionalField(z.string()),
  state: optionalField(z.string()),
  zipCode: optionalField(z.string()),
  country: z.string(),
  firstName: optionalField(z.string()),
  lastName: optionalField(z.string()),
  pickUpLocation: optionalField(z.string()),
});
