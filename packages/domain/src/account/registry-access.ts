/*
 * [AUTH-03] [ROUTE-17] Who may do what with a registry: whoever sees it may give, only its owners keep it. A registry that a person may not see
 * is to that person one that does not exist, and is refused in the same words.
 *
 * Laws:
 * - an owner may do everything, however visible the registry is
 * - nobody but an owner may manage
 * - who may not see may do nothing
 * - what is private is seen by its owners alone; what is visible by link also by those who have the link; what is findable by everyone
 * - the refusal of what may not be seen is the one of what does not exist
 *
 * @example permit('manage', 'Findable', 'stranger') // => E.left({ _tag: 'NotOwner' })
 */
import { either as E } from 'fp-ts';

/** What can be done with a registry: see it with one's own or with a guest's eyes, give something from it, keep it. */
export type AccessLevel = 'see' | 'give' | 'manage';

/** How a person stands towards a registry: one of its owners, someone who came by its link, or anyone else. */
export type Relationship = 'owner' | 'linkHolder' | 'stranger';

/** How visible a registry is. */
type Visible = 'Findable' | 'LinkOnly' | 'Private';

const everything: ReadonlyArray<AccessLevel> = ['see', 'give', 'manage'];
const guest: ReadonlyArray<AccessLevel> = ['see', 'give'];
const nothing: ReadonlyArray<AccessLevel> = [];

/** How to read: towards a registry so visible (row), whoever stands so (column) may do the actions named. */
const permitted: Readonly<Record<Visible, Readonly<Record<Relationship, ReadonlyArray<AccessLevel>>>>> = {
  Findable: { owner: everything, linkHolder: guest, stranger: guest },
  LinkOnly: { owner: everything, linkHolder: guest, stranger: nothing },
  Private: { owner: everything, linkHolder: nothing, stranger: nothing },
};

/** Why an action is refused: there is nothing to do it with, as far as this person knows, or it is an owner's. */
export type AccessRefusal = { readonly _tag: 'RegistryNotFound' } | { readonly _tag: 'NotOwner' };

/** Allows an action or says why not. */
export const permit = (
  action: AccessLevel,
  visible: Visible,
  relationship: Relationship,
): E.Either<AccessRefusal, AccessLevel> => {
  const actions = permitted[visible][relationship];
  if (!actions.includes('see')) return E.left({ _tag: 'RegistryNotFound' });
  return actions.includes(action) ? E.right(action) : E.left({ _tag: 'NotOwner' });
};

/** Whether the person sees the registry at all. */
export const canSee = (visible: Visible, relationship: Relationship): boolean =>
  E.isRight(permit('see', visible, relationship));
