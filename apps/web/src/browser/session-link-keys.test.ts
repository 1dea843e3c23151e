import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { sessionLinkKeys } from './session-link-keys.ts';

const log = { write: () => () => undefined };

const keysIn = (kept = new Map<string, string>()) =>
  sessionLinkKeys(
    () => ({ getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }),
    log,
  );

it('[SET-02] a key that came with the page of a registry, or of a product for it, is kept for that registry', () => {
  const storage = new Map<string, string>();
  keysIn(storage).keepFrom('/gift-registry/guest-list/100200300?sort=price&key=a%26b');
  keysIn(storage).keepFrom('/product/bar-cart/7001?registry=100200301&key=second');
  const keys = keysIn(storage);
  expect(keys.keyOf(grIdOf('100200300'))).toEqual(O.some('a&b'));
  expect(keys.keyOf(grIdOf('100200301'))).toEqual(O.some('second'));
  expect(keys.keyOf(grIdOf('100200302'))).toEqual(O.none);
});

it('[SET-02] addresses without a key, or of nothing, keep nothing', () => {
  const storage = new Map<string, string>();
  const keys = keysIn(storage);
  for (const address of [
    '/',
    '/gift-registry/guest-list/100200300',
    '/checkout/cart?key=a',
    '/gift-registry/guest-list/x?key=a',
  ])
    keys.keepFrom(address);
  expect(storage.size).toBe(0);
});
