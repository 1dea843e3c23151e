import {
  type AccountId,
  type AccountStore,
  decideLeaving,
  type GrId,
  type HeldRegistry,
  type Instant,
  type Letter,
  leavingOf,
  type Registry,
  type RegistryFact,
  type SignInFailures,
  type Staying,
  sameMailAddress,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';
import type { GivenAccount } from '../contract/contract-world.ts';

/** Accounts in a Map, with their passwords as they are: nobody real has one here. */
export interface MemoryAccounts extends AccountStore {
  readonly put: (account: GivenAccount) => void;
  readonly get: (id: AccountId) => GivenAccount | undefined;
  readonly byEmail: (email: string) => GivenAccount | undefined;
  /** Sets the password as a write does: sessions and links end. */
  readonly setPassword: (id: AccountId, password: string) => void;
  /** Tells whose sessions and links to a new password have just ended. */
  readonly ended$: Subject<AccountId>;
}

/** What the accounts of a world in memory touch besides. */
export interface BesideAccounts {
  readonly put: (letter: Letter) => void;
  readonly all: () => ReadonlyArray<Registry>;
  readonly write: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => void;
  readonly remove: (grId: GrId) => void;
}

const held = ({
  grId,
  eventType,
  eventDate,
  primaryFirstName,
  secondaryFirstName,
  owners,
}: Registry): HeldRegistry => ({
  grId,
  eventType,
  eventDate,
  primaryFirstName,
  secondaryFirstName,
  owners: owners.length,
});

/** No accounts yet. */
export const memoryAccounts = ({ put, all, write, remove }: BesideAccounts): MemoryAccounts => {
  const kept = new Map<AccountId, GivenAccount>();
  const ended$ = new Subject<AccountId>();
  const byEmail = (email: string): GivenAccount | undefined =>
    [...kept.values()].find((account) => sameMailAddress(account.email) === sameMailAddress(email));
  const ownedBy = (id: AccountId): ReadonlyArray<Registry> =>
    all()
      .filter(({ owners }) => owners.includes(id))
      .reverse();
  const stayingOf = ({ owners }: Registry, leaving: AccountId): O.Option<Staying> =>
    O.map(({ firstName = '', lastName = '' }: GivenAccount) => ({ firstName, lastName }))(
      O.fromNullable(owners.filter((owner) => owner !== leaving).flatMap((owner) => kept.get(owner) ?? [])[0]),
    );
  const setPassword = (id: AccountId, password: string): void => {
    const account = kept.get(id);
    if (account !== undefined) kept.set(id, { ...account, password });
    ended$.next(id);
  };
  const isStill = (verified: VerifiedAccount): boolean => kept.get(verified.account)?.password === verified.kept;
  return {
    put: (account) => {
      kept.set(account.id, account);
    },
    get: (id) => kept.get(id),
    byEmail,
    setPassword,
    ended$,
    verify: (email, password) =>
      TE.fromIO(() => {
        const account = byEmail(email);
        return account?.password === password ? O.some({ account: account.id, kept: password }) : O.none;
      }),
    verifyOwn: (id, password) =>
      TE.fromIO(() => (isStill({ account: id, kept: password }) ? O.some({ account: id, kept: password }) : O.none)),
    find: (id) =>
      TE.fromIO(() => {
        const account = kept.get(id);
        if (account === undefined) return O.none;
        const { email, firstName = '', lastName = '' } = account;
        return O.some({ email: sameMailAddress(email), firstName, lastName, registries: ownedBy(id).map(held) });
      }),
    withEmail: (email) => TE.fromIO(() => O.fromNullable(byEmail(email)?.id)),
    changePassword: (verified, password, letter) =>
      TE.fromIO(() => {
        if (!isStill(verified)) return O.none;
        setPassword(verified.account, password);
        put(letter);
        return O.some({ ...verified, kept: password });
      }),
    remove: (verified, agree, letter) =>
      TE.fromIOEither(() => {
        if (!isStill(verified)) return E.right(false);
        const id = verified.account;
        const leaving = leavingOf(ownedBy(id).map(held));
        const agreed = agree(leaving);
        if (E.isLeft(agreed)) return agreed;
        const { goes, stays } = leaving;
        for (const { grId } of goes) remove(grId);
        for (const registry of ownedBy(id).filter(({ grId }) => stays.some((one) => one.grId === grId)))
          write(registry.grId, decideLeaving(registry, id, stayingOf(registry, id)));
        kept.delete(id);
        ended$.next(id);
        put(letter);
        return E.right(true);
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
