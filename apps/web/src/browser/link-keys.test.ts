import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { linkKeys } from './link-keys.ts';
import { tabStorage } from './testing/tab-storage.ts';

it('[SET-02] a key that came with the page of a registry, or of a product for it, is stored for that registry', () => {
  const { memories } = tabStorage();
  linkKeys(memories).keepFrom('/gift-registry/guest-list/100200300?sort=price&key=a%26b');
  linkKeys(memories).keepFrom('/product/bar-cart/7001?registry=100200301&key=second');
  const keys = linkKeys(memories);
  expect(keys.keyOf(grIdOf('100200300'))).toEqual(O.some('a&b'));
  expect(keys.keyOf(grIdOf('100200301'))).toEqual(O.some('second'));
  expect(keys.keyOf(grIdOf('100200302'))).toEqual(O.none);
});

it('[SET-02] an address without a key, or without a registry, stores nothing', () => {
  const { memories, content } = tabStorage();
  const keys = linkKeys(memories);
  for (const address of [
    '/',
    '/gift-registry/guest-list/100200300',
    '/checkout/cart?key=a',
    '/gift-registry/guest-list/x?key=a',
  ])
    keys.keepFrom(address);
  expect(content.size).toBe(0);
});
