import * as z from 'zod/mini';
import { enumField, optionalEnumField, optionalField } from '../../http/read/wire-fields.js';

const SIMPLE_STATUSES = [
  'ORDERED',
  'SHIPPED',
  'DELIVERED',
  'RETURN_CREATED',
  'RETURN_IN_PROCESS',
  'RETURN_COMPLETED',
  'RETURN_DENIED',
  'CANCELLED',
  'PICKUP_READY',
  'PICKUP_COMPLETE',
] as const;

export const optionalSimpleStatusField = optionalEnumField(SIMPLE_STATUSES);

export const optionalSimpleStatusesField = optionalField(z.array(enumField(SIMPLE_STATUSES)));
