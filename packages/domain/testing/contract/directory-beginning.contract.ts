import { option as O } from 'fp-ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress, exampleForm } from '../arbitrary/index.ts';
import type { ContractEnvironment } from './contract-environment.ts';
import { freshAccount, freshKey } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { signedIn } from './scene.ts';

/** What beginning a registry promises. */
export const beginningRegistries = (getEnvironment: () => ContractEnvironment): void => {
  describe('beginning', () => {
    let environment: ContractEnvironment;
    beforeAll(() => {
      environment = getEnvironment();
    });

    const newcomer = async () => {
      const account = freshAccount();
      await environment.given({ accounts: [account] });
      return account;
    };

    it('[HOME-01] a registry begins with what was said, and is its owner’s, empty and open to everyone', async () => {
      const browser = await signedIn(environment, await newcomer());
      const form = exampleForm({ primaryFirstName: ' Amelia ', greeting: 'Come in.' });
      const { grId } = await answerOf(browser.directory.begin(form, O.none));
      expect(grId).toMatch(/^[1-9]\d{8}$/);
      expect(await answerOf(browser.registries.mine)).toEqual([
        {
          grId,
          eventType: { code: 'br', name: 'Wedding' },
          eventDate: '2027-06-12',
          primaryFirstName: 'Amelia',
          secondaryFirstName: O.some('Jonah'),
        },
      ]);
      const seen = await answerOf(environment.browser().registries.open({ grId, viewing: 'own' }));
      expect(seen).toMatchObject({ role: 'guest', version: 0, items: [], header: { greeting: 'Come in.' } });
      expect(await answerOf(browser.registries.open({ grId, viewing: 'own' }))).toMatchObject({ role: 'registrant' });
    });

    it('[HOME-01] [AUTH-04] where gifts are delivered is kept for the owner alone', async () => {
      const browser = await signedIn(environment, await newcomer());
      const { line2: _line2, ...typed } = exampleAddress();
      const { grId } = await answerOf(browser.directory.begin(exampleForm({ ...typed, line2: 'Apt 3' }), O.none));
      expect(await answerOf(browser.settings.readSettings(grId))).toMatchObject({
        address: O.some(exampleAddress()),
        visibility: 'findable',
      });
      const guest = environment.browser();
      expect(await refusalOf(guest.settings.readSettings(grId))).toEqual({ _tag: 'SignInNeeded' });
      expect(JSON.stringify(await answerOf(guest.registries.open({ grId, viewing: 'own' })))).not.toContain('Halsted');
    });

    it('[HOME-01] a registry is of the market of the site it was begun on', async () => {
      const account = await newcomer();
      const abroad = await signedIn(environment, account, 'canada');
      const { grId } = await answerOf(abroad.directory.begin(exampleForm(), O.none));
      expect((await answerOf(abroad.registries.mine)).map((own) => own.grId)).toEqual([grId]);
      expect(await answerOf((await signedIn(environment, account)).registries.mine)).toEqual([]);
    });

    it('[HOME-01] who is not signed in begins nothing, and is told so before the form is read', async () => {
      expect(await refusalOf(environment.browser().directory.begin(exampleForm({ eventType: '' }), O.none))).toEqual({
        _tag: 'SignInNeeded',
      });
    });

    it('[HOME-01] a form with something wrong begins nothing, and says the first thing that is wrong', async () => {
      const browser = await signedIn(environment, await newcomer());
      for (const [overrides, field, problem] of [
        [{ eventType: 'zz' }, 'eventType', 'missing'],
        [{ eventDate: '2027-05-31' }, 'eventDate', 'past'],
        [{ primaryLastName: 'x'.repeat(61) }, 'primaryLastName', 'tooLong'],
        [{ line1: '1 Elm Street' }, 'city', 'missing'],
      ] as const)
        expect(await refusalOf(browser.directory.begin(exampleForm(overrides), O.none))).toEqual({
          _tag: 'RegistryFormInvalid',
          field,
          problem,
        });
      expect(await answerOf(browser.registries.mine)).toEqual([]);
    });

    it('[HOME-01] [CART-08] the same key begins one registry, however often it is sent; another form under it is refused', async () => {
      const browser = await signedIn(environment, await newcomer());
      const key = O.some(freshKey());
      const first = await answerOf(browser.directory.begin(exampleForm(), key));
      expect(await answerOf(browser.directory.begin(exampleForm(), key))).toEqual(first);
      expect(await refusalOf(browser.directory.begin(exampleForm({ eventType: 'ot' }), key))).toEqual({
        _tag: 'IdempotencyKeyReused',
      });
      expect(await answerOf(browser.registries.mine)).toHaveLength(1);
      const another = await answerOf(browser.directory.begin(exampleForm(), O.some(freshKey())));
      expect(another.grId).not.toBe(first.grId);
      expect(await answerOf(browser.registries.mine)).toHaveLength(2);
    });

    it('[HOME-01] [CART-08] two presses at once begin one registry', async () => {
      const browser = await signedIn(environment, await newcomer());
      const key = O.some(freshKey());
      const press = browser.directory.begin(exampleForm(), key);
      await Promise.all([press(), press(), press()]);
      expect(await answerOf(browser.registries.mine)).toHaveLength(1);
    });
  });
};
