import type { RegistryAddress } from '@gift-registry/domain';
import { type BrandInterrupterStream, brandInterrupterStream } from '@gift-registry/ui';
import * as t from 'io-ts';
import { tabMemories } from './browser/storage-memory.ts';
import type { PageParts } from './page-parts.ts';
import type { RegistryAt } from './registry-at.ts';

/** That both brands are on a registry (XB-01), until it was put away in this tab. */
export const brandInterrupterAt = (
  { log, page, site }: PageParts,
  registryAt: RegistryAt,
  address: RegistryAddress,
): BrandInterrupterStream =>
  brandInterrupterStream({
    registry: registryAt(address),
    site,
    memory: tabMemories(page, log)('both-brands-put-away', t.literal(true)),
  });
