import { accountIdOf } from '@gift-registry/domain/testing/arbitrary';
import { failing, memoryBrowser, memoryWorld } from '@gift-registry/domain/testing/memory';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { World } from '../ports/index.ts';

const amelia = { id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'correct horse' };
const wrong = { email: amelia.email, password: 'wrong horse' };
const throttled = E.left({ _tag: 'TooManyRequests', retryAfterSeconds: 900 });
const away = { _tag: 'Unavailable' } as const;

describe('account', () => {
  it('[AUTH-06] of thirty guesses at once at most nine are looked at', async () => {
    const world = memoryWorld({ accounts: [amelia] });
    let looked = 0;
    const counting: World = {
      ...world,
      accounts: {
        ...world.accounts,
        verify: (...credentials) => {
          looked += 1;
          return world.accounts.verify(...credentials);
        },
      },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => memoryBrowser(counting).account.signIn(wrong)()),
    );
    expect(looked).toBeLessThanOrEqual(9);
    expect(outcomes.filter((outcome) => E.isLeft(outcome) && outcome.left._tag === 'TooManyRequests').length).toBe(
      30 - looked,
    );
    for (let guess = 0; guess < 9; guess += 1) await memoryBrowser(counting).account.signIn(wrong)();
    expect(looked).toBe(9);
    expect(await memoryBrowser(counting).account.signIn(amelia)()).toEqual(throttled);
  });

  it('[AUTH-06] of thirty guesses at once on thirty accounts from one network address at most nine are looked at', async () => {
    const world = memoryWorld({ accounts: [amelia] });
    const looked: Array<string> = [];
    const counting: World = {
      ...world,
      accounts: {
        ...world.accounts,
        verify: (email, password) => {
          looked.push(email);
          return world.accounts.verify(email, password);
        },
      },
    };
    const guesses = Array.from({ length: 30 }, (_, guess) => ({ ...wrong, email: `guess-${guess}@example.com` }));
    const outcomes = await Promise.all(guesses.map((guess) => memoryBrowser(counting).account.signIn(guess)()));
    const refused = (tag: string) => outcomes.filter((outcome) => E.isLeft(outcome) && outcome.left._tag === tag);
    expect(looked.length).toBeLessThanOrEqual(9);
    expect(refused('BadCredentials')).toHaveLength(looked.length);
    expect(refused('TooManyRequests')).toHaveLength(30 - looked.length);
  });

  it('[AUTH-06] right sign-ins use up nothing of what a network address may fail, and give back no failure', async () => {
    const world = memoryWorld({ accounts: [amelia] });
    const { account } = memoryBrowser(world);
    for (let time = 0; time < 20; time += 1) expect(E.isRight(await account.signIn(amelia)())).toBe(true);
    for (let failure = 0; failure < 9; failure += 1) {
      const guess = { ...wrong, email: `guess-${failure}@example.com` };
      expect(await account.signIn(guess)()).toEqual(E.left({ _tag: 'BadCredentials' }));
    }
    expect(await account.signIn(amelia)()).toEqual(throttled);
  });

  it('[AUTH-06] [ANA-02] a throttled sign-in is logged, without address or account', async () => {
    const world = memoryWorld({ accounts: [amelia] });
    const { account } = memoryBrowser(world, { networkAddress: '203.0.113.7' });
    for (let failure = 0; failure < 9; failure += 1) await account.signIn(wrong)();
    expect(world.log.entries()).toEqual([]);
    expect(await account.signIn(wrong)()).toEqual(throttled);
    expect(world.log.entries()).toEqual([{ level: 'warning', tag: 'sign-in-throttled', data: { failures: 9 } }]);
  });

  it('[AUTH-06] one’s own account is no way to start the count of a network address anew', async () => {
    const world = memoryWorld({ accounts: [amelia] });
    const { account } = memoryBrowser(world);
    for (let failure = 0; failure < 9; failure += 1) {
      expect(await account.signIn({ ...wrong, email: `guess-${failure}@example.com` })()).toEqual(
        E.left({ _tag: 'BadCredentials' }),
      );
      if (failure === 7) expect(E.isRight(await account.signIn(amelia)())).toBe(true);
    }
    expect(await account.signIn(amelia)()).toEqual(throttled);
  });

  it('[AUTH-06] when a keeper is away nobody is signed in, and it is said', async () => {
    const world = memoryWorld({ accounts: [amelia] });
    for (const broken of [
      { ...world, accounts: failing(world.accounts, 'verify', away) },
      { ...world, signInFailures: failing(world.signInFailures, 'count', away) },
      { ...world, signInFailures: failing(world.signInFailures, 'record', away) },
      { ...world, signInFailures: failing(world.signInFailures, 'withdraw', away) },
      { ...world, signInFailures: failing(world.signInFailures, 'forget', away) },
    ]) {
      const { account } = memoryBrowser(broken);
      expect(await account.signIn(amelia)()).toEqual(E.left(away));
      expect(await account.config()).toEqual(E.right({ isLoggedIn: false }));
    }
  });
});
