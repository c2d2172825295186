import * as z from 'zod/mini';
import { optionalUrlField } from './wire-fields.js';

/** Where a list goes on; empty or absent on its last page. */
export const pagesSchema = z.object({ next: optionalUrlField });
