/*
 * [STATE-01] A tag of what a reader would be shown of a registry, made without reading its items. Two views with one tag are the same.
 *
 * Laws:
 * - readers who are shown something else have another tag
 * - what was written to the registry or to a product since makes another tag
 *
 * @example viewETag(exampleReader({ role: 'guest' }), '7 a b') === viewETag(exampleReader({ role: 'registrant' }), '7 a b') // => false
 */
import type { RegistryAccess } from './registry.ts';
import type { Reader } from './registry-view-of.ts';

/** The access data of a registry, and a tag that changes whenever the registry, its items or a product changes. */
export type VersionedAccess = RegistryAccess & { readonly contentVersion: string };

/** A tag of everything a view depends on, except the retailer's texts for home pages, which do not change while a process runs. */
export const viewETag = (
  { role, viewing, isLoggedIn, site, origin, today, arrival }: Omit<Reader, 'written'>,
  contentVersion: string,
): string => JSON.stringify([role, viewing, isLoggedIn, site.id, origin, today, arrival, contentVersion]);
