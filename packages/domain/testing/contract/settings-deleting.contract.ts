import { option as O } from 'fp-ts';
import { firstValueFrom, lastValueFrom, shareReplay, toArray } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleRegistry } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { subjectsTo } from './emails.ts';
import { freshAccount, freshGrId, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { buy, fill, freshItem, fromRegistry, orderRequest, sceneIn, signedIn } from './scene.ts';

const NOT_FOUND = { _tag: 'RegistryNotFound' };

/** What taking a registry away promises. */
export const deletingRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('deleting', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    it('[SET-01] a deleted registry is nobody’s any more, its owners’ neither; what was given stays in the ledger', async () => {
      const item = freshItem({ wanted: 3 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const { grId } = registry;
      const bought = await buy(environment, fromRegistry(grId, item, 2));
      const owners = await signedIn(environment, owner);
      await answerOf(owners.settings.deleteRegistry(grId));
      for (const browser of [owners, environment.browser()]) {
        expect(await refusalOf(browser.registries.open({ grId, viewing: 'own' }))).toEqual(NOT_FOUND);
        expect(await refusalOf(browser.registries.items(grId))).toEqual(NOT_FOUND);
      }
      expect(await refusalOf(owners.settings.readSettings(grId))).toEqual(NOT_FOUND);
      expect(await refusalOf(owners.settings.deleteRegistry(grId))).toEqual(NOT_FOUND);
      expect(await answerOf(owners.registries.mine)).toEqual([]);
      expect(await environment.ledger(grId)).toMatchObject([
        { kind: 'purchase', quantity: 2, orderNumber: bought.orderNumber },
      ]);
    });

    it('[SET-01] [AUTH-06] the other owner gets an email about it, and who deletes it one of their own; nobody does of a refused try', async () => {
      const [ida, oto, stranger] = [freshAccount(), freshAccount(), freshAccount()];
      const shared = exampleRegistry({
        grId: freshGrId(),
        owners: [ida.id, oto.id],
        primaryFirstName: 'Ida',
        secondaryFirstName: O.some('Oto'),
        items: [],
      });
      await environment.given({ accounts: [ida, oto, stranger], registries: [shared] });
      const refused = (await signedIn(environment, stranger)).settings.deleteRegistry(shared.grId);
      expect(await refusalOf(refused)).toEqual({ _tag: 'NotOwner' });
      expect(await subjectsTo(environment, ida.email)).toEqual([]);
      await answerOf((await signedIn(environment, oto)).settings.deleteRegistry(shared.grId));
      const [email, ...more] = await environment.mailTo(ida.email);
      expect(more).toEqual([]);
      expect(email?.subject).toMatch(/registry was deleted$/);
      expect(email?.text).toContain('Oto has deleted');
      expect(email?.text).toContain(shared.grId);
      const [own, ...none] = await environment.mailTo(oto.email);
      expect(none).toEqual([]);
      expect(own?.subject).toMatch(/registry was deleted$/);
      expect(own?.text).toContain('You’ve deleted');
      expect(own?.text).toContain(shared.grId);
      expect(own?.text).toContain('won’t be canceled');
    });

    it('[SET-01] what lies in a cart for it is not bought any more', async () => {
      const item = freshItem({ wanted: 3 });
      const { registry, owner } = await sceneIn(environment, [item]);
      const guest = environment.browser();
      await fill(guest, fromRegistry(registry.grId, item, 1));
      await answerOf((await signedIn(environment, owner)).settings.deleteRegistry(registry.grId));
      expect(await refusalOf(guest.orders.place(orderRequest(), freshKey()))).toMatchObject({ _tag: 'ItemGone' });
      expect((await answerOf(guest.cart.read)).lines).toHaveLength(1);
    });

    it('[SET-01] [LIVE-01] every open page is told to read anew, and nothing after that', async () => {
      const { registry, owner } = await sceneIn(environment, [freshItem()]);
      const { grId } = registry;
      const owners = await signedIn(environment, owner);
      const signals$ = owners.registries.watch({ grId, viewing: 'own' }, registry).pipe(shareReplay());
      const told = lastValueFrom(signals$.pipe(toArray()));
      await firstValueFrom(signals$);
      await answerOf(owners.settings.deleteRegistry(grId));
      const tags = (await told).map(({ _tag }) => _tag);
      expect(tags).toContain('Reload');
      expect(tags).not.toContain('Patched');
    });
  });
};
