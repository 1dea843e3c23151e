import { taskEither as TE } from 'fp-ts';
import { expect, it } from 'vitest';
import { etagOf, viewCache } from './view-cache.ts';

/** Counts how often the text is made. */
const making = (text: string) => {
  let made = 0;
  const make: TE.TaskEither<'Unavailable', string> = async () => {
    made += 1;
    return TE.right(text)();
  };
  return { make, made: () => made };
};

it('[STATE-01] an answer is made once for its tag, also for those who ask meanwhile, and compressed once', async () => {
  const cache = viewCache();
  const { make, made } = making('hydrangea');
  const [one, other] = await Promise.all([cache.get('1', make), cache.get('1', make)]);
  const later = await cache.get('1', make);
  expect(made()).toBe(1);
  if (one._tag === 'Left' || other._tag === 'Left' || later._tag === 'Left') throw new Error('an answer was refused');
  expect([one.right.bytes.toString(), other.right, later.right]).toEqual(['hydrangea', one.right, one.right]);
  expect(await one.right.compressed('br')).toBe(await later.right.compressed('br'));
});

it('[STATE-01] a failure is not kept', async () => {
  const cache = viewCache();
  const { make } = making('hydrangea');
  expect(await cache.get('1', TE.left('Unavailable' as const))).toEqual({ _tag: 'Left', left: 'Unavailable' });
  await expect(cache.get('1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('1', make)).toMatchObject({ _tag: 'Right' });
});

it('[STATE-01] what was sent longest ago goes when there is no more room', async () => {
  const cache = viewCache(300);
  const [first, second, third] = [making('a'.repeat(100)), making('b'.repeat(100)), making('c'.repeat(100))];
  await cache.get('1', first.make);
  await cache.get('2', second.make);
  await cache.get('1', first.make);
  await cache.get('3', third.make);
  await cache.get('1', first.make);
  await cache.get('2', second.make);
  expect([first.made(), second.made(), third.made()]).toEqual([1, 2, 1]);
});

it('[STATE-01] another view and another build have another tag', () => {
  const tags = [etagOf('1', 'a'), etagOf('2', 'a'), etagOf('1', 'b')];
  expect(new Set(tags).size).toBe(3);
  expect(etagOf('1', 'a')).toBe(tags[0]);
});
