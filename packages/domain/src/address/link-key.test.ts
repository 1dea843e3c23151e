import { grIdOf, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { linkKeyIn } from './link-key.ts';
import { paths } from './paths.ts';
import { withParameters } from './with-parameters.ts';

describe('the key in an address', () => {
  it('[SET-02] the key that was put into an address is read from it, whatever else is there', () => {
    fc.assert(
      fc.property(writing(1, 30), fc.constantFrom('', '?sort=price', '?monkey=1', '#key=2'), (key, rest) => {
        const address = withParameters(`/gift-registry/guest-list/7310442${rest}`, { key });
        expect(linkKeyIn(address)).toEqual(O.some(key));
        expect(linkKeyIn(paths.guestList(grIdOf('7310442'), key))).toEqual(O.some(key));
      }),
    );
  });

  it.each([
    '',
    '/',
    '/list/1',
    '/list/1?',
    '/list/1?key=',
    '/list/1?monkey=1',
    '/list/1#?key=2',
    '/list/1?key=%E0%A4%A',
  ])('[SET-02] an address without a key has none; reading never fails: "%s"', (address) => {
    expect(linkKeyIn(address)).toEqual(O.none);
  });

  it('[SET-02] without a key the way to a guest’s page has none', () => {
    expect(paths.guestList(grIdOf('7310442'))).toBe('/gift-registry/guest-list/7310442');
    expect(paths.guestList(grIdOf('7310442'), 'a&b')).toBe('/gift-registry/guest-list/7310442?key=a%26b');
  });
});
