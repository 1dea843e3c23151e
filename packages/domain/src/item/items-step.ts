import type { RegistryItem } from './registry-item.ts';

/** A list and the list after it: equally long, and different in these positions and nowhere else. */
export interface ItemsStep {
  readonly before: ReadonlyArray<RegistryItem>;
  readonly after: ReadonlyArray<RegistryItem>;
  readonly positions: ReadonlyArray<number>;
}
