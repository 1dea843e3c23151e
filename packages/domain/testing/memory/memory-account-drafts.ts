import {
  type AccountDrafts,
  type AccountId,
  type DraftId,
  type Instant,
  isOpenAt,
  type LinkToken,
  type NewAccount,
  type PasswordResets,
  sameMailAddress,
} from '@gift-registry/domain';
import { option as O, taskEither as TE } from 'fp-ts';
import type { MemoryAccounts } from './memory-accounts.ts';
import type { MemoryLetters } from './memory-letters.ts';
import { valid } from './valid.ts';

interface Draft {
  readonly account: NewAccount;
  readonly end: Instant;
  readonly token: string;
}

const draftIdOf = valid(
  (raw: number): O.Option<DraftId> => O.fromPredicate((id: number): id is DraftId => id > 0)(raw),
);

/** Accounts that wait, in memory; none yet. */
export const memoryAccountDrafts = (accounts: MemoryAccounts, letters: MemoryLetters): AccountDrafts => {
  const kept = new Map<DraftId, Draft>();
  let last = 0;
  return {
    begin: (account, end, letterFor) =>
      TE.fromIO(() => {
        last += 1;
        const id = draftIdOf(last);
        kept.set(id, { account, end, token: '' });
        letters.keep(letterFor(id));
      }),
    arm: (id, token) =>
      TE.fromIO(() => {
        const draft = kept.get(id);
        if (draft !== undefined) kept.set(id, { ...draft, token });
        return draft !== undefined;
      }),
    confirm: (token, password, id, now) =>
      TE.fromIO(() => {
        const draft = [...kept.values()].find((one) => one.token === token && isOpenAt(one.end, now));
        if (draft === undefined) return { _tag: 'LinkSpent' };
        if (draft.account.password !== password) return { _tag: 'PasswordWrong' };
        const { email } = draft.account;
        for (const [other, { account }] of [...kept])
          if (sameMailAddress(account.email) === sameMailAddress(email)) kept.delete(other);
        if (accounts.byEmail(email) !== undefined) return { _tag: 'LinkSpent' };
        accounts.put({ ...draft.account, id });
        return { _tag: 'Confirmed', verified: { account: id, kept: password } };
      }),
  };
};

/** Links to a new password, in memory; none yet. */
export const memoryPasswordResets = (accounts: MemoryAccounts, letters: MemoryLetters): PasswordResets => {
  const kept = new Map<LinkToken, { readonly account: AccountId; readonly end: Instant }>();
  accounts.ended$.subscribe((id) => {
    for (const [token, { account }] of [...kept]) if (account === id) kept.delete(token);
  });
  return {
    keep: (account, token, end) =>
      TE.fromIO(() => {
        kept.set(token, { account, end });
      }),
    use: (token, password, now, letterFor) =>
      TE.fromIO(() => {
        const link = kept.get(token);
        const account = link === undefined ? undefined : accounts.get(link.account);
        if (link === undefined || account === undefined || !isOpenAt(link.end, now)) return false;
        accounts.setPassword(link.account, password);
        letters.keep(letterFor({ email: sameMailAddress(account.email), firstName: account.firstName ?? '' }));
        return true;
      }),
  };
};
