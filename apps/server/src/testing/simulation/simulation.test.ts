import { describe, expect, it } from 'vitest';
import { databaseOfFile, empty } from '../test-database.ts';
import { databaseStore } from './database-store.ts';
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

describe('a simulated shop whose payments, emails and services fail', () => {
  it.each([1, 31, 61, 91])('keeps the laws of ledger, money and privacy in thirty seeds from %i', async (from) => {
    expect(await broken(memoryStore, 30, from)).toEqual([]);
  });

  it('ends in one state when it is played again', async () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const first = await simulate(await memoryStore(), turnsOf(seed));
      expect(await simulate(await memoryStore(), turnsOf(seed))).toBe(first);
    }
  });

  describe('on the embedded database', () => {
    const test = databaseOfFile('embedded');
    it('keeps them where statements fail on their way', async () => {
      const { database } = test;
      const store = async () => {
        await empty(database);
        return databaseStore({ database, outside: database });
      };
      expect(await broken(store, 2)).toEqual([]);
    });
  });
});
