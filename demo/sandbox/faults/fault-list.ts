import { answerHtml, answerNothing, cutShort, failAfter, refuse, requireProof } from './answer-faults.js';
import { breakAfter, breakBefore, breakInBody, delay, neverAnswer } from './connection-faults.js';
import { drift, driftAnywhere, losePictures } from './drift-faults.js';
import type { Fault } from './fault.js';
import { REDIRECT_FAULTS } from './redirect-faults.js';

const SLOW_MS = 30_000;

/** All faults except `latency-{ms}`, whose name contains its duration. */
const NAMED_FAULTS: readonly Fault[] = [
  { name: 'slow', meaning: 'The good answer, after 30 seconds.', act: delay(SLOW_MS) },
  { name: 'timeout', meaning: 'There is no answer; the connection stays open.', act: neverAnswer },
  {
    name: 'reset',
    meaning: 'The connection breaks before the request is executed.',
    breaksConnection: true,
    act: breakBefore,
  },
  { name: 'reset-body', meaning: 'The connection breaks in the middle of the good answer.', act: breakInBody },
  {
    name: 'lost-answer',
    meaning: 'The request is carried out, then the connection breaks.',
    breaksConnection: true,
    act: breakAfter,
  },
  { name: 'status-401', meaning: 'The access token has expired.', act: refuse(401) },
  { name: 'status-403', meaning: 'Not allowed.', act: refuse(403) },
  {
    name: 'proof-required',
    meaning: 'Guests have to prove by a code who they are; with their token, the request is carried out.',
    act: requireProof,
  },
  { name: 'status-404', meaning: 'Not found, with the body of every failed lookup.', act: refuse(404) },
  { name: 'status-409', meaning: 'In conflict with the current state.', act: refuse(409) },
  {
    name: 'status-429',
    meaning: 'Too many requests; Retry-After is 2 seconds.',
    act: refuse(429, { retryAfter: '2' }),
  },
  {
    name: 'status-429-date',
    meaning: 'Too many requests; Retry-After is a date in 2030.',
    act: refuse(429, { retryAfter: 'Tue, 01 Jan 2030 00:00:00 GMT' }),
  },
  {
    name: 'status-429-huge',
    meaning: 'Too many requests; Retry-After is a day.',
    act: refuse(429, { retryAfter: '86400' }),
  },
  {
    name: 'status-429-negative',
    meaning: 'Too many requests; Retry-After is below zero.',
    act: refuse(429, { retryAfter: '-5' }),
  },
  {
    name: 'status-429-opaque',
    meaning: 'Too many requests, sent by a gateway without CORS headers.',
    act: refuse(429, { isOpaque: true }),
  },
  { name: 'status-500', meaning: 'An error of the service, as JSON.', act: refuse(500) },
  { name: 'status-502-html', meaning: 'A gateway error, as an HTML page.', act: answerHtml(502) },
  {
    name: 'status-503',
    meaning: 'Temporarily unavailable; Retry-After is 1 second.',
    act: refuse(503, { retryAfter: '1' }),
  },
  {
    name: 'status-503-opaque',
    meaning: 'Temporarily unavailable, sent by a gateway without CORS headers.',
    act: refuse(503, { isOpaque: true }),
  },
  { name: 'executed-500', meaning: 'The request is carried out, then answered as `status-500`.', act: failAfter(500) },
  {
    name: 'executed-503',
    meaning: 'The request is carried out, then answered as `status-503`.',
    act: failAfter(503, { retryAfter: '1' }),
  },
  { name: 'malformed', meaning: 'The good answer, its JSON cut short.', act: cutShort },
  { name: 'empty', meaning: 'Status 200 without a body.', act: answerNothing(200) },
  { name: 'status-204', meaning: 'Status 204.', act: answerNothing(204) },
  { name: 'login-html', meaning: 'Status 200 with a sign-in page in place of JSON.', act: answerHtml(200) },
  {
    name: 'drift',
    meaning: 'The good answer with all five kinds of drift below.',
    act: drift('extra', 'null', 'types', 'enums', 'missing'),
  },
  { name: 'drift-extra', meaning: 'Undocumented fields, some of them hostile.', act: drift('extra') },
  { name: 'drift-null', meaning: 'Optional fields are null.', act: drift('null') },
  { name: 'drift-types', meaning: 'Optional fields are of a wrong type.', act: drift('types') },
  { name: 'drift-enums', meaning: 'Enumerations have unknown values.', act: drift('enums') },
  { name: 'drift-missing', meaning: 'A required field of one block is missing.', act: drift('missing') },
  { name: 'drift-random', meaning: 'One field, chosen at random, is changed.', act: driftAnywhere },
  { name: 'missing-image', meaning: 'The pictures that the answer names do not exist.', act: losePictures },
  ...REDIRECT_FAULTS,
];

/** The names and descriptions of the faults, for choosing one. */
export const FAULT_CHOICES: readonly Pick<Fault, 'name' | 'meaning'>[] = [
  { name: 'latency-{ms}', meaning: 'The good answer, after that number of milliseconds.' },
  ...NAMED_FAULTS.map(({ name, meaning }) => ({ name, meaning })),
];

/** Finds a fault by a name such as `status-500` or `latency-1500`. */
export function findFault(name: string): Fault | undefined {
  const [, ms] = /^latency-(\d{1,5})$/.exec(name) ?? [];
  if (ms !== undefined) return { name, meaning: `The good answer, after ${ms} ms.`, act: delay(Number(ms)) };
  return NAMED_FAULTS.find((fault) => fault.name === name);
}
