/*
 * [ADD-01] [ROUTE-06] [XB-02] Anyone who opens a page on which they keep one of their registries is busy with that one: what they add from then on goes there, until they choose another.
 *
 * @example registryManagedAt('/gift-registry/registrant-list/7310442?sort=price') // => O.some('7310442')
 * @example registryManagedAt('/search?category=Rugs&grId=7310442') // => O.some('7310442')
 * @example registryManagedAt('/gift-registry/guest-list/7310442') // => O.none
 * @example asksToAddTo('/search?category=Rugs&grId=999') // => true
 */
import { function as F, option as O } from 'fp-ts';
import { type GrId, parseGrId } from '../identity/index.ts';

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
