import { type PeopledShop, peopledShop } from './deeds.ts';
import { booksOf, lawsAtAnyTime, lawsAtRest, lawsInTheEnd } from './laws.ts';
import type { SimulatedStore } from './store.ts';
import type { Turn } from './turn.ts';

const expectLaws = async (
  shop: PeopledShop,
  store: SimulatedStore,
  laws: typeof lawsAtAnyTime,
): Promise<void> => {
  const books = await booksOf(shop, store);
  for (const law of laws) await law(shop, books, store);
};

/** Plays all turns, then lets everything come to its end; fails with the first law that is broken. Gives the state that all ends in. */
export const simulate = async (store: SimulatedStore, turns: ReadonlyArray<Turn>): Promise<string> => {
  const people = await peopledShop(store);
  const { shop, begin, calmDown } = people;
  const failures: Array<unknown> = [];
  try {
    for (const { service, deed, steps } of turns) {
      void begin(service, deed).catch((failure) => failures.push(failure));
      if (process.env.TRACE) console.log(performance.now() | 0, JSON.stringify(deed));
      await shop.settle();
      for (const step of steps) await shop.step(step);
      if (process.env.TRACE) console.log(performance.now() | 0, 'steps', steps.length);
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
