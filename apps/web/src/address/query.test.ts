import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { parameterOf as textOf } from './parameter-of.ts';
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

it.each([
  ['007', '007'],
  ['5e3', '5e3'],
  ['662E41', '662E41'],
  ['true', 'true'],
  ['null', 'null'],
  ['%22plate%22', '"plate"'],
  ['%5B1%5D', '[1]'],
  ['723421968459640832', '723421968459640832'],
  ['50%25', '50%'],
  ['50%', '50%'],
  ['%E0%A4%A', '\uFFFD%A'],
  ['a&find=b', 'a'],
])('the value %s is text, the first of several, and stays so when it is written', (raw, text) => {
  const query = readQuery(`?find=${raw}`);
  expect(textOf(query, 'find')).toBe(text);
  expect(parameterOf(`?find=${raw}`, 'find')).toEqual(O.some(text));
  expect(readQuery(writeQuery(query))).toEqual(query);
  expect(writeQuery({ find: text })).toBe(`?${new URLSearchParams([['find', text]])}`);
});
