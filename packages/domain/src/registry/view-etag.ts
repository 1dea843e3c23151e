/*
 * [STATE-01] [SURP-01] A tag of what a reader would be shown of a registry, made without reading its items. Two views with one tag are the same.
 *
 * @example viewETag(exampleReader({ role: 'guest' }), { contentVersion: '7 a', ownersContentVersion: '7 a' }) === viewETag(exampleReader({ role: 'registrant' }), { contentVersion: '7 a', ownersContentVersion: '7 a' }) // => false
 */
import type { RegistryAccess } from './registry.ts';
import type { Reader } from './registry-view-of.ts';

/** The access data of a registry, and tags that change whenever the registry, its items or a product changes. */
export type VersionedAccess = RegistryAccess & {
  readonly contentVersion: string;
  /** The tag for owners, which no write changes that is hidden from them (SURP-01). */
  readonly ownersContentVersion: string;
};

/** A tag of everything a view depends on, except the retailer's texts for home pages, which do not change while a process runs. */
export const viewETag = (
  { role, viewing, isLoggedIn, site, origin, today, arrival }: Omit<Reader, 'written'>,
  { contentVersion, ownersContentVersion }: Pick<VersionedAccess, 'contentVersion' | 'ownersContentVersion'>,
): string => {
  const version = role === 'registrant' ? ownersContentVersion : contentVersion;
  return JSON.stringify([role, viewing, isLoggedIn, site.id, origin, today, arrival, version]);
};
