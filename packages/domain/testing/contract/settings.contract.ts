import { afterAll, beforeAll, describe } from 'vitest';
import type { ContractWorld } from './contract-world.ts';
import { changingSettings } from './settings-changing.contract.ts';
import { deletingRegistries } from './settings-deleting.contract.ts';
import { seeingRegistries } from './settings-visibility.contract.ts';
import { writingWords } from './settings-words.contract.ts';

/** What the settings of registries promise, whatever stands behind them. */
export const settingsContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`settings over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const worldOf = (): ContractWorld => world;
    writingWords(worldOf);
    changingSettings(worldOf);
    seeingRegistries(worldOf);
    deletingRegistries(worldOf);
  });
};
