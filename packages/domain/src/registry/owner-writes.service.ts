import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { today } from '../calendar/index.ts';
import type { AccountId, GrId, ItemIdentity } from '../identity/index.ts';
import { fingerprintOf, type IdempotencyKey, type KeyRefusal, type Idempotency } from '../idempotency/index.ts';
import type { ListRefusal, Person, RegistryNotFound, Unavailable, World } from '../ports/index.ts';
import type { OwnerCall } from './owner-call.service.ts';
import { patchFor } from './patch-for.ts';
import type { Registry, RegistryDoor } from './registry.ts';
import type { RegistryEvent, RegistryFact } from './registry-fact.ts';
import type { RegistryPatch } from './registry-view.ts';
import { type Seen, seenBy } from './seen-by.ts';

const NOT_FOUND: RegistryNotFound = { _tag: 'RegistryNotFound' };

/** The registry as the person sees it, or what is said of one that is not there. */
export const seenOr404 =
  (person: Person) =>
  <Its extends RegistryDoor>(found: O.Option<Its>): E.Either<RegistryNotFound, Seen<Its>> =>
    F.pipe(
      seenBy(person)(found),
      E.fromOption(() => NOT_FOUND),
    );

const isDenied = (reason: string): boolean =>
  reason === 'SignInNeeded' || reason === 'NotOwner' || reason === 'RegistryNotFound';

/** What an owner's writes have in common (AUTH-03): who is let in, what is answered, and what is logged when somebody is not (ANA-02). */
export const ownerWrites = (
  { registries, log, clock }: Pick<World, 'registries' | 'log' | 'clock'>,
  person: Person,
) => {
  const enter = (grId: GrId): TE.TaskEither<RegistryNotFound | Unavailable, Seen<RegistryDoor>> =>
    F.pipe(registries.door(grId), TE.chainEitherKW(seenOr404(person)));

  const find = (grId: GrId): TE.TaskEither<RegistryNotFound | Unavailable, Seen> =>
    F.pipe(
      enter(grId),
      TE.chainW(() => registries.find(grId)),
      TE.chainEitherKW(seenOr404(person)),
    );

  const patchOf = (registry: Registry, event: RegistryEvent): RegistryPatch =>
    patchFor(
      registry,
      { role: 'registrant', viewing: 'own', site: person.site, origin: person.origin, today: today(clock.now()) },
      event,
    );

  return {
    /** The action under the owner's key: the same when these words are the same. */
    idempotencyFor: (
      call: OwnerCall,
      account: AccountId,
      key: O.Option<IdempotencyKey>,
      words: ReadonlyArray<string>,
    ): O.Option<Idempotency> =>
      F.pipe(
        key,
        O.map((given) => ({
          scope: `${call} ${person.site.id} ${account}`,
          key: given,
          fingerprint: fingerprintOf(words),
        })),
      ),
    /** The registry as this person sees it; whether there is one is told before its items are read (ROUTE-17). */
    find,
    patchOf,
    /** Lets in who is signed in and sees the registry, and logs who is denied. */
    letIn: <R extends { readonly _tag: string }, A>(
      call: OwnerCall,
      grId: GrId,
      action: (account: AccountId, door: Seen<RegistryDoor>) => TE.TaskEither<R, A>,
    ): TE.TaskEither<R | ListRefusal | Unavailable, A> =>
      F.pipe(
        person.account,
        TE.fromOption((): ListRefusal => ({ _tag: 'SignInNeeded' })),
        TE.bindTo('account'),
        TE.bindW('door', () => enter(grId)),
        TE.chainW(({ account, door }) => action(account, door)),
        TE.orElseFirstIOK(({ _tag: reason }: R | ListRefusal | Unavailable) =>
          isDenied(reason)
            ? log.write({ level: 'warning', tag: 'owner-write-denied', data: { call, grId, reason } })
            : () => undefined,
        ),
      ),
    /** Keeps what is decided, and answers the registry as it is afterwards with what happened. */
    keep: <R>(
      grId: GrId,
      touching: ReadonlyArray<ItemIdentity>,
      decide: (seen: Seen) => E.Either<R, ReadonlyArray<RegistryFact>>,
    ): TE.TaskEither<
      R | RegistryNotFound | Unavailable,
      { readonly event: RegistryEvent; readonly registry: Registry }
    > =>
      F.pipe(
        registries.change(grId, touching, F.flow(seenOr404(person), E.chainW(decide))),
        TE.bindTo('event'),
        TE.bindW('registry', () =>
          F.pipe(
            find(grId),
            TE.map(({ registry }) => registry),
          ),
        ),
      ),
  };
};

/** Said of a key under which another kind of action was done. */
export const IDEMPOTENCY_KEY_REUSED: KeyRefusal = { _tag: 'IdempotencyKeyReused' };
