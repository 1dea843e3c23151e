import { accountIdOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { limitHeavyWork } from './heavy-work.ts';

const rosa = O.some(accountIdOf('account-rosa'));
const ruth = O.some(accountIdOf('account-ruth'));
const refused = E.left({ _tag: 'TooManyRequests', retryAfterSeconds: 5 });

/** Work whose end is given by hand. */
const byHand = () => {
  const ends: Array<() => void> = [];
  const work = (): Promise<E.Either<never, string>> =>
    new Promise((resolve) => ends.push(() => resolve(E.right('done'))));
  return { work, endOne: () => ends.shift()?.() };
};

it('[PHOTO-07] so much of one account and of everybody is under way, one more is refused at once', async () => {
  const { work, endOne } = byHand();
  const limited = limitHeavyWork({ ofEverybody: 3, ofOneAccount: 2, retryAfterSeconds: 5 });
  const first = limited(rosa, work)();
  void limited(rosa, work)();
  expect(await limited(rosa, work)()).toEqual(refused);
  void limited(ruth, work)();
  expect(await limited(ruth, work)()).toEqual(refused);
  expect(await limited(O.none, work)()).toEqual(refused);
  endOne();
  expect(await first).toEqual(E.right('done'));
  const next = limited(rosa, work)();
  endOne();
  endOne();
  endOne();
  expect(await next).toEqual(E.right('done'));
});

it('[PHOTO-07] work that is refused or fails makes room as well', async () => {
  const limited = limitHeavyWork({ ofEverybody: 1, ofOneAccount: 1, retryAfterSeconds: 5 });
  expect(await limited(rosa, async () => E.left('no'))()).toEqual(E.left('no'));
  await expect(limited(rosa, () => Promise.reject(new Error('broke')))()).rejects.toThrow('broke');
  expect(await limited(rosa, async () => E.right('done'))()).toEqual(E.right('done'));
});
