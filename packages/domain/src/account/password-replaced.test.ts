import { accountIdOf } from '@gift-registry/domain/testing/arbitrary';
import { type MemoryDependencies, memoryBrowser, memoryDependencies } from '@gift-registry/domain/testing/memory';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Dependencies, Unavailable, VerifiedAccount } from '../ports/index.ts';

const amelia = { id: accountIdOf('account-amelia'), email: 'amelia@example.com', password: 'correct horse' };
const RESET = 'set by a link';

/** The world, where a link sets another password just after the one that was typed was found right. */
const resetMeanwhile = (dependencies: MemoryDependencies): Dependencies => {
  const thenReset = (found: TE.TaskEither<Unavailable, O.Option<VerifiedAccount>>) =>
    F.pipe(
      found,
      TE.chainFirstIOK(() => () => dependencies.accounts.setPassword(amelia.id, RESET)),
    );
  return {
    ...dependencies,
    accounts: {
      ...dependencies.accounts,
      verify: (...typed) => thenReset(dependencies.accounts.verify(...typed)),
      verifyOwn: (...typed) => thenReset(dependencies.accounts.verifyOwn(...typed)),
    },
  };
};

describe('a password that is replaced while the old one is looked at', () => {
  it('[AUTH-06] signs no one in', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    const { account } = memoryBrowser(resetMeanwhile(dependencies));
    expect(await account.signIn(amelia)()).toEqual(E.left({ _tag: 'BadCredentials' }));
    expect(await account.config()).toEqual(E.right({ isLoggedIn: false }));
  });

  it('[AUTH-06] is not changed by who knows the old one', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    const { account } = memoryBrowser(resetMeanwhile(dependencies), { account: amelia.id });
    expect(await account.changePassword({ present: amelia.password, wanted: 'a thief’s own' })()).toEqual(
      E.left({ _tag: 'PasswordWrong' }),
    );
    expect(dependencies.accounts.get(amelia.id)?.password).toBe(RESET);
  });

  it('[AUTH-06] deletes no account', async () => {
    const dependencies = memoryDependencies({ accounts: [amelia] });
    const { account } = memoryBrowser(resetMeanwhile(dependencies), { account: amelia.id });
    expect(await account.remove({ password: amelia.password, shown: { goes: [], stays: [] } })()).toEqual(
      E.left({ _tag: 'PasswordWrong' }),
    );
    expect(await dependencies.accounts.find(amelia.id)()).toMatchObject(E.right(O.some({ email: amelia.email })));
  });
});
