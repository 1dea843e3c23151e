/*
 * [ADD-01] [ROUTE-02] Anyone who has several registries adds to the one that was chosen last, or managed last (registry-managed-at), as long as it is still there; until then to the newest. A page of somebody
 * else's registry, or of none at all, chooses nothing: the numbers of before are stored behind its own.
 *
 * @example chosenRegistry([{ grId: grIdOf('7310442') }, { grId: grIdOf('7310443') }], [grIdOf('999999999'), grIdOf('7310443')]) // => O.some({ grId: '7310443' })
 * @example withLastChosen([grIdOf('7310442'), grIdOf('7310443')], grIdOf('7310443')) // => ['7310443', '7310442']
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import { sameEventDay } from '../calendar/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';
import type { OwnRegistry } from '../registry/index.ts';

const MOST_KEPT = 20;

/** The recently chosen registries, the latest first, after choosing `grId`. */
export const withLastChosen = (before: ReadonlyArray<GrId>, grId: GrId): ReadonlyArray<GrId> =>
  [grId, ...before.filter((each) => each !== grId)].slice(0, MOST_KEPT);

/**
 * The registry that items are added to, among the person's own: the one chosen last that is still theirs, otherwise
 * their first. `last` is the recently chosen ones, the latest first.
 */
export const chosenRegistry = <A extends { readonly grId: GrId }>(
  own: ReadonlyArray<A>,
  last: ReadonlyArray<GrId>,
): O.Option<A> =>
  F.pipe(
    last,
    RA.findFirstMap((grId) => O.fromNullable(own.find((each) => each.grId === grId))),
    O.alt(() => O.fromNullable(own[0])),
  );

/*
 * [HOME-01] [ADD-01] A person may own two registries that are called alike, for the same event on the same day. Where they are distinguished by nothing else, the number does it.
 *
 * @example hasOwnCounterpart([exampleRegistry(), exampleRegistry({ grId: grIdOf('7310443') })], exampleRegistry()) // => true
 * @example hasOwnCounterpart([exampleRegistry()], exampleRegistry()) // => false
 */

/** Whether another of the person's registries has the same names, event and day. */
export const hasOwnCounterpart = (own: ReadonlyArray<OwnRegistry>, registry: OwnRegistry): boolean =>
  own.some(
    (other) =>
      other.grId !== registry.grId &&
      other.primaryFirstName === registry.primaryFirstName &&
      O.toUndefined(other.secondaryFirstName) === O.toUndefined(registry.secondaryFirstName) &&
      other.eventType.name === registry.eventType.name &&
      sameEventDay.equals(other.eventDate, registry.eventDate),
  );

/*
 * [ADD-01] [ROUTE-06] [XB-02] Anyone who opens a page on which they keep one of their registries is busy with that one: what they add from then on goes there, until they choose another.
 *
 * @example registryManagedAt('/gift-registry/registrant-list/7310442?sort=price') // => O.some('7310442')
 * @example registryManagedAt('/search?category=Rugs&grId=7310442') // => O.some('7310442')
 * @example registryManagedAt('/gift-registry/guest-list/7310442') // => O.none
 * @example asksToAddTo('/search?category=Rugs&grId=999') // => true
 */

const SHOP =
  '(?:search|product\\/[^/?]+\\/[^/?]+|gift-registry\\/add-more-gifts\\/(?:wedding|kids))\\/?\\?(?:.*&)?grId=';

/** The paths and queries of the pages that manage a registry; the group captures its number. */
const keptAt: ReadonlyArray<RegExp> = [
  /^\/gift-registry\/(?:registrant-list|overview|checklist|thank-you-manager|address-labels|cards|my-gift-registry)\/(\d+)\/?(?:\?|$)/,
  /^\/gift-registry\/view-similar-items\/[^/?]+\/(\d+)\/?(?:\?|$)/,
  new RegExp(`^/${SHOP}(\\d+)(?:&|$)`),
  /^\/gift-registry\/registrant\/edit-registry\/?\?(?:.*&)?id=(\d+)(?:&|$)/,
];

/** The registry managed on the page with that path and query. */
export const registryManagedAt = (address: string): O.Option<GrId> =>
  F.pipe(
    O.fromNullable(keptAt.map((pattern) => pattern.exec(address)?.[1]).find((found) => found !== undefined)),
    O.chain(parseGrId),
  );

const asking = new RegExp(`^/${SHOP}`);

/**
 * Whether the path and query are those of a shop page that names the registry to add to. The page then removes the
 * number from its address, known or not (`addressAfter('addTo', …)`).
 */
export const asksToAddTo = (address: string): boolean => asking.test(address);
