import type { RegistryAddress } from '@gift-registry/domain';
import { type BrandInterrupterStream, brandInterrupterStream } from '@gift-registry/ui';
import * as t from 'io-ts';
import { tabMemories } from './browser/storage-memory.ts';
import type { PageParts } from './page-parts.ts';
import type { RegistryAt } from './registry-at.ts';

/** The memory of whether the message was dismissed in this tab. */
export const dismissedMemory = ({ log, page }: Pick<PageParts, 'log' | 'page'>) =>
  tabMemories(page, log)('both-brands-put-away', t.literal(true));

/** The message that the registry has items of both brands (XB-01), until it is dismissed in this tab. */
export const brandInterrupterAt = (
  parts: PageParts,
  registryAt: RegistryAt,
  address: RegistryAddress,
): BrandInterrupterStream =>
  brandInterrupterStream({
    registry: registryAt(address),
    site: parts.site,
    memory: dismissedMemory(parts),
  });
