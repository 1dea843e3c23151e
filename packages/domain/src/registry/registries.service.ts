import { either as E, function as F, option as O, readonlyArray as RA, taskEither as TE } from 'fp-ts';
import { asyncScheduler, type SchedulerLike } from 'rxjs';
import { authorize, type Role } from '../account/index.ts';
import { today } from '../calendar/index.ts';
import { codeUsesLeft } from '../cart/index.ts';
import { hasIdentity, ITEM_UNKNOWN, itemFor, ownerCommands, ownWords } from '../owner-command/index.ts';
import type {
  Dependencies,
  Person,
  Registries,
  RegistryAddress,
  RegistryNotFound,
  Unavailable,
  Viewing,
} from '../ports/index.ts';
import { addItems } from './add-items.service.ts';
import { markItem } from './mark-item.service.ts';
import { decideRemove, decideWanted } from './owner-decisions.ts';
import type { CompletionCoupon, Registry } from './registry.ts';
import { isIndexed, type Reader, shownRole, viewETag, viewFor } from './registry-view-of.ts';
import { replaceItem, replacements } from './replace-item.service.ts';
import { isSettled } from './settled.ts';
import { watchRegistry } from './watch-registry.service.ts';

/** Identifies the content of a view: two views with the same tag are equal; `role` is the role that the view is shown to. */
export interface ViewETag {
  readonly tag: string;
  readonly role: Role;
  readonly isLoggedIn: boolean;
  /** Whether search engines may list its page (SEO-01). */
  readonly isIndexed: boolean;
}

/** For callers that cache views: the tag of what `open` would return now, at the cost of reading one row (STATE-01). */
export interface ViewETags {
  readonly readETag: (address: RegistryAddress) => TE.TaskEither<RegistryNotFound | Unavailable, ViewETag>;
}

/** Reads and changes registries for one person (STATE-01, AUTH-03, MAN-05, LIVE-01); denied writes are logged (ANA-02). */
export const registries =
  (dependencies: Dependencies, scheduler: SchedulerLike = asyncScheduler) =>
  (person: Person): Registries & ViewETags => {
    const { enter, find, authorizeOwner, commitItems, asOwnersSee, patchOf } = ownerCommands(dependencies, person);

    const words = ownWords(person.site);
    const reader = (role: Role, viewing: Viewing): Reader => ({
      role,
      viewing,
      site: person.site,
      words,
      origin: person.origin,
      arrival: person.arrival,
      isLoggedIn: O.isSome(person.account),
      today: today(dependencies.clock),
      written: dependencies.siteContent().home,
    });

    /** Owners see a code until it is used up (COUP-05). */
    const usableCoupon = (registry: Registry, role: Role): TE.TaskEither<Unavailable, Registry['coupon']> => {
      const { coupon, grId } = registry;
      const terms = person.site.completionCode;
      if (role !== 'registrant' || terms === undefined || O.isNone(coupon)) return TE.right(coupon);
      return F.pipe(
        dependencies.orders.codeUses([grId]),
        TE.map((uses) =>
          O.filter((code: CompletionCoupon) => codeUsesLeft({ registry, coupon: code, terms }, uses) > 0)(coupon),
        ),
      );
    };

    const open = ({ grId, viewing }: RegistryAddress) =>
      F.pipe(
        find(grId),
        TE.bindW('coupon', ({ registry, role }) => usableCoupon(registry, shownRole({ role, viewing }))),
        TE.chainIOK(
          ({ registry, role, coupon }) =>
            () =>
              viewFor({ ...registry, coupon }, reader(role, viewing)),
        ),
      );

    const readETag = ({ grId, viewing }: RegistryAddress) =>
      F.pipe(
        enter(grId),
        TE.chainIOK(
          ({ registry, role }) =>
            (): ViewETag => ({
              tag: viewETag(reader(role, viewing), registry),
              role: shownRole({ role, viewing }),
              isLoggedIn: O.isSome(person.account),
              isIndexed: isIndexed(registry),
            }),
        ),
      );

    const items: Registries['items'] = (grId) =>
      F.pipe(
        open({ grId, viewing: 'own' }),
        TE.map((view) => view.items),
      );

    return {
      open,
      readETag,
      items,
      item: (grId, identity) =>
        F.pipe(items(grId), TE.map(RA.findFirst(hasIdentity(identity))), TE.chainW(TE.fromOption(() => ITEM_UNKNOWN))),
      watch: watchRegistry(dependencies, scheduler)(person),
      changeWantedQuantity: (grId, identity, wanted) =>
        authorizeOwner('changeWantedQuantity', grId, () =>
          F.pipe(
            commitItems(grId, [identity], (seen) =>
              F.pipe(
                itemFor('changeWantedQuantity', identity)(seen),
                E.chainW((item) => decideWanted({ ...item, isSettled: isSettled(seen.registry, identity) }, wanted)),
              ),
            ),
            TE.map(({ event, registry }) => ({
              version: event.version,
              wanted,
              purchased: asOwnersSee(registry).items.find(hasIdentity(identity))?.purchased ?? 0,
              patch: patchOf(registry, event),
            })),
          ),
        ),
      addItems: addItems(dependencies, person),
      removeItem: (grId, identity) =>
        authorizeOwner('removeItem', grId, () =>
          F.pipe(
            commitItems(grId, [identity], (seen) =>
              F.pipe(
                authorize('removeUnpurchased')(seen),
                E.chainW(() => decideRemove(O.fromNullable(seen.registry.items.find(hasIdentity(identity))))),
              ),
            ),
            TE.map(({ event, registry }) => ({ version: event.version, patch: patchOf(registry, event) })),
          ),
        ),
      ...markItem(dependencies, person),
      replacements: replacements(dependencies, person),
      replaceItem: replaceItem(dependencies, person),
      mine: F.pipe(
        person.account,
        O.match(
          (): Registries['mine'] => TE.right([]),
          (account) => dependencies.registries.ownedBy(account, person.site.market),
        ),
      ),
    };
  };
