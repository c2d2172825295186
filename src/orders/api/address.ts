import * as z from 'zod/mini';
import { optionalStringField } from '../../http/read/wire-fields.js';

/** A postal address as the order service sends it. Which lines are shown, in which order, is the market's affair. */
export const addressSchema = z.object({
  address1: z.string(),
  address2: optionalStringField,
  address3: optionalStringField,
  address4: optionalStringField,
  city: z.string(),
  county: optionalStringField,
  state: optionalStringField,
  zipCode: optionalStringField,
  country: z.string(),
  firstName: optionalStringField,
  lastName: optionalStringField,
  pickUpLocation: optionalStringField,
});
