import {
  type AccountId,
  type Email,
  type GrId,
  type Invitation,
  type InvitationStore,
  isLinkValidAt,
  type LinkAlreadyUsed,
  type RegistryOwner,
  type SignInNeeded,
} from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import type { MemoryRegistries } from './memory-registries.ts';

const USED: LinkAlreadyUsed = { _tag: 'LinkAlreadyUsed' };
const SIGN_IN_NEEDED: SignInNeeded = { _tag: 'SignInNeeded' };

/** Invitations in a Map. */
export const memoryInvitations = (
  registries: MemoryRegistries,
  emails: { readonly keep: (email: Email) => void },
  isThere: (account: AccountId) => boolean,
  ownerOf: (account: AccountId) => O.Option<RegistryOwner>,
): InvitationStore => {
  const stored = new Map<GrId, { readonly invitation: Invitation; readonly token: string }>();
  const opened = (token: string, now: string): GrId | undefined =>
    [...stored].find(([, one]) => one.token === token && one.invitation.end > now)?.[0];
  return {
    pending: (grId, now) =>
      TE.fromIO(() => {
        const invitation = stored.get(grId)?.invitation;
        return invitation !== undefined && isLinkValidAt(invitation.end, now) ? O.some(invitation) : O.none;
      }),
    offer: (by, grId, now, decide) => () => {
      if (!isThere(by)) return Promise.resolve(E.left(SIGN_IN_NEEDED));
      const invitation = stored.get(grId)?.invitation;
      const pending = invitation !== undefined && isLinkValidAt(invitation.end, now) ? O.some(invitation) : O.none;
      const decided = decide(O.fromNullable(registries.get(grId)), pending);
      if (E.isLeft(decided)) return Promise.resolve(decided);
      stored.set(grId, { invitation: decided.right.invitation, token: '' });
      emails.keep(decided.right.email);
      return Promise.resolve(E.right(undefined));
    },
    revoke: (grId) =>
      TE.fromIO(() => {
        stored.delete(grId);
      }),
    arm: (grId, email, token) =>
      TE.fromIO(() => {
        const entry = stored.get(grId);
        if (entry?.invitation.email !== email) return false;
        stored.set(grId, { ...entry, token });
        return true;
      }),
    markUndelivered: (grId, email) =>
      TE.fromIO(() => {
        const entry = stored.get(grId);
        if (entry?.invitation.email === email)
          stored.set(grId, { ...entry, invitation: { ...entry.invitation, isUndelivered: true } });
      }),
    find: (token, now) => TE.fromIO(() => O.fromNullable(opened(token, now))),
    accept: (account, token, now, decide) => async () => {
      if (!isThere(account)) return E.left(SIGN_IN_NEEDED);
      const grId = opened(token, now);
      if (grId === undefined) return E.left(USED);
      const owners = registries.get(grId)?.owners ?? [];
      const decided = decide(O.fromNullable(registries.get(grId)));
      if (E.isLeft(decided)) return decided;
      const { facts, emailTo } = decided.right;
      const done = await registries.change(grId, [], () => E.right(facts))();
      if (E.isRight(done) && done.right.facts.length > 0) {
        stored.delete(grId);
        for (const email of RA.compact(owners.map((owner) => O.chain(emailTo)(ownerOf(owner))))) emails.keep(email);
      }
      return E.map((event: Extract<typeof done, { _tag: 'Right' }>['right']) => ({ grId, event }))(done);
    },
  };
};
