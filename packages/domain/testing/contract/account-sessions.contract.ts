import { expect, it } from 'vitest';
import { instantOf } from '../arbitrary/index.ts';
import type { ContractEnvironment, GivenAccount } from './contract-environment.ts';
import { freshAccount } from './fresh.ts';
import { answerOf, refusalOf } from './outcome.ts';
import { signedIn } from './scene.ts';

/** What is promised of the places where one is signed in. */
export const accountSessionsContract = (environment: () => ContractEnvironment): void => {
  const known = async (): Promise<GivenAccount> => {
    const account = freshAccount();
    await environment().given({ accounts: [account] });
    return account;
  };

  it('[AUTH-06] one sees where one is signed in, this browser first, and signs out there one by one or everywhere else', async () => {
    environment().setClock(instantOf('2027-08-20T12:00:00.000Z'));
    const account = await known();
    const [phone, tablet, work] = [
      await signedIn(environment(), account),
      await signedIn(environment(), account),
      await signedIn(environment(), account),
    ];
    environment().setClock(instantOf('2027-08-20T13:00:00.000Z'));
    const own = await signedIn(environment(), account);
    const stranger = await signedIn(environment(), await known());

    const shown = await answerOf(own.account.sessions);
    expect(shown.map(({ isThis, begunAt }) => [isThis, begunAt])).toEqual([
      [true, '2027-08-20T13:00:00.000Z'],
      ...Array.from({ length: 3 }, () => [false, '2027-08-20T12:00:00.000Z']),
    ]);
    expect(await answerOf(stranger.account.sessions)).toHaveLength(1);

    const isIn = async () =>
      Promise.all([phone, tablet, work, own].map(async (one) => (await answerOf(one.account.config)).isLoggedIn));
    const [its, one] = shown;
    if (its === undefined || one === undefined) throw new Error('no sessions are shown');
    expect(await answerOf(own.account.endSession(one.id))).toEqual(shown.filter(({ id }) => id !== one.id));
    expect((await isIn()).filter((isStill) => isStill)).toHaveLength(3);
    // What is over already is no mistake; one's own, and those of others, stay.
    expect(await answerOf(own.account.endSession(one.id))).toHaveLength(3);
    expect(await answerOf(own.account.endSession(its.id))).toHaveLength(3);
    await answerOf(stranger.account.endSession(its.id));
    expect(await answerOf(own.account.endOtherSessions)).toEqual([its]);
    expect(await isIn()).toEqual([false, false, false, true]);
    expect(await refusalOf(phone.account.sessions)).toEqual({ _tag: 'SignInNeeded' });
    expect(await answerOf(stranger.account.config)).toEqual({ isLoggedIn: true });
  });
};
