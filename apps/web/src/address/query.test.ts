import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { parameterOf, readQuery, writeQuery } from './query.ts';

it('what was written reads as it was, repeated or not', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }));
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (query) => {
      expect({ ...readQuery(writeQuery(query)) }).toEqual({ ...query });
    }),
  );
});

it('keeps digits as they are, and all of a repeated parameter', () => {
  expect(readQuery('?key=0012&price=0-20&sort=price&price=20-50')).toEqual({
    key: '0012',
    price: ['0-20', '20-50'],
    sort: 'price',
  });
});

it('one parameter is its first, and none when it is not there', () => {
  expect(parameterOf('?key=0012&key=13', 'key')).toEqual(O.some('0012'));
  expect(parameterOf('?sort=price', 'key')).toEqual(O.none);
});

it('writes nothing when there is nothing', () => {
  expect(writeQuery({})).toBe('');
  expect(writeQuery({ category: [], page: 2 })).toBe('');
});
