import * as z from 'zod/mini';
import { optionalField, textField, urlField } from '../wire-fields.js';

/** Why something cannot be returned, with a way on where there is one. */
export const returnDisableReasonSchema = z.object({
  text: textField,
  linkText: optionalField(textField),
  url: optionalField(urlField),
  code: optionalField(z.string()),
});
