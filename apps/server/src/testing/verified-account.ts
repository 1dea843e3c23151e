import type { VerifiedAccount } from '@gift-registry/domain';
import type { GivenAccount } from '@gift-registry/domain/testing/contract';
import { either as E, option as O } from 'fp-ts';
import type { SqlEnvironment } from './sql-contract-environment.ts';

/** The account after its password was verified; fails the test otherwise. */
export const verifiedIn = async (
  environment: SqlEnvironment,
  { email, password }: GivenAccount,
): Promise<VerifiedAccount> => {
  const found = await environment.accounts.verify(email, password)();
  if (E.isLeft(found) || O.isNone(found.right)) throw new Error(`not the password of ${email}`);
  return found.right.value;
};
