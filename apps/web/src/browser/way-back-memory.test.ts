import { grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { storageMemories } from './storage-memory.ts';
import { rememberedWayBack } from './way-back-memory.ts';

it('[SHOP-03] the page before this one is noted where it is a registry of this site, and stays so for the visit; no other site names one', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const cameFrom = (referrer: string) =>
    rememberedWayBack(
      { location: { origin: 'https://shop.example' }, document: { referrer } },
      storageMemories(() => storage, { write: () => () => undefined }),
    );
  for (const referrer of ['', 'https://evil.example/gift-registry/checklist/7310442', 'https://shop.example/search'])
    expect(cameFrom(referrer)).toEqual(O.none);
  const checklist = O.some({ page: 'checklist', grId: grIdOf('7310442') });
  expect(cameFrom('https://shop.example/gift-registry/checklist/7310442')).toEqual(checklist);
  expect(cameFrom('https://shop.example/product/plate/4821')).toEqual(checklist);
  stored.set('way-back', '{"page":"//evil.example","grId":"7310442"}');
  expect(cameFrom('https://shop.example/search')).toEqual(O.none);
});
