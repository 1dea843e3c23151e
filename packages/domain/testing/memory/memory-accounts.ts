import {
  type AccountId,
  type AccountName,
  type AccountStore,
  type DeletionEmails,
  type DeliveryAddress,
  decideAccountDeletion,
  deletionPlan,
  type Email,
  type GrId,
  type HeldRegistry,
  type Instant,
  type Registry,
  type RegistryFact,
  retryAfterSeconds,
  type SignInFailures,
  sameMailAddress,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { Subject } from 'rxjs';
import type { GivenAccount } from '../contract/contract-environment.ts';

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
  readonly put: (email: Email) => void;
  readonly all: () => ReadonlyArray<Registry>;
  readonly write: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => void;
  readonly remove: (grId: GrId) => void;
  /** Forgets what happened to the registry before. */
  readonly forgetEvents: (grId: GrId) => void;
  readonly addressOf: (grId: GrId) => O.Option<DeliveryAddress>;
  readonly dropAddress: (grId: GrId) => void;
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
export const memoryAccounts = (beside: BesideAccounts): MemoryAccounts => {
  const { put, all, write, remove } = beside;
  const kept = new Map<AccountId, GivenAccount>();
  const ended$ = new Subject<AccountId>();
  const byEmail = (email: string): GivenAccount | undefined =>
    [...kept.values()].find((account) => sameMailAddress(account.email) === sameMailAddress(email));
  const ownedBy = (id: AccountId): ReadonlyArray<Registry> =>
    all()
      .filter(({ owners }) => owners.includes(id))
      .reverse();
  const stayingOf = ({ owners }: Registry, leaving: AccountId): O.Option<AccountName> =>
    O.map(({ firstName = '', lastName = '' }: GivenAccount) => ({ firstName, lastName }))(
      O.fromNullable(owners.filter((owner) => owner !== leaving).flatMap((owner) => kept.get(owner) ?? [])[0]),
    );
  const leave = (registry: Registry, id: AccountId, { toStaying }: DeletionEmails): void => {
    const { grId, owners } = registry;
    const address = beside.addressOf(grId);
    for (const account of owners) {
      const { email, firstName = '' } = kept.get(account) ?? { email: '' };
      const notice = toStaying({ registry, address })({ account, email: sameMailAddress(email), firstName });
      if (O.isSome(notice)) put(notice.value);
    }
    beside.forgetEvents(grId);
    beside.dropAddress(grId);
    write(grId, decideAccountDeletion(registry, id, stayingOf(registry, id), O.isSome(address)));
  };
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
    changePassword: (verified, password, email) =>
      TE.fromIO(() => {
        if (!isStill(verified)) return O.none;
        setPassword(verified.account, password);
        put(email);
        return O.some({ ...verified, kept: password });
      }),
    remove: (verified, agree, emails) =>
      TE.fromIOEither(() => {
        if (!isStill(verified)) return E.right(false);
        const id = verified.account;
        const leaving = deletionPlan(ownedBy(id).map(held));
        const agreed = agree(leaving);
        if (E.isLeft(agreed)) return agreed;
        const { goes, stays } = leaving;
        for (const { grId } of goes) remove(grId);
        for (const registry of ownedBy(id).filter(({ grId }) => stays.some((one) => one.grId === grId)))
          leave(registry, id, emails);
        kept.delete(id);
        ended$.next(id);
        put(emails.own);
        return E.right(true);
      }),
  };
};

/** Attempts in a Map; none yet. */
export const memorySignInFailures = (): SignInFailures => {
  const kept = new Map<string, ReadonlyArray<Instant>>();
  return {
    take: (limits, now) =>
      TE.fromIO(() => {
        const seconds = Math.max(
          0,
          ...limits.map((limit) => retryAfterSeconds(limit, kept.get(limit.counter) ?? [], now)),
        );
        if (seconds === 0) for (const { counter } of limits) kept.set(counter, [...(kept.get(counter) ?? []), now]);
        return seconds;
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
