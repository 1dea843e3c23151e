import type { SectionCounts } from '../list/index.ts';
import type { Registry } from './registry.ts';

/** A registry with some of its items, and the counts over all items. */
export interface RegistryExcerpt extends Registry {
  readonly counts: SectionCounts;
}
