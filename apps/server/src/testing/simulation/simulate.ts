import fc from 'fast-check';
import { booksOf } from './books.ts';
import { type PeopledShop, peopledShop } from './deeds.ts';
import { lawsAtAnyTime, lawsAtRest, lawsInTheEnd } from './laws.ts';
import type { SimulatedStore } from './store.ts';
import { type Turn, turns } from './turn.ts';

const expectLaws = async (shop: PeopledShop, store: SimulatedStore, laws: typeof lawsAtAnyTime): Promise<void> => {
  const books = await booksOf(shop, store);
  for (const law of laws) await law(shop, books, store);
};

/** Plays all turns, then lets everything come to its end; fails with the first law that is broken. Gives what is there in the end, and all that was answered. */
export const simulate = async (store: SimulatedStore, all: ReadonlyArray<Turn>): Promise<string> => {
  const people = await peopledShop(store);
  const { shop, begin, calmDown } = people;
  const failures: Array<unknown> = [];
  try {
    for (const { service, deed, steps } of all) {
      void begin(service, deed).catch((failure) => failures.push(failure));
      await shop.settle();
      for (const step of steps) await shop.step(step);
      await expectLaws(people, store, lawsAtAnyTime);
      if (deed.what === 'finish') {
        await shop.finish();
        await expectLaws(people, store, lawsAtRest);
      }
      if (failures.length > 0) throw failures[0];
    }
    await shop.finish();
    await expectLaws(people, store, [...lawsAtAnyTime, ...lawsAtRest]);
    await calmDown();
    await expectLaws(people, store, [...lawsAtAnyTime, ...lawsAtRest, ...lawsInTheEnd]);
    if (failures.length > 0) throw failures[0];
    return JSON.stringify([await booksOf(people, store), store.payment.payments(), store.mail.sent(), people.answers]);
  } finally {
    await shop.close();
  }
};

/** The turns of a seed, and how they end. With `shrinks`, those of a failure become as few as still fail. */
export const simulateSeed = (store: () => Promise<SimulatedStore>, seed: number, shrinks = false) =>
  fc.check(
    fc.asyncProperty(turns, async (all) => {
      await simulate(await store(), all);
    }),
    { seed, numRuns: 1, endOnFailure: !shrinks },
  );

/** The turns of a seed. */
export const turnsOf = (seed: number): ReadonlyArray<Turn> => fc.sample(turns, { seed, numRuns: 1 })[0] ?? [];
