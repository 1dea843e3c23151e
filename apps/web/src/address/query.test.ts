import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuery, writeQuery } from './query.ts';

it('what was written reads as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
      expect({ ...readQuery(writeQuery(query)) }).toEqual({ ...query });
    }),
  );
});

it('keeps digits as they are, and of a repeated parameter the first', () => {
  expect(readQuery('?key=0012&key=13&sort=price')).toEqual({ key: '0012', sort: 'price' });
});

it('writes nothing when there is nothing', () => {
  expect(writeQuery({})).toBe('');
});
