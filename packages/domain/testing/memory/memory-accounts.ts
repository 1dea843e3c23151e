import {
  type AccountDrafts,
  type AccountId,
  type AccountName,
  type AccountStore,
  type DeletionEmails,
  type DeliveryAddress,
  type DraftId,
  decideAccountDeletion,
  deletionPlan,
  type Email,
  type EmailChangeId,
  type EmailChanges,
  type GrId,
  type HeldRegistry,
  type Instant,
  isLinkValidAt,
  type LinkToken,
  MOST_DRAFTS_COMPARED,
  type PasswordResets,
  type Registry,
  type RegistryFact,
  type RegistryForm,
  retryAfterSeconds,
  type SignInFailures,
  sameMailAddress,
  type VerifiedAccount,
} from '@gift-registry/domain';
import { either as E, option as O, taskEither as TE } from 'fp-ts';
import { merge, Subject } from 'rxjs';
import type { GivenAccount } from '../contract/contract-environment.ts';
import type { MemoryEmails } from './memory-emails.ts';
import { ownRegistryOf } from './memory-registries.ts';
import { valid } from './valid.ts';

/** Accounts in a Map, with their passwords in clear text. */
export interface MemoryAccounts extends AccountStore {
  readonly put: (account: GivenAccount) => void;
  readonly get: (id: AccountId) => GivenAccount | undefined;
  readonly byEmail: (email: string) => GivenAccount | undefined;
  /** Sets the password as a write does: sessions and links end. */
  readonly setPassword: (id: AccountId, password: string) => void;
  /** Emits the account whose sessions and password links ended. */
  readonly ended$: Subject<AccountId>;
  /** Emits the account of which only the links sent to its email ended. */
  readonly linksEnded$: Subject<AccountId>;
}

/** The other stores that deleting an account writes to. */
export interface BesideAccounts {
  readonly put: (email: Email) => void;
  readonly all: () => ReadonlyArray<Registry>;
  readonly write: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => void;
  readonly remove: (grId: GrId) => void;
  /** Forgets the registry's earlier events. */
  readonly forgetEvents: (grId: GrId) => void;
  readonly addressOf: (grId: GrId) => O.Option<DeliveryAddress>;
  readonly dropAddress: (grId: GrId) => void;
}

const held = (registry: Registry): HeldRegistry => ({ ...ownRegistryOf(registry), owners: registry.owners.length });

/** No accounts yet. */
export const memoryAccounts = (beside: BesideAccounts): MemoryAccounts => {
  const { put, all, write, remove } = beside;
  const stored = new Map<AccountId, GivenAccount>();
  const [ended$, linksEnded$] = [new Subject<AccountId>(), new Subject<AccountId>()];
  const byEmail = (email: string): GivenAccount | undefined =>
    [...stored.values()].find((account) => sameMailAddress(account.email) === sameMailAddress(email));
  const ownedBy = (id: AccountId): ReadonlyArray<Registry> =>
    all()
      .filter(({ owners }) => owners.includes(id))
      .reverse();
  const stayingOf = ({ owners }: Registry, leaving: AccountId): O.Option<AccountName> =>
    O.map(({ firstName = '', lastName = '' }: GivenAccount) => ({ firstName, lastName }))(
      O.fromNullable(owners.filter((owner) => owner !== leaving).flatMap((owner) => stored.get(owner) ?? [])[0]),
    );
  const leave = (registry: Registry, id: AccountId, { toStaying }: DeletionEmails): void => {
    const { grId, owners } = registry;
    const address = beside.addressOf(grId);
    for (const account of owners) {
      const { email, firstName = '' } = stored.get(account) ?? { email: '' };
      const notice = toStaying({ registry, address })({ account, email: sameMailAddress(email), firstName });
      if (O.isSome(notice)) put(notice.value);
    }
    beside.forgetEvents(grId);
    beside.dropAddress(grId);
    write(grId, decideAccountDeletion(registry, id, stayingOf(registry, id), O.isSome(address)));
  };
  const setPassword = (id: AccountId, password: string): void => {
    const account = stored.get(id);
    if (account !== undefined) stored.set(id, { ...account, password });
    ended$.next(id);
  };
  const isStill = (verified: VerifiedAccount): boolean => stored.get(verified.account)?.password === verified.kept;
  return {
    put: (account) => {
      stored.set(account.id, account);
    },
    get: (id) => stored.get(id),
    byEmail,
    setPassword,
    ended$,
    linksEnded$,
    verify: (email, password) =>
      TE.fromIO(() => {
        const account = byEmail(email);
        return account?.password === password ? O.some({ account: account.id, kept: password }) : O.none;
      }),
    verifyOwn: (id, password) =>
      TE.fromIO(() => (isStill({ account: id, kept: password }) ? O.some({ account: id, kept: password }) : O.none)),
    find: (id) =>
      TE.fromIO(() => {
        const account = stored.get(id);
        if (account === undefined) return O.none;
        const { email, firstName = '', lastName = '', language = 'en' } = account;
        return O.some({
          email: sameMailAddress(email),
          firstName,
          lastName,
          language,
          registries: ownedBy(id).map(held),
        });
      }),
    rename: (id, names) =>
      TE.fromIO(() => {
        const account = stored.get(id);
        if (account !== undefined) stored.set(id, { ...account, ...names });
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
        for (const registry of ownedBy(id).filter(({ grId }) => stays.some((registry) => registry.grId === grId)))
          leave(registry, id, emails);
        stored.delete(id);
        ended$.next(id);
        put(emails.own);
        return E.right(true);
      }),
  };
};

/** Attempts in a Map. */
export const memorySignInFailures = (): SignInFailures => {
  const attempts = new Map<string, ReadonlyArray<Instant>>();
  return {
    take: (limits, now) =>
      TE.fromIO(() => {
        const seconds = Math.max(
          0,
          ...limits.map((limit) => retryAfterSeconds(limit, attempts.get(limit.counter) ?? [], now)),
        );
        if (seconds === 0)
          for (const { counter } of limits) attempts.set(counter, [...(attempts.get(counter) ?? []), now]);
        return seconds;
      }),
    withdraw: (name, at) =>
      TE.fromIO(() => {
        const present = attempts.get(name) ?? [];
        const index = present.indexOf(at);
        attempts.set(
          name,
          present.filter((_, other) => other !== index),
        );
      }),
    forget: (name) =>
      TE.fromIO(() => {
        attempts.delete(name);
      }),
  };
};

interface Draft {
  readonly account: Parameters<AccountDrafts['begin']>[0];
  readonly registry: O.Option<RegistryForm>;
  readonly end: Instant;
  readonly token: string;
}

const draftIdOf = valid(
  (raw: number): O.Option<DraftId> => O.fromPredicate((id: number): id is DraftId => id > 0)(raw),
);

/** Drafts of accounts in a Map. */
export const memoryAccountDrafts = (accounts: MemoryAccounts, emails: MemoryEmails): AccountDrafts => {
  const drafts = new Map<DraftId, Draft>();
  let last = 0;
  return {
    begin: (account, end, registry, emailFor) =>
      TE.fromIO(() => {
        last += 1;
        const id = draftIdOf(last);
        drafts.set(id, { account, registry, end, token: '' });
        const email = emailFor(id);
        if (O.isSome(email)) emails.keep(email.value);
      }),
    arm: (id, token) =>
      TE.fromIO(() => {
        const draft = drafts.get(id);
        if (draft !== undefined) drafts.set(id, { ...draft, token });
        return O.fromNullable(draft?.account.firstName);
      }),
    confirm: (token, password, id, now) =>
      TE.fromIO(() => {
        const open = [...drafts.values()].filter(({ end }) => isLinkValidAt(end, now));
        const sent = open.find((draft) => draft.token === token);
        if (sent === undefined) return { _tag: 'LinkAlreadyUsed' };
        const email = sameMailAddress(sent.account.email);
        const newest = open
          .filter(({ account }) => sameMailAddress(account.email) === email)
          .slice(-MOST_DRAFTS_COMPARED);
        const draft = [sent, ...newest].find(({ account }) => account.password === password);
        if (draft === undefined) return { _tag: 'PasswordWrong' };
        for (const [other, { account }] of [...drafts])
          if (sameMailAddress(account.email) === email) drafts.delete(other);
        if (accounts.byEmail(email) !== undefined) return { _tag: 'LinkAlreadyUsed' };
        accounts.put({ ...draft.account, id });
        return { _tag: 'Confirmed', verified: { account: id, kept: password }, email, registry: draft.registry };
      }),
  };
};

/** Links to reset a password, in a Map. */
export const memoryPasswordResets = (accounts: MemoryAccounts, emails: MemoryEmails): PasswordResets => {
  const links = new Map<LinkToken, { readonly account: AccountId; readonly end: Instant }>();
  merge(accounts.ended$, accounts.linksEnded$).subscribe((id) => {
    for (const [token, { account }] of [...links]) if (account === id) links.delete(token);
  });
  return {
    keep: (account, token, end) =>
      TE.fromIO(() => {
        links.set(token, { account, end });
      }),
    use: (token, password, now, emailFor) =>
      TE.fromIO(() => {
        const link = links.get(token);
        const account = link === undefined ? undefined : accounts.get(link.account);
        if (link === undefined || account === undefined || !isLinkValidAt(link.end, now)) return O.none;
        accounts.setPassword(link.account, password);
        const email = sameMailAddress(account.email);
        emails.keep(emailFor({ email, firstName: account.firstName ?? '' }));
        return O.some({ account: link.account, email });
      }),
  };
};

const changeIdOf = valid(
  (raw: number): O.Option<EmailChangeId> => O.fromPredicate((id: number): id is EmailChangeId => id > 0)(raw),
);

/** Changes of an account's email, in a Map. */
export const memoryEmailChanges = (accounts: MemoryAccounts, emails: MemoryEmails): EmailChanges => {
  interface Change {
    readonly account: AccountId;
    readonly email: string;
    readonly end: Instant;
    readonly token?: LinkToken;
  }
  const changes = new Map<EmailChangeId, Change>();
  let last = 0;
  merge(accounts.ended$, accounts.linksEnded$).subscribe((id) => {
    for (const [change, { account }] of [...changes]) if (account === id) changes.delete(change);
  });
  return {
    begin: (account, email, end, emailsFor) =>
      TE.fromIO(() => {
        last += 1;
        const id = changeIdOf(last);
        changes.set(id, { account, email, end });
        emailsFor(id).forEach(emails.keep);
      }),
    arm: (id, token) =>
      TE.fromIO(() => {
        const change = changes.get(id);
        if (change === undefined) return O.none;
        changes.set(id, { ...change, token });
        return O.some(accounts.get(change.account)?.firstName ?? '');
      }),
    use: (token, now, emailFor) =>
      TE.fromIO(() => {
        const change = [...changes.values()].find((each) => each.token === token);
        const account = change && accounts.get(change.account);
        if (change === undefined || account === undefined || !isLinkValidAt(change.end, now)) return O.none;
        if (accounts.byEmail(change.email) !== undefined) return O.none;
        accounts.put({ ...account, email: change.email });
        accounts.linksEnded$.next(change.account);
        emails.keep(emailFor({ email: account.email, firstName: account.firstName ?? '' }, change.email));
        return O.some(change.email);
      }),
  };
};
