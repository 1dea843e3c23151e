import { either as E, function as F, option as O, taskEither as TE } from 'fp-ts';
import { asyncScheduler, type SchedulerLike } from 'rxjs';
import { permit } from '../account/index.ts';
import { today } from '../calendar/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import type {
  OwnerRefusal,
  Person,
  Registries,
  RegistryAddress,
  RegistryNotFound,
  Unavailable,
  WantsChange,
  WantsRefusal,
  World,
} from '../ports/index.ts';
import { decideWants } from './decide-wants.ts';
import { patchFor } from './patch-for.ts';
import type { Registry } from './registry.ts';
import type { RegistryEvent, RegistryFact } from './registry-fact.ts';
import { viewFor } from './registry-view-of.ts';
import { type Seen, seenBy } from './seen-by.ts';
import { watchRegistry } from './watch-registry.service.ts';

const NOT_FOUND: RegistryNotFound = { _tag: 'RegistryNotFound' };

const sameItem =
  (identity: ItemIdentity) =>
  (item: RegistryItem): boolean =>
    isSameIdentity(item.identity, identity);

/** The item as the person sees it, then whether the person may change it: who may not see it is not told that it is there. */
const itemToManage =
  (identity: ItemIdentity) =>
  ({ registry, standing, role }: Seen): E.Either<OwnerRefusal, RegistryItem> =>
    F.pipe(
      registry.items.filter(isVisibleTo(role)).find(sameItem(identity)),
      E.fromNullable<OwnerRefusal>({ _tag: 'ItemUnknown' }),
      E.chainFirstW(() => permit('manage', registry.visibility._tag, standing)),
    );

const decideChange =
  (person: Person, identity: ItemIdentity, wants: number) =>
  (found: O.Option<Registry>): E.Either<OwnerRefusal | WantsRefusal, ReadonlyArray<RegistryFact>> =>
    F.pipe(
      seenBy(person)(found),
      E.fromOption((): OwnerRefusal => NOT_FOUND),
      E.chain(itemToManage(identity)),
      E.chainW((item) => decideWants(item, wants)),
    );

const isDenied = ({ _tag }: { readonly _tag: string }): boolean =>
  _tag === 'SignInNeeded' || _tag === 'NotOwner' || _tag === 'RegistryNotFound';

/** Reading and keeping registries for one person (STATE-01, AUTH-03, MAN-05, LIVE-01); denied writes are logged (ANA-02). */
export const registries =
  (world: World, scheduler: SchedulerLike = asyncScheduler) =>
  (person: Person): Registries => {
    const find = (grId: GrId): TE.TaskEither<RegistryNotFound | Unavailable, Seen> =>
      F.pipe(world.registries.find(grId), TE.map(seenBy(person)), TE.chainW(TE.fromOption(() => NOT_FOUND)));

    const open = ({ grId, viewing }: RegistryAddress) =>
      F.pipe(
        find(grId),
        TE.chainIOK(({ registry, role }) => () => {
          const { site, origin, arrival, account } = person;
          const day = today(world.clock.now());
          return viewFor(registry, { role, viewing, site, origin, arrival, isLoggedIn: O.isSome(account), today: day });
        }),
      );

    const logDenied =
      (call: string, grId: GrId) => (refusal: OwnerRefusal | WantsRefusal | Unavailable) => (): void => {
        if (!isDenied(refusal)) return;
        world.log.write({ level: 'warning', tag: 'owner-write-denied', data: { call, grId, reason: refusal._tag } })();
      };

    const changeOf =
      (identity: ItemIdentity, wants: number) =>
      ({ registry, role }: Seen, event: RegistryEvent): WantsChange => ({
        version: event.version,
        wants,
        purchased: registry.items.find(sameItem(identity))?.purchased ?? 0,
        patch: patchFor(registry, { role, viewing: 'own', site: person.site }, event),
      });

    return {
      open,
      items: (grId) =>
        F.pipe(
          open({ grId, viewing: 'own' }),
          TE.map(({ items }) => items),
        ),
      watch: watchRegistry(world.registries, scheduler)(person),
      changeWants: (grId, identity, wants) =>
        F.pipe(
          person.account,
          TE.fromOption((): OwnerRefusal | WantsRefusal | Unavailable => ({ _tag: 'SignInNeeded' })),
          TE.chain(() => world.registries.change(grId, [identity], decideChange(person, identity, wants))),
          TE.chainW((event) =>
            F.pipe(
              find(grId),
              TE.map((seen) => changeOf(identity, wants)(seen, event)),
            ),
          ),
          TE.orElseFirstIOK(logDenied('changeWants', grId)),
        ),
    };
  };
