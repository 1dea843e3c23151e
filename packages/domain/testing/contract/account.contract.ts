import { either as E } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import { accountDataContract } from './account-data.contract.ts';
import { accountLeavingContract } from './account-leaving.contract.ts';
import { accountOpeningContract } from './account-opening.contract.ts';
import { accountPasswordsContract } from './account-passwords.contract.ts';
import { accountThrottlingContract } from './account-throttling.contract.ts';
import type { Browser, ContractWorld, GivenAccount } from './contract-world.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { freshItem, sceneIn, signedIn } from './scene.ts';

/** What signing in and out promises, whatever stands behind it. */
export const accountContract = (name: string, makeWorld: () => Promise<ContractWorld>): void => {
  describe(`account over ${name}`, () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.close());

    const fresh = async (): Promise<GivenAccount> => {
      const account = freshAccount();
      await world.given({ accounts: [account] });
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
      const [browser, other] = [world.browser(), world.browser()];
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
      const { registry, owner } = await sceneIn(world, [item]);
      const owners = await signedIn(world, owner);
      await answerOf(owners.registries.changeWants(registry.grId, item.identity, 2));
      await answerOf(owners.account.signOut);
      expect(await refusalOf(owners.registries.changeWants(registry.grId, item.identity, 3))).toEqual({
        _tag: 'SignInNeeded',
      });
    });

    it('[AUTH-06] an unknown address and a wrong password are refused alike', async () => {
      const { email } = await fresh();
      const browser = world.browser({ networkAddress: freshNetworkAddress() });
      await fail(browser, email, 1);
      await fail(browser, freshAccount().email, 1);
      expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: false });
    });

    it('[AUTH-06] a mail address is the same in capitals', async () => {
      const { email, password } = await fresh();
      const browser = world.browser();
      expect(await answerOf(browser.account.signIn({ email: email.toUpperCase(), password }))).toEqual({
        isLoggedIn: true,
      });
    });

    it('[AUTH-06] the tenth attempt on an account has to wait a quarter of an hour, from elsewhere its owner gets in', async () => {
      world.setClock(instantOf('2027-07-01T12:00:00.000Z'));
      const account = await fresh();
      const guessing = world.browser({ networkAddress: freshNetworkAddress() });
      await fail(guessing, account.email, 9);
      expect(await refusalOf(guessing.account.signIn(account))).toEqual({
        _tag: 'TooManyRequests',
        retryAfterSeconds: 900,
      });
      const elsewhere = world.browser({ networkAddress: freshNetworkAddress() });
      expect(await answerOf(elsewhere.account.signIn(account))).toEqual({ isLoggedIn: true });
      world.setClock(instantOf('2027-07-01T12:15:00.001Z'));
      expect(await answerOf(guessing.account.signIn(account))).toEqual({ isLoggedIn: true });
    });

    it('[AUTH-06] the tenth attempt from one network address has to wait, whichever accounts were tried', async () => {
      const account = await fresh();
      const networkAddress = freshNetworkAddress();
      for (let attempt = 0; attempt < 9; attempt += 1) {
        await fail(world.browser({ networkAddress }), freshAccount().email, 1);
      }
      expect(await refusalOf(world.browser({ networkAddress }).account.signIn(account))).toMatchObject({
        _tag: 'TooManyRequests',
      });
    });

    it('[AUTH-06] of thirty guesses at once on thirty accounts from one network address at most nine are answered', async () => {
      const networkAddress = freshNetworkAddress();
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, () => {
          const { email } = freshAccount();
          return world.browser({ networkAddress }).account.signIn({ email, password: 'not the password' })();
        }),
      );
      const tags = outcomes.map((outcome) => (E.isLeft(outcome) ? outcome.left._tag : 'let in'));
      const answered = tags.filter((tag) => tag === 'BadCredentials').length;
      expect(answered).toBeLessThanOrEqual(9);
      expect(tags.filter((tag) => tag === 'TooManyRequests')).toHaveLength(30 - answered);
    });

    it('[AUTH-06] right sign-ins use up nothing of what a network address may fail', async () => {
      const account = await fresh();
      const networkAddress = freshNetworkAddress();
      for (let time = 0; time < 12; time += 1) {
        await answerOf(world.browser({ networkAddress }).account.signIn(account));
      }
      for (let guess = 0; guess < 9; guess += 1) {
        await fail(world.browser({ networkAddress }), freshAccount().email, 1);
      }
      expect(await refusalOf(world.browser({ networkAddress }).account.signIn(account))).toMatchObject({
        _tag: 'TooManyRequests',
      });
    });

    it('[AUTH-06] who gets in at the ninth attempt starts from none again', async () => {
      const account = await fresh();
      const browser = world.browser({ networkAddress: freshNetworkAddress() });
      await fail(browser, account.email, 8);
      await answerOf(browser.account.signIn(account));
      await answerOf(browser.account.signIn(account));
      expect(await answerOf(browser.account.config)).toEqual({ isLoggedIn: true });
    });

    accountOpeningContract(() => world);
    accountPasswordsContract(() => world);
    accountDataContract(() => world);
    accountLeavingContract(() => world);
    accountThrottlingContract(() => world);
  });
};
