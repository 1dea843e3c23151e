import { accountIdOf } from '@gift-registry/domain/testing/arbitrary';
import { failing, memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../ports/index.ts';

const amelia = { id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'correct horse' };
const wrong = { email: amelia.email, password: 'wrong horse' };
const away = { _tag: 'Unavailable' } as const;

const throttled = (retryAfterSeconds: number) => E.left({ _tag: 'TooManyRequests', retryAfterSeconds });
const badCredentials = E.left({ _tag: 'BadCredentials' });

describe('account', () => {
  it('[AUTH-07] of thirty guesses at once no more than nine passwords are looked at', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    let looked = 0;
    const counting: Dependencies = {
      ...dependencies,
      accounts: {
        ...dependencies.accounts,
        verify:
          (...credentials) =>
          async () => {
            looked += 1;
            return dependencies.accounts.verify(...credentials)();
          },
      },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => memoryBrowser(counting).account.signIn(wrong)()),
    );
    expect(looked).toBe(9);
    expect(outcomes.filter((outcome) => E.isLeft(outcome) && outcome.left._tag === 'TooManyRequests')).toHaveLength(21);
    expect(await memoryBrowser(counting).account.signIn(amelia)()).toEqual(throttled(60));
    expect(looked).toBe(9);
  });

  it('[AUTH-07] right sign-ins use up nothing of what a network address may fail, and give back no failure', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    const { account } = memoryBrowser(dependencies);
    for (let failure = 0; failure < 50; failure += 1) {
      const guess = { ...wrong, email: `guess-${failure}@example.com` };
      expect(await account.signIn(guess)()).toEqual(badCredentials);
      if (failure < 20) expect(E.isRight(await memoryBrowser(dependencies).account.signIn(amelia)())).toBe(true);
    }
    expect(await account.signIn(amelia)()).toEqual(throttled(900));
  });

  it('[AUTH-07] [ANA-02] a throttled sign-in is logged, without address or account', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    const { account } = memoryBrowser(dependencies, { networkAddress: '203.0.113.7' });
    for (let failure = 0; failure < 9; failure += 1) await account.signIn(wrong)();
    expect(dependencies.log.entries()).toEqual([]);
    expect(await account.signIn(wrong)()).toEqual(throttled(60));
    expect(dependencies.log.entries()).toEqual([
      { level: 'warning', tag: 'sign-in.throttled', data: { retryAfterSeconds: 60 } },
    ]);
  });

  it('[AUTH-06] while a store is unavailable no one is signed in, and that is reported', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    for (const broken of [
      { ...dependencies, accounts: failing(dependencies.accounts, 'verify', away) },
      { ...dependencies, signInFailures: failing(dependencies.signInFailures, 'take', away) },
      { ...dependencies, signInFailures: failing(dependencies.signInFailures, 'withdraw', away) },
      { ...dependencies, signInFailures: failing(dependencies.signInFailures, 'forget', away) },
    ]) {
      const { account } = memoryBrowser(broken);
      expect(await account.signIn(amelia)()).toEqual(E.left(away));
      expect(await account.config()).toEqual(E.right({ isLoggedIn: false }));
    }
  });
});
