import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { authorize, type RegistryAction } from '../account/index.ts';
import { type CalendarDay, today } from '../calendar/index.ts';
import {
  type Idempotency,
  type IdempotencyKey,
  type IdempotentOperation,
  idempotencyOf,
} from '../idempotency/index.ts';
import { type AccountId, type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import { giftChangeEmails } from '../placed-order/index.ts';
import type {
  Checklists,
  Dependencies,
  GiverEmails,
  Invitations,
  ItemUnknown,
  ListRefusal,
  OwnerRefusal,
  Person,
  Photos,
  Registries,
  RegistryNotFound,
  Settings,
  Thanks,
  Unavailable,
} from '../ports/index.ts';
import {
  asOwnersSee,
  hasHiddenGifts,
  patchFor,
  type Registry,
  type RegistryAccess,
  type RegistryEvent,
  type RegistryExcerpt,
  type RegistryFact,
  type RegistryPatch,
  type VersionedAccess,
  type VisibleRegistry,
  visibleTo,
} from '../registry/index.ts';
import { ownWords } from './own-words.service.ts';

/** The names of the owners' commands, for the log and for keys. */
export type OwnerCommand =
  | keyof Settings
  | keyof Checklists
  | keyof Thanks
  | keyof Photos
  | Extract<keyof Invitations, 'coRegistrant' | 'invite' | 'revokeInvitation'>
  | Extract<
      keyof Registries,
      | 'changeWantedQuantity'
      | 'addItems'
      | 'removeItem'
      | 'replaceItem'
      | 'changeMostLoved'
      | 'changeGroupGift'
      | 'nameFund'
      | 'updateItem'
    >;

const NOT_FOUND: RegistryNotFound = { _tag: 'RegistryNotFound' };

/** The registry if the person may see it, otherwise `RegistryNotFound`. */
export const requireVisible =
  (person: Person) =>
  <Its extends RegistryAccess>(found: O.Option<Its>): E.Either<RegistryNotFound, VisibleRegistry<Its>> =>
    F.pipe(
      visibleTo(person)(found),
      E.fromOption(() => NOT_FOUND),
    );

/** The refusal of an item this person does not see. */
export const ITEM_UNKNOWN: ItemUnknown = { _tag: 'ItemUnknown' };

/** A predicate for the item with that identity. */
export const hasIdentity =
  (identity: ItemIdentity) =>
  (item: RegistryItem): boolean =>
    isSameIdentity(item.identity, identity);

/** The item, if the person sees it and may perform the action; an item they may not see is refused as unknown. */
export const itemFor =
  (action: RegistryAction, identity: ItemIdentity) =>
  (seen: VisibleRegistry): E.Either<OwnerRefusal, RegistryItem> =>
    F.pipe(
      seen.registry.items.filter(isVisibleTo(seen.role)).find(hasIdentity(identity)),
      E.fromNullable<OwnerRefusal>(ITEM_UNKNOWN),
      E.chainFirstW(() => authorize(action)(seen)),
    );

/** A fact by which owners take an item away, or want fewer of it. */
type ListChange = Extract<RegistryFact, { readonly keepsHidden?: true }>;

const listChanges: Readonly<Record<ListChange['_tag'], true>> = {
  WantedChanged: true,
  Removed: true,
  Replaced: true,
  GroupGiftStopped: true,
};

const isListChange = (fact: RegistryFact): fact is ListChange => Object.hasOwn(listChanges, fact._tag);

/** The fact as it is kept: what is hidden of its items stays with them. */
const keepingHidden =
  (registry: Registry, day: CalendarDay) =>
  (fact: RegistryFact): RegistryFact => {
    const isHidden = (identity: ItemIdentity): boolean =>
      registry.items.filter(hasIdentity(identity)).some((item) => hasHiddenGifts(registry, day, item));
    if (!isListChange(fact)) return fact;
    return isHidden(fact._tag === 'Replaced' ? fact.existing : fact.identity) ? { ...fact, keepsHidden: true } : fact;
  };

/**
 * Decides about items by what owners see of them (SURP-01): what is hidden changes no answer. What was given meanwhile
 * stays with its item, and is settled on the day.
 */
export const decideAsOwnersSee =
  (day: CalendarDay) =>
  <R, A extends { readonly facts: ReadonlyArray<RegistryFact> }>(decide: (seen: VisibleRegistry) => E.Either<R, A>) =>
  (seen: VisibleRegistry): E.Either<R, A> =>
    F.pipe(
      decide({ ...seen, registry: asOwnersSee(seen.registry, day) }),
      E.map((decided) => ({ ...decided, facts: decided.facts.map(keepingHidden(seen.registry, day)) })),
    );

const isDenied = (reason: string): boolean =>
  reason === 'SignInNeeded' || reason === 'NotOwner' || reason === 'RegistryNotFound';

/** The common steps of owners' commands (AUTH-03): authorizing, answering, and logging denied calls (ANA-02). */
export const ownerCommands = (
  { sites, registries, log, clock }: Pick<Dependencies, 'sites' | 'registries' | 'log' | 'clock'>,
  person: Person,
) => {
  const enter = (grId: GrId): TE.TaskEither<RegistryNotFound | Unavailable, VisibleRegistry<VersionedAccess>> =>
    F.pipe(registries.access(grId), TE.chainEitherKW(requireVisible(person)));

  const find = (grId: GrId): TE.TaskEither<RegistryNotFound | Unavailable, VisibleRegistry> =>
    F.pipe(
      enter(grId),
      TE.chainW(() => registries.find(grId)),
      TE.chainEitherKW(requireVisible(person)),
    );

  /** The registry with the named items, as this person sees it. */
  const findNamed = (
    grId: GrId,
    identities: ReadonlyArray<ItemIdentity>,
  ): TE.TaskEither<RegistryNotFound | Unavailable, VisibleRegistry<RegistryExcerpt>> =>
    F.pipe(registries.findNamed(grId, identities), TE.chainEitherKW(requireVisible(person)));

  const words = ownWords(person.site);
  /** The patch of the write for an owner, who sees all items. */
  const patchOf = (registry: RegistryExcerpt, event: RegistryEvent): RegistryPatch =>
    patchFor(
      registry,
      { role: 'registrant', viewing: 'own', site: person.site, words, origin: person.origin, today: today(clock) },
      event,
      registry.counts,
    );

  const giverEmails: GiverEmails = (facts, gifts) => giftChangeEmails(facts, gifts, sites, person.origin);

  /** Stores the decided facts, and returns the event and the resulting registry with the named items. */
  const commit = <R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    decide: (seen: VisibleRegistry) => E.Either<R, ReadonlyArray<RegistryFact>>,
  ): TE.TaskEither<
    R | RegistryNotFound | Unavailable,
    { readonly event: RegistryEvent; readonly registry: RegistryExcerpt }
  > =>
    F.pipe(
      registries.change(grId, touching, F.flow(requireVisible(person), E.chainW(decide)), giverEmails),
      TE.bindTo('event'),
      TE.bindW('registry', () =>
        F.pipe(
          findNamed(grId, touching),
          TE.map(({ registry }) => registry),
        ),
      ),
    );

  return {
    /** The registry's access data, without its items, if this person may see it (ROUTE-17). */
    enter,
    /** The operation under the owner's key; two requests with the same terms are the same action. */
    idempotencyFor: <Answer>(
      operation: IdempotentOperation<Answer>,
      account: AccountId,
      key: O.Option<IdempotencyKey>,
      terms: ReadonlyArray<string>,
    ): O.Option<Idempotency<Answer>> =>
      O.map(idempotencyOf(operation, `${operation.name} ${person.site.id} ${account}`, terms))(key),
    /** The registry as this person sees it; a missing registry is reported before any items are read (ROUTE-17). */
    find,
    findNamed,
    patchOf,
    /** Requires a signed-in person who may see the registry, and logs denied calls. */
    authorizeOwner: <R extends { readonly _tag: string }, A>(
      call: OwnerCommand,
      grId: GrId,
      action: (account: AccountId, access: VisibleRegistry<RegistryAccess>) => TE.TaskEither<R, A>,
    ): TE.TaskEither<R | ListRefusal | Unavailable, A> =>
      F.pipe(
        person.account,
        TE.fromOption((): ListRefusal => ({ _tag: 'SignInNeeded' })),
        TE.bindTo('account'),
        TE.bindW('access', () => enter(grId)),
        TE.chainW(({ account, access }) => action(account, access)),
        TE.orElseFirstIOK(({ _tag: reason }: R | ListRefusal | Unavailable) =>
          isDenied(reason)
            ? log.write({ level: 'warning', tag: 'owner-command.denied', data: { call, grId, reason } })
            : () => undefined,
        ),
      ),
    /** Decides as `decideAsOwnersSee` does, for today. */
    asSeen: <R, A extends { readonly facts: ReadonlyArray<RegistryFact> }>(
      decide: (seen: VisibleRegistry) => E.Either<R, A>,
    ): ((seen: VisibleRegistry) => E.Either<R, A>) => decideAsOwnersSee(today(clock))(decide),
    /** Decides about items as `decideAsOwnersSee` does and stores the facts as `commit` does. */
    commitItems: <R>(
      grId: GrId,
      touching: ReadonlyArray<ItemIdentity>,
      decide: (seen: VisibleRegistry) => E.Either<R, ReadonlyArray<RegistryFact>>,
    ) =>
      commit(grId, touching, (seen: VisibleRegistry) =>
        F.pipe(
          seen,
          decideAsOwnersSee(today(clock))(
            F.flow(
              decide,
              E.map((facts) => ({ facts })),
            ),
          ),
          E.map(({ facts }) => facts),
        ),
      ),
    /** The registry as its owners see it today. */
    asOwnersSee: <Its extends Registry>(registry: Its): Its => asOwnersSee(registry, today(clock)),
    commit,
    giverEmails,
  };
};
