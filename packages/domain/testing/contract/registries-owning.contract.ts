import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount } from './fresh.ts';
import { answerOf } from './outcome.ts';
import { sceneIn, signedIn } from './scene.ts';

/** What naming a person's own registries promises. */
export const owningRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('owning', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[AUTH-03] a person’s own registries are named, also private ones, of this site’s market, the one begun last first', async () => {
      const account = freshAccount();
      await environment.given({ accounts: [account] });
      const owners = [account.id];
      const first = await sceneIn(environment, [], { owners, eventDate: dayOf('2030-01-31') });
      const second = await sceneIn(environment, [], {
        owners,
        visibility: { _tag: 'Private' },
        secondaryFirstName: O.none,
      });
      const canadian = await sceneIn(environment, [], { owners, market: 'CA' });
      await sceneIn(environment, []);
      const { registries } = await signedIn(environment, account);
      expect(await answerOf(registries.mine)).toEqual(
        [second, first].map(({ registry: { grId, eventType, eventDate, primaryFirstName, secondaryFirstName } }) => ({
          grId,
          eventType,
          eventDate,
          primaryFirstName,
          secondaryFirstName,
        })),
      );
      const abroad = await signedIn(environment, account, 'canada');
      expect((await answerOf(abroad.registries.mine)).map(({ grId }) => grId)).toEqual([canadian.registry.grId]);
    });

    it('[AUTH-03] who is not signed in has none', async () => {
      expect(await answerOf(environment.browser().registries.mine)).toEqual([]);
    });
  });
};
