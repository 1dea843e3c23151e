import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decodeWith } from './codec.ts';
import { sku } from './identity.ts';
import { list, listOf, orElse, orMissing, orNull } from './list-and-option.ts';
import { answerShape, requestShape } from './shape.ts';
import { flag, path, text, whole } from './value.ts';

const line = requestShape({ Sku: sku, Quantity: whole, IsGift: orElse(flag, false) });
const order = decodeWith(requestShape({ items: listOf(line, 1, 2) }));
const plates = { Sku: '004821', Quantity: 2 };

describe('reading what somebody sends', () => {
  it('[API-01] [PAGE-12] leading zeros of a SKU are dropped, and what may be missing gets its value', () => {
    expect(order({ items: [plates] })).toEqual(E.right({ items: [{ Sku: '4821', Quantity: 2, IsGift: false }] }));
  });

  it.each([
    ['a wrong type', { items: [{ ...plates, Quantity: '2' }] }, 'items[0].Quantity: must be a whole number'],
    ['a missing property', { items: [{ Sku: '4821' }] }, 'items[0].Quantity: is missing'],
    ['a broken number', { items: [{ ...plates, Quantity: 1.5 }] }, 'items[0].Quantity: must be a whole number'],
    [
      'a number that is none',
      { items: [{ ...plates, Quantity: Number.NaN }] },
      'items[0].Quantity: must be a whole number',
    ],
    [
      'a SKU with a slash',
      { items: [plates, { ...plates, Sku: 'a/1' }] },
      'items[1].Sku: must be a SKU of 1 to 40 letters, digits, - . _, not all 0',
    ],
    ['an unknown property', { items: [plates], price: 1 }, 'price: is not known here'],
    ['an unknown property inside', { items: [{ ...plates, role: 'admin' }] }, 'items[0].role: is not known here'],
    ['too few', { items: [] }, 'items: must be a list of 1 to 2'],
    ['too many', { items: [plates, plates, plates] }, 'items: must be a list of 1 to 2'],
    ['no list', { items: {} }, 'items: must be a list of 1 to 2'],
    ['no object inside', { items: [7] }, 'items[0]: must be an object'],
    ['no object at all', 'plates', 'the message: must be an object'],
    ['nothing', undefined, 'the message: is missing'],
    ['a list instead of an object', [], 'the message: must be an object'],
  ])('[API-01] %s is refused with the reason', (_what, raw, reason) => {
    expect(order(raw)).toEqual(E.left(reason));
  });

  it('[API-01] a property that only the prototype knows is unknown too', () => {
    expect(order(JSON.parse('{"items":[{"Sku":"1","Quantity":1}],"__proto__":{"a":1}}'))).toEqual(
      E.left('__proto__: is not known here'),
    );
    expect(order({ items: [plates], constructor: 1 })).toEqual(E.left('constructor: is not known here'));
  });

  it('[API-01] a reason never grows long, nor says what was there', () => {
    const answer = order({ ['k'.repeat(5_000)]: 'secret' });
    expect(E.isLeft(answer) && answer.left.length).toBe(300);
    expect(JSON.stringify(order({ items: [{ ...plates, Quantity: 'secret' }] }))).not.toContain('secret');
  });

  it('[API-01] an answer may hold more than we know; what we do not know is dropped', () => {
    expect(decodeWith(answerShape({ name: text }))({ name: 'Plate', colour: 'cream' })).toEqual(
      E.right({ name: 'Plate' }),
    );
  });

  it('[API-01] nothing is written for a property that may be missing and is', () => {
    const shape = answerShape({ note: orMissing(text), photo: orNull(text), lines: list(text) });
    const raw = { photo: null, lines: [] };
    const read = shape.decode(raw);
    expect(E.isRight(read) && Object.keys(shape.encode(read.right))).toEqual(['photo', 'lines']);
  });

  it('[API-01] null is not the same as missing', () => {
    expect(E.isLeft(decodeWith(answerShape({ photo: orNull(text) }))({}))).toBe(true);
    expect(E.isLeft(decodeWith(answerShape({ note: orMissing(text) }))({ note: null }))).toBe(true);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'a',
    '',
    '/a\n',
    '\\/a',
  ])('[API-01] %j is no path of our own', (raw) => {
    expect(E.isLeft(path.decode(raw))).toBe(true);
  });

  it.each(['/', '/pictures/plates-400.webp', '/product/plate/4821?a=//b'])(
    '[API-01] %j is a path of our own',
    (raw) => {
      expect(path.decode(raw)).toEqual(E.right(raw));
    },
  );
});
