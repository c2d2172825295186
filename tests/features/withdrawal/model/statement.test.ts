import { describe, expect, it } from 'vitest';
import { countNoteLeft, findStatementError } from '../../../../src/features/withdrawal/model/statement.js';

const SOUND = { name: 'Robin Doe', orderNumber: 'DE10000003', email: 'robin@example.com', about: '' };

describe('the error of a statement', () => {
  it.each([
    ['nothing', {}, undefined, undefined],
    ['all items', {}, 2, undefined],
    ['no items', {}, 0, 'items'],
    ['no name', { name: ' ' }, undefined, 'incomplete'],
    ['no number', { orderNumber: '' }, undefined, 'incomplete'],
    ['no address', { email: '' }, undefined, 'incomplete'],
    ['no address where no items are chosen either', { email: '' }, 0, 'incomplete'],
    ['an address without a host', { email: 'robin' }, undefined, 'email'],
    ['an address with blanks around it', { email: ' robin@example.com ' }, undefined, undefined],
    ['a number that no order has', { orderNumber: 'Nr. 4711 / b' }, undefined, undefined],
    ['a number of 65 characters', { orderNumber: '1'.repeat(65) }, undefined, 'long'],
    ['a name of 256 characters', { name: 'x'.repeat(256) }, undefined, undefined],
    ['a name of 257 characters', { name: 'x'.repeat(257) }, undefined, 'long'],
    ['a note of 500 emoji', { about: '🏃'.repeat(500) }, undefined, undefined],
    ['a note of 501 characters', { about: 'x'.repeat(501) }, undefined, 'long'],
  ])('with %s: %j, %s, is %s', (...[, change, chosen, error]) => {
    expect(findStatementError({ ...SOUND, ...change }, chosen)).toBe(error);
  });

  it('counts what is left of the note without the blanks around it', () => {
    expect([countNoteLeft(''), countNoteLeft(' ab '), countNoteLeft('x'.repeat(502))]).toEqual([500, 498, -2]);
  });
});
