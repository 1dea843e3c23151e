import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount } from './fresh.ts';
import { answerOf } from './outcome.ts';
import { sceneIn, signedIn } from './scene.ts';

/** What naming a person's own registries promises. */
export const owningRegistries = (worldOf: () => ContractEnvironment): void => {
  describe('owning', () => {
    let world: ContractEnvironment;
    beforeAll(() => {
      world = worldOf();
    });

    it('[AUTH-03] a person’s own registries are named, also private ones, of this site’s market, the one begun last first', async () => {
      const account = freshAccount();
      await world.given({ accounts: [account] });
      const owners = [account.id];
      const first = await sceneIn(world, [], { owners, eventDate: dayOf('2030-01-31') });
      const second = await sceneIn(world, [], { owners, visibility: { _tag: 'Private' }, secondaryFirstName: O.none });
      const canadian = await sceneIn(world, [], { owners, market: 'CA' });
      await sceneIn(world, []);
      const { registries } = await signedIn(world, account);
      expect(await answerOf(registries.mine)).toEqual(
        [second, first].map(({ registry: { grId, eventType, eventDate, primaryFirstName, secondaryFirstName } }) => ({
          grId,
          eventType,
          eventDate,
          primaryFirstName,
          secondaryFirstName,
        })),
      );
      const abroad = await signedIn(world, account, 'canada');
      expect((await answerOf(abroad.registries.mine)).map(({ grId }) => grId)).toEqual([canadian.registry.grId]);
    });

    it('[AUTH-03] who is not signed in has none', async () => {
      expect(await answerOf(world.browser().registries.mine)).toEqual([]);
    });
  });
};
