import { expect, it } from 'vitest';
import type { ContractWorld, GivenAccount } from './contract-world.ts';
import { freshAccount, freshNetworkAddress } from './fresh.ts';
import { linkIn } from './letters.ts';
import { answerOf, refusalOf } from './outcome.ts';

const WANTED = 'another quiet teapot';
const WAITING = { _tag: 'TooManyRequests', retryAfterSeconds: 900 };

/** What is counted of attempts, and what is not. */
export const accountThrottlingContract = (world: () => ContractWorld): void => {
  const elsewhere = () => world().browser({ networkAddress: freshNetworkAddress() });
  const known = async (): Promise<GivenAccount> => {
    const account = freshAccount();
    await world().given({ accounts: [account] });
    return account;
  };

  it('[AUTH-06] after thirty right sign-ins at once behind one network address nobody there has to wait', async () => {
    const account = await known();
    const networkAddress = freshNetworkAddress();
    const { signIn } = world().browser({ networkAddress }).account;
    await Promise.all(Array.from({ length: 30 }, () => signIn(account)()));
    expect(await answerOf(signIn(account))).toEqual({ isLoggedIn: true });
  });

  it('[AUTH-06] guesses at the link to a new password are counted like those of a sign-in, a right one is not', async () => {
    const { email } = await known();
    await answerOf(elsewhere().account.forgotPassword(email));
    const spent = await linkIn(world(), email);
    const guessing = elsewhere();
    expect(await answerOf(guessing.account.resetPassword({ token: spent, password: WANTED }))).toBeUndefined();
    await answerOf(elsewhere().account.forgotPassword(email));
    const token = await linkIn(world(), email);
    for (let guess = 0; guess < 9; guess += 1)
      expect(await refusalOf(guessing.account.resetPassword({ token: spent, password: WANTED }))).toEqual({
        _tag: 'LinkSpent',
      });
    expect(await refusalOf(guessing.account.resetPassword({ token, password: WANTED }))).toEqual(WAITING);
    expect(await answerOf(elsewhere().account.resetPassword({ token, password: WANTED }))).toBeUndefined();
  });
};
