import { describe, expect, it } from 'vitest';
import { databaseOfFile, empty, openOrFail } from '../test-database.ts';
import { databaseStore, type SimulatedDatabase } from './database-store.ts';
import { laggingStandby } from './lagging-standby.ts';
import { simulate, simulateSeed, turnsOf } from './simulate.ts';
import { memoryStore, type SimulatedStore } from './store.ts';

/** Seeds in which a law was broken, with how. */
const broken = async (
  store: () => Promise<SimulatedStore>,
  seeds: number,
  from = 1,
): Promise<ReadonlyArray<string>> => {
  const found = [];
  for (let seed = from; seed < from + seeds; seed += 1) {
    const { failed, errorInstance } = await simulateSeed(store, seed);
    if (failed) found.push(`npm run simulate -- --seed ${seed}: ${String(errorInstance)}`);
  }
  return found;
};

const emptied = (place: SimulatedDatabase) => async () => {
  await empty(place.outside);
  return databaseStore(place);
};

describe('a simulated shop whose payments, emails and services fail', () => {
  it.each([1, 26, 51, 76])('keeps the laws of ledger, money and privacy in 25 seeds from %i', async (from) => {
    expect(await broken(memoryStore, 25, from)).toEqual([]);
  });

  it('ends in one state when it is played again', async () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const first = await simulate(await memoryStore(), turnsOf(seed));
      expect(await simulate(await memoryStore(), turnsOf(seed))).toBe(first);
    }
  });

  describe('on the embedded database', () => {
    const test = databaseOfFile('embedded');
    it('keeps them where statements fail on their way', async () => {
      const { database } = test;
      expect(await broken(emptied({ database, outside: database }), 2)).toEqual([]);
    });
  });

  describe('on a PostgreSQL server', () => {
    const test = databaseOfFile('server');
    it('keeps them where transactions wait for locks and a standby lags', async () => {
      const { databaseUrl } = test.options;
      if (databaseUrl === undefined || databaseUrl._tag === 'None') throw new Error('the server has no address');
      const database = await openOrFail({ ...test.options, connections: 40 });
      const server = { url: databaseUrl.value, standby: await laggingStandby(databaseUrl.value) };
      expect(await broken(emptied({ database, outside: test.database, server }), 2, 3)).toEqual([]);
      await server.standby.close();
      await database.close();
    });
  });
});
