import fc from 'fast-check';
import { type ShopWithPeople, shopWithPeople } from './actions.ts';
import { lawsAtAnyTime, lawsAtRest, lawsInTheEnd } from './laws.ts';
import { readSnapshot } from './snapshot.ts';
import type { SimulatedStore } from './store.ts';
import { type Action, type Turn, turns } from './turn.ts';

const expectLaws = async (shop: ShopWithPeople, store: SimulatedStore, laws: typeof lawsAtAnyTime): Promise<void> => {
  const snapshot = await readSnapshot(shop, store);
  for (const law of laws) await law(shop, snapshot, store);
};

/** What happens at once, and is no call of a service. */
const WAITED_FOR: ReadonlySet<Action['what']> = new Set([
  'stop',
  'loseLocks',
  'arriveLate',
  'gather',
  'finish',
  'clock',
]);

/** Plays all turns, then lets everything come to its end; fails with the first law that is broken. Gives what is there in the end, and all that was answered. */
export const simulate = async (store: SimulatedStore, all: ReadonlyArray<Turn>): Promise<string> => {
  const people = await shopWithPeople(store);
  const { shop, does, settleEverything } = people;
  const failures: Array<unknown> = [];
  try {
    for (const { service, action, steps } of all) {
      const done = shop.begin(() => does(service, action)).catch((failure) => failures.push(failure));
      if (WAITED_FOR.has(action.what)) await done;
      await shop.settle();
      for (const step of steps) await shop.step(step);
      await expectLaws(people, store, lawsAtAnyTime);
      if (action.what === 'finish') await expectLaws(people, store, lawsAtRest);
      if (failures.length > 0) throw failures[0];
    }
    shop.forgetPlanned();
    await shop.finish();
    await expectLaws(people, store, [...lawsAtAnyTime, ...lawsAtRest]);
    await settleEverything();
    await expectLaws(people, store, [...lawsAtAnyTime, ...lawsAtRest, ...lawsInTheEnd]);
    if (failures.length > 0) throw failures[0];
    return JSON.stringify([
      await readSnapshot(people, store),
      store.payment.payments(),
      store.mail.sent(),
      people.answers,
    ]);
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
