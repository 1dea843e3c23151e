import type { AccountStore, Instant, SignInFailures } from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';
import type { GivenAccount } from '../contract/contract-world.ts';

/** Accounts in a Map, with their passwords as they are: nobody real has one here. */
export interface MemoryAccounts extends AccountStore {
  readonly put: (account: GivenAccount) => void;
}

/** No accounts yet. */
export const memoryAccounts = (): MemoryAccounts => {
  const kept = new Map<string, GivenAccount>();
  return {
    put: (account) => {
      kept.set(account.email.toLowerCase(), account);
    },
    verify: (email, password) =>
      TE.fromIO(() => {
        const account = kept.get(email.toLowerCase());
        return account?.password === password ? O.some(account.id) : O.none;
      }),
  };
};

/** Failed sign-ins in a Map; none yet. */
export const memorySignInFailures = (): SignInFailures => {
  const kept = new Map<string, ReadonlyArray<Instant>>();
  return {
    count: (name, since) => TE.fromIO(() => (kept.get(name) ?? []).filter((at) => at >= since).length),
    record: (name, at) =>
      TE.fromIO(() => {
        kept.set(name, [...(kept.get(name) ?? []), at]);
      }),
    withdraw: (name, at) =>
      TE.fromIO(() => {
        const present = kept.get(name) ?? [];
        const one = present.indexOf(at);
        kept.set(
          name,
          present.filter((_, index) => index !== one),
        );
      }),
    forget: (name) =>
      TE.fromIO(() => {
        kept.delete(name);
      }),
  };
};
