import {
  type AccountId,
  applyEvent,
  applyFactWith,
  type ChecklistKey,
  type ChecklistTicks,
  type Clock,
  type CreatedRegistry,
  catchUp,
  type DeliveryAddress,
  type DirectoryStore,
  type Email,
  type FilledFund,
  filledFunds,
  findRegistries,
  type GiverEmails,
  type GrId,
  type ItemIdentity,
  identityKey,
  isHiddenFromOwners,
  isSettled,
  itemsLeaving,
  type NewRegistry,
  type NumberTaken,
  type OwnRegistry,
  ownersEvent,
  ownersRevisionOf,
  type Registry,
  type RegistryEvent,
  type RegistryExcerpt,
  type RegistryFact,
  type RegistryItem,
  type RegistryStore,
  type Revision,
  type SignInNeeded,
  sectionCounts,
  setAsideOf,
  tickByHand,
  today,
  type UnshippedGift,
  wantedAtLeastOnce,
} from '@gift-registry/domain';
import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { NEVER, Subject } from 'rxjs';
import { revisionOf, writtenAfter } from '../arbitrary/literal.ts';
import type { MemoryCatalogue } from './memory-catalogue.ts';
import type { MemoryKeys } from './memory-keys.ts';

/** A write, and the revision that owners saw before it. */
interface StoredEvent {
  readonly event: RegistryEvent;
  readonly ownersBefore: Revision;
}

interface Stored {
  readonly registry: Registry;
  readonly events: ReadonlyArray<StoredEvent>;
}

/** Registries in a Map; writes run one after the other. */
export interface MemoryRegistries extends RegistryStore {
  /** Stores the registry; each item wants at least 1 (ITEM-01). */
  readonly put: (registry: NewRegistry) => void;
  readonly get: (grId: GrId) => Registry | undefined;
  readonly all: () => ReadonlyArray<Registry>;
  /** Whether there is, or ever was, a registry of that number. */
  readonly hasExisted: (grId: GrId) => boolean;
  /** Everything that happened to the registry, oldest first. */
  readonly facts: (grId: GrId) => ReadonlyArray<RegistryFact>;
  /** The funds that each of these facts filled. */
  readonly filledFunds: (grId: GrId) => ReadonlyArray<ReadonlyArray<FilledFund>>;
  /** Writes the facts, if any, and notifies watchers; the event as owners read it, `none` when the registry does not exist. */
  readonly write: (grId: GrId, facts: ReadonlyArray<RegistryFact>) => O.Option<RegistryEvent>;
  /** Deletes the registry; its facts stay. */
  readonly remove: (grId: GrId) => void;
  /** Forgets the events, as a database does after a while. */
  readonly forgetEvents: (grId: GrId) => void;
}

const accessOf = ({ grId, version, market, visibility, owners, isPaused }: Registry) => ({
  isPaused,
  grId,
  version,
  market,
  visibility,
  owners,
});

/** What an account sees of its own registry. */
export const ownRegistryOf = ({
  grId,
  eventType,
  eventDate,
  isPaused,
  primaryFirstName,
  secondaryFirstName,
}: Registry): OwnRegistry => ({ grId, eventType, eventDate, isPaused, primaryFirstName, secondaryFirstName });

const revisionKey = ({ version, revisionId }: Revision): string => `${version} ${revisionId}`;

const nothingHappened = ({ version, revisionId }: Revision): RegistryEvent => ({
  version,
  revisionId,
  baseRevisionId: revisionId,
  facts: [],
});

/** What was bought and not shipped, and the queue of emails to those who bought it. */
export interface Givers {
  readonly unshipped: (grId: GrId, identities: ReadonlyArray<ItemIdentity> | 'all') => ReadonlyArray<UnshippedGift>;
  readonly put: (email: Email) => void;
}

/** An empty store; new items are of the catalogue's products. */
export const memoryRegistries = (
  keys: MemoryKeys,
  catalogue: Pick<MemoryCatalogue, 'get' | 'version'>,
  givers: Givers,
  clock: Clock,
): MemoryRegistries => {
  const stored = new Map<GrId, Stored>();
  const factsByRegistry = new Map<GrId, ReadonlyArray<RegistryFact>>();
  const filledByRegistry = new Map<GrId, ReadonlyArray<ReadonlyArray<FilledFund>>>();
  const numbers = new Set<GrId>();
  const written$ = new Subject<GrId>();
  let writes = 0;
  let puts = 0;
  const all = () => [...stored.values()].map(({ registry }) => registry);

  const skusOf = (fact: RegistryFact): ReadonlyArray<ItemIdentity['sku']> => {
    if (fact._tag === 'Added') return [fact.identity.sku];
    return fact._tag === 'Replaced' ? [fact.replacement.sku] : [];
  };

  /** The event that the facts make of the registry, and the registry after it; without facts it stays as it is. */
  const after = (
    registry: Registry,
    facts: ReadonlyArray<RegistryFact>,
  ): Stored & { readonly event: RegistryEvent } => {
    const events = stored.get(registry.grId)?.events ?? [];
    if (facts.length === 0) return { registry, events, event: nothingHappened(registry) };
    const isHidden = isHiddenFromOwners(registry, today(clock), facts);
    const event = { ...writtenAfter(registry), facts, ...(isHidden ? { isHidden } : {}) };
    const products = catalogue.get(registry.market, facts.flatMap(skusOf));
    return {
      registry: applyEvent(registry, event, products),
      events: [...events, { event, ownersBefore: ownersRevisionOf(registry) }],
      event,
    };
  };

  /** The funds that each of the facts fills. */
  const filledIn = (
    registry: Registry,
    facts: ReadonlyArray<RegistryFact>,
  ): ReadonlyArray<ReadonlyArray<FilledFund>> => {
    const apply = applyFactWith(catalogue.get(registry.market, facts.flatMap(skusOf)));
    let now = registry;
    return facts.map((fact) => {
      const before = now;
      now = apply(before, fact);
      return filledFunds(before, now, fact);
    });
  };

  const store = ({ registry, events, event }: ReturnType<typeof after>): void => {
    if (event.facts.length === 0) return;
    const { grId } = registry;
    const before = stored.get(grId)?.registry;
    if (before !== undefined)
      filledByRegistry.set(grId, [...(filledByRegistry.get(grId) ?? []), ...filledIn(before, event.facts)]);
    writes += 1;
    stored.set(grId, { registry, events });
    factsByRegistry.set(grId, [...(factsByRegistry.get(grId) ?? []), ...event.facts]);
    written$.next(grId);
  };

  const notify = (grId: GrId, facts: ReadonlyArray<RegistryFact>, giverEmails: GiverEmails): void =>
    giverEmails(facts, givers.unshipped(grId, itemsLeaving(facts))).forEach(givers.put);

  /** The event as owners read it. */
  const toOwners = (before: Registry, event: RegistryEvent): RegistryEvent =>
    O.getOrElse(() => nothingHappened(ownersRevisionOf(before)))(ownersEvent(ownersRevisionOf(before), event));

  const only = (registry: Registry, touching: ReadonlyArray<ItemIdentity>): Registry => {
    const touched = new Set(touching.map(identityKey));
    const isRead = ({ identity }: RegistryItem): boolean =>
      touched.has(identityKey(identity)) ||
      isSettled(registry, identity) ||
      setAsideOf(registry.setAside, identity) !== undefined;
    return { ...registry, items: registry.items.filter(isRead) };
  };

  const named = (registry: Registry | undefined, touching: ReadonlyArray<ItemIdentity>): O.Option<Registry> =>
    registry === undefined ? O.none : O.some(only(registry, touching));

  const excerpt = (registry: Registry, identities: ReadonlyArray<ItemIdentity>): RegistryExcerpt => ({
    ...only(registry, identities),
    counts: sectionCounts(registry.items),
  });

  return {
    put: (registry) => {
      writes += 1;
      puts += 1;
      numbers.add(registry.grId);
      const items = registry.items.map((item) => ({ ...item, wanted: wantedAtLeastOnce(item.wanted) }));
      stored.set(registry.grId, { registry: { ...revisionOf(registry.version), ...registry, items }, events: [] });
    },
    get: (grId) => stored.get(grId)?.registry,
    all,
    hasExisted: (grId) => numbers.has(grId),
    facts: (grId) => factsByRegistry.get(grId) ?? [],
    filledFunds: (grId) => filledByRegistry.get(grId) ?? [],
    write: (grId, facts) => {
      const present = stored.get(grId)?.registry;
      if (present === undefined) return O.none;
      const written = after(present, facts);
      store(written);
      return O.some(toOwners(present, written.event));
    },
    remove: (grId) => {
      stored.delete(grId);
      written$.next(grId);
    },
    forgetEvents: (grId) => {
      const present = stored.get(grId);
      if (present !== undefined) stored.set(grId, { ...present, events: [] });
    },
    access: (grId) =>
      TE.fromIO(() =>
        F.pipe(
          O.fromNullable(stored.get(grId)?.registry),
          O.map((registry) => ({
            ...accessOf(registry),
            contentVersion: `${grId} ${writes} ${catalogue.version()}`,
            ownersContentVersion: `${grId} ${puts} ${revisionKey(ownersRevisionOf(registry))} ${catalogue.version()}`,
          })),
        ),
      ),
    find: (grId) => TE.fromIO(() => O.fromNullable(stored.get(grId)?.registry)),
    findNamed: (grId, identities) =>
      TE.fromIO(() =>
        F.pipe(
          O.fromNullable(stored.get(grId)?.registry),
          O.map((registry) => excerpt(registry, identities)),
        ),
      ),
    change: (grId, touching, decide, giverEmails) => () => {
      const registry = stored.get(grId)?.registry;
      const decided = decide(named(registry, touching));
      if (E.isLeft(decided)) return Promise.resolve(decided);
      if (registry === undefined) return Promise.resolve(E.left({ _tag: 'Unavailable' }));
      const done = after(registry, decided.right);
      store(done);
      if (giverEmails !== undefined) notify(grId, decided.right, giverEmails);
      return Promise.resolve(E.right(toOwners(registry, done.event)));
    },
    changeIdempotently: (grId, touching, idempotency, decide, giverEmails) =>
      TE.fromIOEither(() =>
        keys.once(idempotency, () => {
          const registry = stored.get(grId)?.registry;
          const skus = [...new Set(touching.map(({ sku }) => sku))];
          const products = registry === undefined ? [] : catalogue.get(registry.market, skus);
          const decided = decide(named(registry, touching), products);
          if (E.isLeft(decided)) return decided;
          if (registry === undefined) return E.left({ _tag: 'Unavailable' });
          const done = after(registry, decided.right.facts);
          store(done);
          if (giverEmails !== undefined) notify(grId, decided.right.facts, giverEmails);
          return E.right(decided.right.answer(toOwners(registry, done.event), excerpt(done.registry, touching)));
        }),
      ),
    ownedBy: (account, market) =>
      TE.fromIO(() =>
        all()
          .filter((registry) => registry.market === market && registry.owners.includes(account))
          .map(ownRegistryOf)
          .reverse(),
      ),
    eventsAfter: (grId, since, role) =>
      TE.fromIO(() => {
        const present = stored.get(grId);
        if (present === undefined) return O.none;
        const isOwner = role === 'registrant';
        const events = isOwner
          ? present.events.flatMap(({ event, ownersBefore }) =>
              O.match(
                () => [],
                (seen: RegistryEvent) => [seen],
              )(ownersEvent(ownersBefore, event)),
            )
          : present.events.map(({ event }) => event);
        return catchUp(
          since,
          isOwner ? ownersRevisionOf(present.registry) : present.registry,
          events.filter(({ version }) => version > since.version),
        );
      }),
    written$,
    reconnected$: NEVER,
  };
};

/** The directory of these registries. */
export const memoryDirectory = (
  keys: MemoryKeys,
  registries: MemoryRegistries,
  putAddress: (grId: GrId, address: DeliveryAddress) => void,
  isThere: (account: AccountId) => boolean,
): DirectoryStore => ({
  enter: (registry, address, idempotency) =>
    TE.fromIOEither(() =>
      keys.once<NumberTaken | SignInNeeded, CreatedRegistry>(idempotency, () => {
        const { grId, owners } = registry;
        if (!owners.every(isThere)) return E.left({ _tag: 'SignInNeeded' });
        if (registries.hasExisted(grId)) return E.left({ _tag: 'NumberTaken' });
        registries.put(registry);
        if (O.isSome(address)) putAddress(grId, address.value);
        return E.right({ grId });
      }),
    ),
  search: (market, query, read) => TE.fromIO(() => findRegistries(registries.all(), market, query, read)),
});

/** The ticks of these registries' checklists. */
export const memoryChecklistTicks = (registries: MemoryRegistries): ChecklistTicks => {
  const stored = new Map<GrId, ReadonlyArray<ChecklistKey>>();
  const isThere = (grId: GrId): boolean => registries.get(grId) !== undefined;
  const of = (grId: GrId): ReadonlyArray<ChecklistKey> => (isThere(grId) ? (stored.get(grId) ?? []) : []);
  return {
    of: (grId) => TE.fromIO(() => of(grId)),
    tick: (grId, key, isTicked) =>
      TE.fromIOEither(() => {
        if (!isThere(grId)) return E.left({ _tag: 'RegistryNotFound' });
        const ticked = tickByHand(of(grId), key, isTicked);
        stored.set(grId, ticked);
        return E.right(ticked);
      }),
  };
};
