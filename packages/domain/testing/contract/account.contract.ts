import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDataContract } from './account-data.contract.ts';
import { accountLeavingContract } from './account-deletion.contract.ts';
import { accountOpeningContract } from './account-opening.contract.ts';
import { accountPasswordsContract } from './account-passwords.contract.ts';
import { accountSessionsContract } from './account-sessions.contract.ts';
import { accountThrottlingContract } from './account-throttling.contract.ts';
import type { Browser, ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, sceneIn, signedIn } from './scene.ts';

/** What signing in and out promises, whatever stands behind it. */
export const accountContract = (name: string, makeEnvironment: () => Promise<ContractEnvironment>): void => {
  describe(`account over ${name}`, () => {
    let environment: ContractEnvironment;
    beforeAll(async () => {
      environment = await makeEnvironment();
    });
    afterAll(() => environment.close());

    const fresh = async (): Promise<GivenAccount> => {
      const account = freshAccount();
      await environment.given({ accounts: [account] });
      return account;
    };

    const fail = async (browser: Browser, email: string, times: number): Promise<void> => {
      for (let failure = 0; failure < times; failure += 1) {
        expect(await refusalOf(browser.account.signIn({ email, password: 'not the password' }))).toEqual({
          _tag: 'BadCredentials',
        });
      }
    };

    it('[AUTH-06] a browser is signed in and out, and no other with it', async () => {
      const { email, password } = await fresh();
      const [browser, other] = [environment.browser(), environment.browser()];
      expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
      expect(await answerOf(browser.account.signIn({ email, password }))).toEqual({ isLoggedIn: true });
      expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: true });
      expect(await answerOf(other.account.config)).toEqual({ isLoggedIn: false });
      expect(await answerOf(browser.account.signOut)).toEqual({ isLoggedIn: false });
      expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
      expect(await answerOf(browser.account.signOut)).toEqual({ isLoggedIn: false });
    });

    it('[AUTH-03] [AUTH-06] after signing out an owner is asked to sign in again', async () => {
      const item = freshItem();
      const { registry, owner } = await sceneIn(environment, [item]);
      const owners = await signedIn(environment, owner);
      await answerOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, 2));
      await answerOf(owners.account.signOut);
      expect(await refusalOf(owners.registries.changeWantedQuantity(registry.grId, item.identity, 3))).toEqual({
        _tag: 'SignInNeeded',
      });
    });

    it('[AUTH-06] an unknown address and a wrong password are refused alike', async () => {
      const { email } = await fresh();
      const browser = environment.browser({ networkAddress: freshNetworkAddress() });
      await fail(browser, email, 1);
      await fail(browser, freshAccount().email, 1);
      expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    });

    it('[AUTH-06] a mail address is the same in capitals', async () => {
      const { email, password } = await fresh();
      const browser = environment.browser();
      expect(await answerOf(browser.account.signIn({ email: email.toUpperCase(), password }))).toEqual({
        isLoggedIn: true,
      });
    });

    accountOpeningContract(() => environment);
    accountPasswordsContract(() => environment);
    accountDataContract(() => environment);
    accountLeavingContract(() => environment);
    accountThrottlingContract(() => environment);
    accountSessionsContract(() => environment);
  });
};
