import type { Context } from 'hono';
import type { Guest, Member, Shopper, Units } from '../engine.js';
import { createInvalid, createOrderMiss, createProofRequired, createSignedOut } from './answers.js';
import type { GuestTokens } from './guest-tokens.js';

declare module 'hono' {
  interface ContextVariableMap {
    /** Present if guests have to prove their contact by a code. */
    guestTokens?: GuestTokens;
  }
}

const BEARER = /^Bearer\s+(\S+)$/i;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const FILTER = /^([A-Za-z]+)\((.*)\)$/s;
const MOST_COUNT = 50;
const LONGEST_NUMBER = 64;
const LONGEST_EMAIL = 254;
const UUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;

/**
 * Reads the member's token.
 *
 * @throws Refusal 401 without a token
 */
export function readMember(c: Context): Member {
  const [, token] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined) throw createSignedOut();
  return { token, signal: c.req.raw.signal };
}

/**
 * Reads a guest's e-mail address from the header or the filter. A phone number proves nothing, because Medusa does not compare it.
 *
 * @throws Refusal 403 if a proof by code is required and the request has no token for it
 */
export function readGuest(c: Context): Guest {
  const sent = c.req.header('x-guest-email');
  const email = sent === undefined ? readFilter(c, 'email') : decode(sent);
  if (email !== undefined && isEmail(email)) {
    if (c.get('guestTokens')?.isProof(c.req.header('x-guest-token'), email) === false) throw createProofRequired();
    return { email, signal: c.req.raw.signal };
  }
  if (c.req.header('x-guest-phone') !== undefined || readFilter(c, 'phoneNumber') !== undefined)
    throw createOrderMiss();
  throw createInvalid('x-guest-email');
}

/** Reads the member of the token, or otherwise the guest of the e-mail address. */
export function readShopper(c: Context): Shopper {
  return c.req.header('authorization') === undefined ? readGuest(c) : readMember(c);
}

export function readFilter(c: Context, name: string): string | undefined {
  return (c.req.queries('filter') ?? []).map((text) => FILTER.exec(text)).find((match) => match?.[1] === name)?.[2];
}

/** ISO 3166-1 alpha-2, lower case. */
export function readCountry(c: Context): string {
  const country = readFilter(c, 'country');
  if (country === undefined || !/^[a-z]{2}$/.test(country)) throw createInvalid('filter.country');
  return country;
}

export function readLanguage(c: Context): string {
  return readFilter(c, 'language') ?? 'en';
}

export function readCount(c: Context): number {
  const count = Number(c.req.query('count') ?? '10');
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_COUNT) throw createInvalid('count');
  return count;
}

/** Reads a number from the path. An impossible one is answered like any unknown one. */
export function readNumber(c: Context, name: string): string {
  const number = c.req.param(name) ?? '';
  if (number === '' || number.length > LONGEST_NUMBER) throw createOrderMiss();
  return number;
}

/** Reads the number of an order from a body. */
export function readNumberOf(body: Body, field: string): string {
  const number = body[field];
  if (typeof number !== 'string' || number === '') throw createInvalid(field);
  if (number.length > LONGEST_NUMBER) throw createOrderMiss();
  return number;
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= LONGEST_EMAIL;
}

/** Reads the `idempotency-key`, which is equal for repetitions of a write. */
export function readKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !UUID.test(key)) throw createInvalid('idempotency-key');
  return key?.toLowerCase();
}

export type Body = Readonly<Record<string, unknown>>;

export async function readBody(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw createInvalid('body');
  return body as Body;
}

/** Reads the country and the language of a message from a body. */
export function readAudience({ country, language }: Body): { readonly country: string; readonly language: string } {
  if (typeof country !== 'string' || !/^[a-z]{2}$/.test(country)) throw createInvalid('country');
  if (typeof language !== 'string' || !/^[a-z]{2,3}$/.test(language)) throw createInvalid('language');
  return { country, language };
}

/** Reads units of lines from a body. */
export function readUnits(sent: unknown, { field, most }: { readonly field: string; readonly most: number }): Units[] {
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > most) throw createInvalid(field);
  return sent.map((item: unknown, index) => {
    const { orderLineKey, quantity } = Object(item) as Record<string, unknown>;
    if (typeof orderLineKey !== 'string' || orderLineKey === '') throw createInvalid(`${field}.${index}.orderLineKey`);
    if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) {
      throw createInvalid(`${field}.${index}.quantity`);
    }
    return { lineId: orderLineKey, quantity };
  });
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return undefined;
  }
}
