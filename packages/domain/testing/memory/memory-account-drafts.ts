import {
  type AccountDrafts,
  type AccountId,
  DRAFTS_LOOKED_AT,
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
import type { MemoryEmails } from './memory-emails.ts';
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
export const memoryAccountDrafts = (accounts: MemoryAccounts, emails: MemoryEmails): AccountDrafts => {
  const kept = new Map<DraftId, Draft>();
  let last = 0;
  return {
    begin: (account, end, emailFor) =>
      TE.fromIO(() => {
        last += 1;
        const id = draftIdOf(last);
        kept.set(id, { account, end, token: '' });
        const email = emailFor(id);
        if (O.isSome(email)) emails.keep(email.value);
      }),
    arm: (id, token) =>
      TE.fromIO(() => {
        const draft = kept.get(id);
        if (draft !== undefined) kept.set(id, { ...draft, token });
        return draft !== undefined;
      }),
    confirm: (token, password, id, now) =>
      TE.fromIO(() => {
        const open = [...kept.values()].filter(({ end }) => isOpenAt(end, now));
        const sent = open.find((one) => one.token === token);
        if (sent === undefined) return { _tag: 'LinkAlreadyUsed' };
        const email = sameMailAddress(sent.account.email);
        const newest = open.filter(({ account }) => sameMailAddress(account.email) === email).slice(-DRAFTS_LOOKED_AT);
        const draft = [sent, ...newest].find(({ account }) => account.password === password);
        if (draft === undefined) return { _tag: 'PasswordWrong' };
        for (const [other, { account }] of [...kept]) if (sameMailAddress(account.email) === email) kept.delete(other);
        if (accounts.byEmail(email) !== undefined) return { _tag: 'LinkAlreadyUsed' };
        accounts.put({ ...draft.account, id });
        return { _tag: 'Confirmed', verified: { account: id, kept: password }, email };
      }),
  };
};

/** Links to a new password, in memory; none yet. */
export const memoryPasswordResets = (accounts: MemoryAccounts, emails: MemoryEmails): PasswordResets => {
  const kept = new Map<LinkToken, { readonly account: AccountId; readonly end: Instant }>();
  accounts.ended$.subscribe((id) => {
    for (const [token, { account }] of [...kept]) if (account === id) kept.delete(token);
  });
  return {
    keep: (account, token, end) =>
      TE.fromIO(() => {
        kept.set(token, { account, end });
      }),
    use: (token, password, now, emailFor) =>
      TE.fromIO(() => {
        const link = kept.get(token);
        const account = link === undefined ? undefined : accounts.get(link.account);
        if (link === undefined || account === undefined || !isOpenAt(link.end, now)) return O.none;
        accounts.setPassword(link.account, password);
        const email = sameMailAddress(account.email);
        emails.keep(emailFor({ email, firstName: account.firstName ?? '' }));
        return O.some({ account: link.account, email });
      }),
  };
};
